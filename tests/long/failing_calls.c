/* Makes one call of the system fail, for save_faults.py: preloaded into a process, it
 * counts the calls by which files are written and fails the one it was told to.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int countdown = 0; /* calls until the failing one; 0: none fails */
static int error = 0;     /* its errno; 0: a write that writes only half */
static const char *failed = "";

void fail_call(int number, int with_error)
{
    countdown = number;
    error = with_error;
    failed = "";
}

/* The name of the call that failed since fail_call, "" if none did. */
const char *failed_call(void)
{
    countdown = 0;
    return failed;
}

static int fails(const char *name)
{
    if (error == 0 && strcmp(name, "write") != 0)
        return 0;
    if (countdown == 0 || --countdown != 0)
        return 0;
    failed = name;
    errno = error;
    return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPENING(name)                                                   \
    int name(const char *path, int flags, ...)                          \
    {                                                                   \
        va_list rest;                                                   \
        va_start(rest, flags);                                          \
        mode_t mode = va_arg(rest, mode_t);                             \
        va_end(rest);                                                   \
        return fails(#name) ? -1 : REAL(name)(path, flags, mode);       \
    }
OPENING(open)
OPENING(open64)

#define OPENING_AT(name)                                                \
    int name(int folder, const char *path, int flags, ...)              \
    {                                                                   \
        va_list rest;                                                   \
        va_start(rest, flags);                                          \
        mode_t mode = va_arg(rest, mode_t);                             \
        va_end(rest);                                                   \
        return fails(#name) ? -1 : REAL(name)(folder, path, flags, mode); \
    }
OPENING_AT(openat)
OPENING_AT(openat64)

ssize_t write(int file, const void *data, size_t size)
{
    if (!fails("write"))
        return REAL(write)(file, data, size);
    return error ? -1 : REAL(write)(file, data, size / 2);
}

#define SYNCING(name)                                                   \
    int name(int file) { return fails(#name) ? -1 : REAL(name)(file); }
SYNCING(fsync)
SYNCING(fdatasync)
SYNCING(close)

int fchmod(int file, mode_t mode) { return fails("fchmod") ? -1 : REAL(fchmod)(file, mode); }

int rename(const char *from, const char *to)
{
    return fails("rename") ? -1 : REAL(rename)(from, to);
}

int renameat2(int a, const char *from, int b, const char *to, unsigned int flags)
{
    return fails("renameat2") ? -1 : REAL(renameat2)(a, from, b, to, flags);
}

int linkat(int a, const char *from, int b, const char *to, int flags)
{
    return fails("linkat") ? -1 : REAL(linkat)(a, from, b, to, flags);
}
