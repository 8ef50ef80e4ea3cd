import { errorCode } from './error-code.ts';

/** ESRCH is how `/proc` says that a process ended while its file was read. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ESRCH']);

/** What a file operation yields; undefined when the file does not exist. Other failures are thrown. */
export async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (MISSING.has(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
