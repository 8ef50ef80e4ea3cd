import type { Scope } from '@livery/kernel';
import { scopeDelegationForbidden } from './platform.errors.ts';

/** The field of a request that lists the scopes to grant, or names a role that has them. */
export type ScopeParam = 'scopes' | 'requested_scopes' | 'role';

/**
 * Checks that a credential grants only scopes that it has itself, compared literally (interface document, section 5).
 * @throws DomainError `scope_delegation_forbidden` that names the field
 */
export function assertDelegable(wanted: readonly Scope[], held: readonly Scope[], param: ScopeParam): void {
  const beyond = wanted.filter((scope) => !held.includes(scope));
  if (beyond.length > 0) throw scopeDelegationForbidden(beyond, param);
}
