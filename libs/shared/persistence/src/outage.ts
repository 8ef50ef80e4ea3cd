import { DomainError } from '@livery/kernel';

/** SQLSTATE classes and codes that mean "not now, try again" (PostgreSQL, appendix A): 25P03 an idle transaction was cut off. */
const OUTAGE = /^(08...|57P0[1-5]|53[0-9A-Z]{3}|55P03|25P03)$/;
/** serialization_failure, deadlock_detected: rolled back for the sake of another transaction. */
const CONTENTION = new Set(['40001', '40P01']);
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const STATEMENT_TIMEOUT = '57014';
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query runner already released/;

/** The documented error for a database that is away or overloaded; undefined for any other failure. */
export function outageOf(error: unknown): DomainError | undefined {
  const { code, message } = factsOf(error);
  if (code === STATEMENT_TIMEOUT) {
    return new DomainError('timeout', 'timeout', 'The database took too long. Try again.', { cause: error });
  }
  if (CONTENTION.has(code)) {
    return new DomainError('unavailable', 'unavailable', 'Another request changed the same records. Try again.', {
      cause: error,
      retryAfter: 1,
    });
  }
  if (!OUTAGE.test(code) && !NETWORK.has(code) && !POOL_MESSAGES.test(message)) return undefined;
  return new DomainError('unavailable', 'unavailable', 'The database does not answer right now. Try again.', {
    cause: error,
    retryAfter: 1,
  });
}

function factsOf(error: unknown): { readonly code: string; readonly message: string } {
  if (typeof error !== 'object' || error === null) return { code: '', message: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return { code, message };
}
