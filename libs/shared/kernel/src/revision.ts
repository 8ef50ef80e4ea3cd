import { DomainError } from './domain-error.ts';

/**
 * Checks the revision that a caller has seen.
 * @param seen null if the caller does not say which
 * @throws DomainError `precondition_failed`
 */
export function assertRevision({ revision }: { readonly revision: number }, seen: number | null): void {
  if (seen === null || seen === revision) return;
  const message = 'The record has changed since you read it. Read it again, and repeat the change with its new ETag.';
  throw new DomainError('precondition_failed', 'precondition_failed', message, { param: 'If-Match' });
}
