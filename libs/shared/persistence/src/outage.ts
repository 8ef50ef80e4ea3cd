import { DomainError } from '@livery/kernel';
import { REFUSED_NAMES } from './statement-names.ts';

/** SQLSTATE codes (PostgreSQL, appendix A) of a lost connection, of a server that stops or starts, and of exhausted resources. */
const AWAY = /^(08...|57P0[1-5]|53[0-9A-Z]{3})$/;
/**
 * lock_not_available, idle_in_transaction_session_timeout, a name of a prepared statement that a pooler does not know: another attempt may
 * succeed.
 */
const TEMPORARY = new Set(['55P03', '25P03', ...REFUSED_NAMES]);
/** serialization_failure, deadlock_detected: rolled back because of a concurrent transaction. */
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
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query runner already released|query runner was already released/;

/** The documented error for a database that cannot be reached or is overloaded; undefined for any other failure. */
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
  if (!isAway({ code, message }) && !TEMPORARY.has(code)) return undefined;
  return new DomainError('unavailable', 'unavailable', 'The database does not answer right now. Try again.', {
    cause: error,
    retryAfter: 1,
  });
}

/** Whether an error, or the cause of a documented error, means that the database cannot be reached. False for timeouts and conflicts. */
export function isOutage(error: unknown): boolean {
  return isAway(factsOf(error instanceof DomainError ? error.cause : error));
}

interface Facts {
  readonly code: string;
  readonly message: string;
}

function isAway({ code, message }: Facts): boolean {
  return AWAY.test(code) || NETWORK.has(code) || POOL_MESSAGES.test(message);
}

function factsOf(error: unknown): Facts {
  if (typeof error !== 'object' || error === null) return { code: '', message: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return { code, message };
}
