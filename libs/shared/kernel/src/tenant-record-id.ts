import { type IdPrefix, publicId } from './public-id.ts';
import type { Tenant } from './tenant.ts';

/** Where a UUID holds its variant (RFC 9562, 4.1): `8`, `9`, `a` or `b` in the ids of organizations. */
const VARIANT = 19;
const OTHER_VARIANT: Readonly<Record<string, string>> = { 8: 'c', 9: 'd', a: 'e', b: 'f' };

/**
 * The id of a record of which each organization has one in each mode, such as its palettes or its review policy. It follows from
 * both: that of live mode from the UUID of the organization, that of test mode from the same UUID with a variant that no
 * organization has.
 */
export function tenantRecordId(prefix: IdPrefix, { organizationId, livemode }: Tenant): string {
  if (livemode) return publicId(prefix, organizationId);
  const variant = organizationId.charAt(VARIANT);
  const other = OTHER_VARIANT[variant] ?? variant;
  return publicId(prefix, organizationId.slice(0, VARIANT) + other + organizationId.slice(VARIANT + 1));
}
