/** `brand:read` runs checks, too: the interface document lists it for POST /brand_checks (section 4). */
export const CHECK_SCOPES = ['brand:checks:write', 'brand:write', 'brand:read'] as const;

/** Those who read checks do not simulate, since that makes the service judge a thousand documents. */
export const SIMULATION_SCOPES = ['brand:checks:write', 'brand:write'] as const;
