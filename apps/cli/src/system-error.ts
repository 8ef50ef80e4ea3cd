/** What the operating system says when a file, a pipe or a device fails, such as `ENOSPC: no space left on device`. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;
}

/** Why a file cannot be read, as a sentence that names it. */
export function unreadable(file: string, error: unknown): string {
  if (!isSystemError(error)) return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  if (error.code === 'ENOENT') return `${file} does not exist.`;
  if (error.code === 'EISDIR') return `${file} is a folder.`;
  return `${file} cannot be read: ${error.message}`;
}
