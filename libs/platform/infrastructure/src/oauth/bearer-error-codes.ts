/** What a caller may be told who comes with a bearer credential where no endpoint asks for one. */
export const BEARER_ERROR_CODES = [
  'credentials_expired',
  'credentials_invalid',
  'insufficient_scope',
  'ip_not_allowed',
  'organization_suspended',
  'publishable_key_forbidden',
] as const;
