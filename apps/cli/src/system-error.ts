/** What the operating system says when a file, a pipe or a device fails, such as `ENOSPC: no space left on device`. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
