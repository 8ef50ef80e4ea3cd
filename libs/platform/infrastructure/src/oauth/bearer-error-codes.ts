/** The errors of a bearer credential at a public endpoint, which accepts one but does not require it. */
export const BEARER_ERROR_CODES = [
  'credentials_expired',
  'credentials_invalid',
  'insufficient_scope',
  'ip_not_allowed',
  'organization_suspended',
  'publishable_key_forbidden',
] as const;
