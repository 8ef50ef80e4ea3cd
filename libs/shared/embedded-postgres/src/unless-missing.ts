import { errorCode } from './error-code.ts';

/** The error codes of a missing file. `/proc` returns ESRCH if a process ends while its file is read. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ESRCH']);

/** The result of a file operation; undefined if the file does not exist. Other failures are thrown. */
export async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (MISSING.has(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
