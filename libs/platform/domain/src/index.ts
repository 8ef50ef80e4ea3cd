export { type ApiKey, type ApiKeyPrefix, issueApiKey, type NewApiKey, revokeApiKey } from './api-key.ts';
export { admit, type Credential } from './credential.ts';
export { assertDelegable } from './delegation.ts';
export { foundOrganization, type NewOrganization, type Organization, type OrganizationType } from './organization.ts';
export {
  apiKeyMissing,
  credentialsInQuery,
  credentialsInvalid,
  credentialsMissing,
  organizationMissing,
  scopeUnknown,
} from './platform.errors.ts';
