import type { Scope } from '@livery/kernel';
import { scopeDelegationForbidden } from './platform.errors.ts';

/**
 * A credential hands on only what it holds itself, literally (interface document, section 5).
 * @throws DomainError `scope_delegation_forbidden` that names the field
 */
export function assertDelegable(
  wanted: readonly Scope[],
  held: readonly Scope[],
  param: 'scopes' | 'requested_scopes',
): void {
  const beyond = wanted.filter((scope) => !held.includes(scope));
  if (beyond.length > 0) throw scopeDelegationForbidden(beyond, param);
}
