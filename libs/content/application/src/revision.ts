import { preconditionFailed } from '@livery/content-domain';

/**
 * Checks the revision that a caller has seen.
 * @param seen null if the caller does not say which
 * @throws DomainError `precondition_failed`
 */
export function assertRevision({ revision }: { readonly revision: number }, seen: number | null): void {
  if (seen !== null && seen !== revision) throw preconditionFailed();
}
