import { DomainError } from '@livery/kernel';

const RETRY_AFTER_SECONDS = 5;

/** The documented error for a store that cannot store, read or delete now. Callers see no details; logs contain the cause. */
export function storeUnavailable(cause: unknown): DomainError {
  return new DomainError('unavailable', 'unavailable', 'The store of files does not answer right now. Try again.', {
    cause,
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
