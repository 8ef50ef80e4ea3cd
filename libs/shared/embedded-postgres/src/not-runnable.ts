import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { errorCode } from './error-code.ts';

/** The error for a program of PostgreSQL that the system cannot run. ENOENT also means a missing loader. */
export function notRunnable(program: string, cause: unknown): EmbeddedPostgresFailed {
  return new EmbeddedPostgresFailed(
    `${program} cannot be run (${errorCode(cause) ?? String(cause)}). If it is there and executable, the system lacks ` +
      'the C library that it was made for (glibc, which Alpine has not): use a PostgreSQL server of your own.',
    { cause },
  );
}
