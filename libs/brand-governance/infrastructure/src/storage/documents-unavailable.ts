import { DomainError } from '@livery/kernel';

const RETRY_AFTER_SECONDS = 5;

/** The answer while the copy of a document cannot be written: the disk is full, for example. */
export function documentsUnavailable(cause: unknown): DomainError {
  const message = 'The service cannot store the document at the moment. Send it again later.';
  return new DomainError('unavailable', 'unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause });
}
