export { type ApiKey, type ApiKeyPrefix, issueApiKey, revokeApiKey } from './api-key.ts';
export { admit, type Credential } from './credential.ts';
export { assertDelegable } from './delegation.ts';
export { foundOrganization, type Organization, type OrganizationType } from './organization.ts';
export { credentialsInQuery, credentialsInvalid, credentialsMissing, scopeUnknown } from './platform.errors.ts';
