import type { KeyLimits } from '@livery/kernel';
import { coversRange, mergeRanges, parseAddressBlock } from './address-blocks.ts';
import type { ApiKey } from './api-key.ts';
import { allowedIpsTooWide, expiryTooLate, rotationForbidden } from './platform.errors.ts';

/** Returns the limits of a key. It ends at its expiry, or at the end of its overlap if that is earlier. */
export function limitsOf({ expiresAt, retiresAt, allowedIps }: ApiKey): KeyLimits {
  const ends = [expiresAt, retiresAt].filter((end) => end !== null);
  const [endsAt = null] = ends.toSorted((one, other) => one.getTime() - other.getTime());
  return { endsAt, allowedIps };
}

/**
 * Checks that a key grants no later end and no wider addresses than it has itself.
 * @param held the limits of the caller; null for applications and users, which have none
 * @throws DomainError `limit_delegation_forbidden` that names the field
 */
export function assertWithinLimits(granted: KeyLimits, held: KeyLimits | null): void {
  if (held === null) return;
  if (held.endsAt !== null && endsAfter(granted, held.endsAt)) throw expiryTooLate(held.endsAt);
  if (!areAddressesWithin(granted.allowedIps, held.allowedIps)) throw allowedIpsTooWide();
}

/**
 * Checks that a key rotates no key with a later end or wider addresses than it has itself. A rotation accepts neither
 * `expires_at` nor `allowed_ips`, so the error says to use another key.
 * @param rotated the limits of the key that is rotated
 * @param held the limits of the caller; null for applications and users, which have none
 * @throws DomainError `limit_delegation_forbidden` that names the field
 */
export function assertMayRotate(rotated: KeyLimits, held: KeyLimits | null): void {
  if (held === null) return;
  if (held.endsAt !== null && endsAfter(rotated, held.endsAt)) throw rotationForbidden('expires_at');
  if (!areAddressesWithin(rotated.allowedIps, held.allowedIps)) throw rotationForbidden('allowed_ips');
}

function endsAfter({ endsAt }: KeyLimits, end: Date): boolean {
  return endsAt === null || endsAt > end;
}

/** An empty list allows all addresses, even an unknown one, and is therefore wider than any list of blocks. */
function areAddressesWithin(granted: readonly string[], held: readonly string[]): boolean {
  if (held.length === 0) return true;
  if (granted.length === 0) return false;
  const merged = mergeRanges(held.map(parseAddressBlock).filter((range) => range !== null));
  return granted.map(parseAddressBlock).every((range) => range !== null && coversRange(merged, range));
}
