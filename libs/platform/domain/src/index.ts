export { type AccessToken, effectiveScopes, grantAccessToken, type NewAccessToken } from './access-token.ts';
export { type ApiKey, type ApiKeyPrefix, issueApiKey, type NewApiKey, revokeApiKey } from './api-key.ts';
export { admit, type Credential } from './credential.ts';
export { assertDelegable } from './delegation.ts';
export { knownScopes } from './known-scopes.ts';
export {
  type ClientSecret,
  MAX_TOKEN_LIFETIME,
  type NewOAuthApplication,
  type OAuthApplication,
  registerOAuthApplication,
} from './oauth-application.ts';
export { admitClient, type OAuthClient } from './oauth-client.ts';
export { invalidClient, invalidRequest, OAUTH_ERROR_CODES, unsupportedGrantType } from './oauth.errors.ts';
export { foundOrganization, type NewOrganization, type Organization, type OrganizationType } from './organization.ts';
export { credentialsInQuery, credentialsInvalid, credentialsMissing } from './platform.errors.ts';
