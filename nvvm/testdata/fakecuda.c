/* A libcuda for tests. Macros: VERSION, GPUS (a list of {"name", major, minor}), INIT (what cuInit returns), ON_INIT (a statement). */
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#ifndef VERSION
#define VERSION 12040
#endif
#ifndef VERSION_CODE
#define VERSION_CODE 0
#endif
#ifndef GPUS
#define GPUS {"Fake GPU", 9, 0}
#endif
#ifndef INIT
#define INIT 0
#endif
#ifndef ON_INIT
#define ON_INIT
#endif

static const struct { const char *name; int major, minor; } gpus[] = {GPUS};

int cuDriverGetVersion(int *version) { *version = VERSION; return VERSION_CODE; }

int cuGetErrorName(int code, const char **name) {
	*name = code == 100 ? "CUDA_ERROR_NO_DEVICE" : code == 803 ? "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH" : NULL;
	return *name ? 0 : 1;
}

int cuInit(unsigned flags) { ON_INIT; return flags ? 1 : INIT; }

int cuDeviceGetCount(int *count) { *count = sizeof gpus / sizeof *gpus; return 0; }

int cuDeviceGet(int *device, int ordinal) { *device = ordinal + 40; return 0; }

int cuDeviceGetName(char *name, int size, int device) { strncpy(name, gpus[device - 40].name, size); return 0; }

int cuDeviceGetAttribute(int *value, int attribute, int device) {
	*value = attribute == 75 ? gpus[device - 40].major : attribute == 76 ? gpus[device - 40].minor : -1;
	return *value < 0;
}
