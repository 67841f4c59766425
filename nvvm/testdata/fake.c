/* A libNVVM for tests. Macros given to the compiler make it misbehave:
   ON_LOAD, ON_VERSION, ON_VERIFY, ON_COMPILE and so on, one for each function: statements to run there. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef ON_LOAD
#define ON_LOAD
#endif
#ifndef ON_VERSION
#define ON_VERSION
#endif
#ifndef ON_IR_VERSION
#define ON_IR_VERSION
#endif
#ifndef ON_LLVM_VERSION
#define ON_LLVM_VERSION
#endif
#ifndef ON_CREATE
#define ON_CREATE
#endif
#ifndef ON_DESTROY
#define ON_DESTROY
#endif
#ifndef ON_ADD
#define ON_ADD
#endif
#ifndef ON_LAZY
#define ON_LAZY
#endif
#ifndef ON_VERIFY
#define ON_VERIFY
#endif
#ifndef ON_COMPILE
#define ON_COMPILE
#endif
#ifndef ON_RESULT_SIZE
#define ON_RESULT_SIZE
#endif
#ifndef ON_RESULT
#define ON_RESULT
#endif
#ifndef ON_LOG_SIZE
#define ON_LOG_SIZE
#endif
#ifndef ON_LOG
#define ON_LOG
#endif
#ifndef ARCHS /* what it compiles for; each name ends with a space */
#define ARCHS "compute_80 compute_90 compute_90a compute_100 "
#endif
#ifndef OPTIONS /* what else it knows */
#define OPTIONS "-opt=3 -opt=0 -fma=0 -gen-lto "
#endif
#ifndef IR_MAJOR
#define IR_MAJOR 2
#endif
#ifndef CUDA
#define CUDA "12.4, V12.4.131"
#endif
#ifndef PTX /* what it compiles to */
#define PTX ".version 8.4\n"
#endif
#ifndef VERIFY_CODE
#define VERIFY_CODE 0
#endif
#ifndef COMPILE_CODE
#define COMPILE_CODE 0
#endif
#ifndef LOG
#define LOG ""
#endif
#ifndef SIZE /* of the result */
#define SIZE strlen(p->result) + 1
#endif
#ifndef WRITES /* how much of it is written */
#define WRITES SIZE
#endif
#ifndef LOG_SIZE
#define LOG_SIZE strlen(p->log) + 1
#endif

struct program {
	int modules, nonsense, mark; /* mark: for macros */
	char log[4096], result[65536];
};

__attribute__((constructor)) static void load(void) { ON_LOAD; }

int nvvmVersion(int *major, int *minor) { ON_VERSION; *major = 2; *minor = 0; return 0; }

int nvvmIRVersion(int *major, int *minor, int *debug_major, int *debug_minor) {
	ON_IR_VERSION;
	*major = IR_MAJOR; *minor = 0; *debug_major = 3; *debug_minor = 1;
	return 0;
}

static int listed(const char *list, const char *word) {
	char with_space[256];
	snprintf(with_space, sizeof with_space, "%s ", word);
	return strstr(list, with_space) != NULL;
}

#ifdef LLVM_VERSION
int nvvmLLVMVersion(const char *arch, int *major) {
	ON_LLVM_VERSION;
	if (!listed(ARCHS, arch)) return 4;
	*major = LLVM_VERSION;
	return 0;
}
#endif

const char *nvvmGetErrorString(int code) { return code == 9 ? "fake compilation error" : "fake error"; }

int nvvmCreateProgram(struct program **p) { ON_CREATE; return (*p = calloc(1, sizeof **p)) ? 0 : 1; }

int nvvmDestroyProgram(struct program **p) { ON_DESTROY; free(*p); *p = NULL; return 0; }

/* The result records what the library was given. */
static int add(struct program *p, const char *how, const char *data, size_t size, const char *name) {
	char line[512];
	if (!size) return 4;
	snprintf(line, sizeof line, "// %s %s %zu\n", how, name, size);
	strcat(p->result, line);
	p->modules++;
	p->nonsense |= size == 1 && *data == 'x';
	return 0;
}

int nvvmAddModuleToProgram(struct program *p, const char *data, size_t size, const char *name) {
	ON_ADD;
	return add(p, "module", data, size, name);
}

#ifndef NO_LAZY
int nvvmLazyAddModuleToProgram(struct program *p, const char *data, size_t size, const char *name) {
	ON_LAZY;
	return add(p, "lazy", data, size, name);
}
#endif

static int check(struct program *p, const char *call, int count, const char **options) {
	int i;
	*p->log = 0;
	if (!p->modules) return 8;
	for (i = 0; i < count; i++) {
		const char *o = options[i];
		if (strncmp(o, "-arch=", 6) ? !listed(OPTIONS, o) : !listed(ARCHS, o + 6)) {
			snprintf(p->log, sizeof p->log, "libnvvm : error: %s is an unsupported option", o);
			return 7;
		}
		strcat(p->result, "// ");
		strcat(p->result, call);
		strcat(p->result, " ");
		strcat(p->result, o);
		strcat(p->result, "\n");
	}
	return 0;
}

int nvvmVerifyProgram(struct program *p, int count, const char **options) {
	int code = check(p, "verify", count, options);
	if (code) return code;
	if (p->nonsense) return 6;
	ON_VERIFY;
	strcpy(p->log, LOG);
	return VERIFY_CODE;
}

int nvvmCompileProgram(struct program *p, int count, const char **options) {
	int code = check(p, "compile", count, options);
	if (code) return code;
	ON_COMPILE;
	strcat(p->result, "// Cuda compilation tools, release " CUDA "\n" PTX);
	strcpy(p->log, LOG);
	return COMPILE_CODE;
}

int nvvmGetCompiledResultSize(struct program *p, size_t *size) { ON_RESULT_SIZE; *size = SIZE; return 0; }

int nvvmGetCompiledResult(struct program *p, char *data) { ON_RESULT; memcpy(data, p->result, WRITES); return 0; }

int nvvmGetProgramLogSize(struct program *p, size_t *size) { ON_LOG_SIZE; *size = LOG_SIZE; return 0; }

int nvvmGetProgramLog(struct program *p, char *data) { ON_LOG; strcpy(data, p->log); return 0; }
