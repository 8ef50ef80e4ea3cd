import type { UnscopedUse } from '@livery/persistence';

export const CREDENTIAL_LOOKUP: UnscopedUse = {
  reason: 'credential-lookup',
  because: 'a credential names its tenant only once it has been found',
  verbs: ['select'],
  tables: ['platform.api_key', 'platform.access_token', 'platform.oauth_application'],
};

export const CLIENT_LOOKUP: UnscopedUse = {
  reason: 'client-lookup',
  because: 'an OAuth client names its tenant only once it has been found',
  verbs: ['select'],
  tables: ['platform.oauth_application', 'platform.oauth_client_secret'],
};

export const TOKEN_ISSUE: UnscopedUse = {
  reason: 'token-issue',
  because: 'tokens that are given at the same moment are kept together, whoever they are for',
  verbs: ['insert'],
  tables: ['platform.access_token'],
};

export const CREDENTIAL_UPKEEP: UnscopedUse = {
  reason: 'credential-upkeep',
  because: 'when secrets of all tenants were last used is written together, and so are their hashes under a new pepper',
  verbs: ['update'],
  tables: ['platform.api_key', 'platform.oauth_client_secret'],
};
