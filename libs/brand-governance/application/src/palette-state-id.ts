import { publicId, type Tenant } from '@livery/kernel';

/** Where a UUID holds its variant (RFC 9562, 4.1): `8`, `9`, `a` or `b` in the ids of organizations. */
const VARIANT = 19;
const OTHER_VARIANT: Readonly<Record<string, string>> = { 8: 'c', 9: 'd', a: 'e', b: 'f' };

/**
 * The id of the palettes of one organization in one mode. There is one such state, so its id follows from both: that of live
 * mode from the UUID of the organization, that of test mode from the same UUID with a variant that no organization has.
 */
export function paletteStateId({ organizationId, livemode }: Tenant): string {
  if (livemode) return publicId('pal_state', organizationId);
  const variant = organizationId.charAt(VARIANT);
  const other = OTHER_VARIANT[variant] ?? variant;
  return publicId('pal_state', organizationId.slice(0, VARIANT) + other + organizationId.slice(VARIANT + 1));
}
