import type { TenantGuardException } from '@livery/persistence';

export const CREDENTIAL_LOOKUP: TenantGuardException = {
  reason: 'credential-lookup',
  because: 'the tenant of a credential is known only after it has been found',
  verbs: ['select'],
  tables: ['platform.api_key', 'platform.access_token', 'platform.user_token', 'platform.oauth_application'],
};

export const CLIENT_LOOKUP: TenantGuardException = {
  reason: 'client-lookup',
  because: 'the tenant of an OAuth client is known only after it has been found',
  verbs: ['select'],
  tables: ['platform.oauth_application', 'platform.oauth_client_secret'],
};

export const TOKEN_ISSUE: TenantGuardException = {
  reason: 'token-issue',
  because: 'tokens of several tenants that are issued at the same time are inserted with one statement',
  verbs: ['insert'],
  tables: ['platform.access_token'],
};

export const CREDENTIAL_UPKEEP: TenantGuardException = {
  reason: 'credential-upkeep',
  because: 'the last use of secrets of all tenants, and their hashes with a new pepper, are written with one statement',
  verbs: ['update'],
  tables: ['platform.api_key', 'platform.oauth_client_secret'],
};
