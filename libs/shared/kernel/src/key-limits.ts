import { DomainError } from './domain-error.ts';

/** The limits of an API key, in addition to its scopes. */
export interface KeyLimits {
  /** When the key ends, by its expiry or by the overlap with the key that replaces it. Null if it does not end. */
  readonly endsAt: Date | null;
  /** The blocks of addresses (CIDR) from which the key may be used. An empty list allows all addresses. */
  readonly allowedIps: readonly string[];
}

/**
 * Checks that the caller has no limits, before it makes what has none: an OAuth application, a member, a webhook endpoint.
 * @param held the limits of the caller; null for applications and users, which have none
 * @throws DomainError `limit_delegation_forbidden` that names the limit in the way, `expires_at` first
 */
export function assertUnlimited(held: KeyLimits | null): void {
  if (held === null) return;
  if (held.endsAt !== null) throw limitedKeyForbidden('expires_at');
  if (held.allowedIps.length > 0) throw limitedKeyForbidden('allowed_ips');
}

function limitedKeyForbidden(param: 'expires_at' | 'allowed_ips'): DomainError {
  return new DomainError(
    'forbidden',
    'limit_delegation_forbidden',
    `Your key is limited by ${param}, and this call grants access without that limit. Use a key without limits.`,
    { param },
  );
}
