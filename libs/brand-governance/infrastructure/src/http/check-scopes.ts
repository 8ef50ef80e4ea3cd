/** `brand:read` runs checks, too: the interface document lists it for POST /brand_checks (section 4). */
export const CHECK_SCOPES = ['brand:checks:write', 'brand:write', 'brand:read'] as const;
