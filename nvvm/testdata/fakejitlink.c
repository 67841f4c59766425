/* An nvJitLink for tests. Macros: PREFIX and SUFFIX of the functions' names, FAIL (the result of completing). */
#include <stdlib.h>
#include <string.h>

#ifndef PREFIX
#define PREFIX __nvJitLink
#endif
#ifndef SUFFIX
#define SUFFIX _13_0
#endif
#ifndef FAIL
#define FAIL 0
#endif
#define JOIN3(a, b, c) a##b##c
#define JOIN(a, b, c) JOIN3(a, b, c)
#define NAME(f) JOIN(PREFIX, f, SUFFIX)

/* The cubin is a record of what it was given. */
struct link { char record[65536]; };

int NAME(Create)(struct link **l, unsigned count, const char **options) {
	*l = calloc(1, sizeof **l);
	strcat((*l)->record, "\177ELF");
	for (unsigned i = 0; i < count; i++) {
		strcat((*l)->record, options[i]);
		strcat((*l)->record, " ");
	}
	return 0;
}

int NAME(Destroy)(struct link **l) { free(*l); *l = NULL; return 0; }

int NAME(AddData)(struct link *l, int kind, const char *data, size_t size, const char *name) {
	if (kind != 2 || !size || data[size - 1] || strlen(data) != size - 1) return 2;
	strcat(l->record, name);
	strcat(l->record, " ");
	strcat(l->record, data);
	return 0;
}

int NAME(Complete)(struct link *l) { return FAIL; }

int NAME(GetLinkedCubinSize)(struct link *l, size_t *size) { *size = strlen(l->record); return 0; }

int NAME(GetLinkedCubin)(struct link *l, char *data) { memcpy(data, l->record, strlen(l->record)); return 0; }

static const char log_text[] = "ERROR 4 in nvPTXCompile";

int NAME(GetErrorLogSize)(struct link *l, size_t *size) { *size = sizeof log_text; return 0; }

int NAME(GetErrorLog)(struct link *l, char *log) { memcpy(log, log_text, sizeof log_text); return 0; }
