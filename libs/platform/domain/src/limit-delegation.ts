import type { KeyLimits } from '@livery/kernel';
import { coversRange, mergeRanges, parseAddressBlock } from './address-blocks.ts';
import type { ApiKey } from './api-key.ts';
import { allowedIpsTooWide, expiryTooLate, limitedKeyForbidden, rotationForbidden } from './platform.errors.ts';

/** What a key is limited to now: an overlap ends it as its expiry does. */
export function limitsOf({ expiresAt, retiresAt, allowedIps }: ApiKey): KeyLimits {
  const ends = [expiresAt, retiresAt].filter((end) => end !== null);
  const [endsAt = null] = ends.toSorted((one, other) => one.getTime() - other.getTime());
  return { endsAt, allowedIps };
}

/**
 * A key grants no later end and no wider addresses than it has itself.
 * @param held the limits of whoever grants; null for applications and users, which have none
 * @throws DomainError `limit_delegation_forbidden` that names the field
 */
export function assertWithinLimits(granted: KeyLimits, held: KeyLimits | null): void {
  if (held === null) return;
  if (endsLater(granted, held)) throw expiryTooLate(held.endsAt);
  if (!areAddressesWithin(granted.allowedIps, held.allowedIps)) throw allowedIpsTooWide();
}

/**
 * A key rotates another one only when that one has no later end and no wider addresses. A rotation takes neither `expires_at` nor
 * `allowed_ips`, so the caller is told to use another key.
 * @param rotated the limits of the key that is rotated
 * @param held the limits of whoever rotates it; null for applications and users, which have none
 * @throws DomainError `limit_delegation_forbidden` that names the field
 */
export function assertMayRotate(rotated: KeyLimits, held: KeyLimits | null): void {
  if (held === null) return;
  if (endsLater(rotated, held)) throw rotationForbidden('expires_at');
  if (!areAddressesWithin(rotated.allowedIps, held.allowedIps)) throw rotationForbidden('allowed_ips');
}

/**
 * What has no limits itself, as an OAuth application or a member, is granted only by whoever has none.
 * @throws DomainError `limit_delegation_forbidden` that names the limit in the way, `expires_at` first
 */
export function assertUnlimited(held: KeyLimits | null): void {
  if (held === null) return;
  if (held.endsAt !== null) throw limitedKeyForbidden('expires_at');
  if (held.allowedIps.length > 0) throw limitedKeyForbidden('allowed_ips');
}

function endsLater(granted: KeyLimits, held: KeyLimits): held is KeyLimits & { readonly endsAt: Date } {
  return held.endsAt !== null && (granted.endsAt === null || granted.endsAt > held.endsAt);
}

/** An empty list stands for all addresses, also for an unknown one, so that no list of blocks is as wide. */
function areAddressesWithin(granted: readonly string[], held: readonly string[]): boolean {
  if (held.length === 0) return true;
  if (granted.length === 0) return false;
  const merged = mergeRanges(held.map(parseAddressBlock).filter((range) => range !== null));
  return granted.map(parseAddressBlock).every((range) => range !== null && coversRange(merged, range));
}
