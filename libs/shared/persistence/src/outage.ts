import { DomainError } from '@livery/kernel';

/** SQLSTATE classes and codes (PostgreSQL, appendix A) of a server that is gone, going, coming, or full. */
const AWAY = /^(08...|57P0[1-5]|53[0-9A-Z]{3})$/;
/** lock_not_available; an idle transaction was cut off: another try may do better. */
const PASSING = new Set(['55P03', '25P03']);
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
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query runner already released|query runner was already released/;

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
  if (!isAway({ code, message }) && !PASSING.has(code)) return undefined;
  return new DomainError('unavailable', 'unavailable', 'The database does not answer right now. Try again.', {
    cause: error,
    retryAfter: 1,
  });
}

/** Whether a failure, or the cause of a documented one, is that the database is away; not that it is slow, or that two met in it. */
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
