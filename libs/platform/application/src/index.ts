export { AccessTokenRepository } from './ports/access-token.repository.ts';
export { ApiKeyRepository } from './ports/api-key.repository.ts';
export {
  type BearerKind,
  CredentialSecrets,
  type IssuedSecret,
  type RecognisedSecret,
  type SecretDigest,
  type SecretKind,
  type SecretPrefix,
} from './ports/credential-secrets.ts';
export { OAuthApplicationRepository } from './ports/oauth-application.repository.ts';
export { OrganizationRepository } from './ports/organization.repository.ts';
export { UnscopedCredentialDirectory } from './ports/unscoped-credential-directory.ts';
export { type KnownOAuthClient, UnscopedOAuthClientDirectory } from './ports/unscoped-oauth-client-directory.ts';
export { apiKeyResource } from './resources/api-key.resource.ts';
export { oauthApplicationResource } from './resources/oauth-application.resource.ts';
export { organizationResource } from './resources/organization.resource.ts';
export { Authenticate } from './use-cases/authenticate.ts';
export { AuthenticateClient, type ClientCredentials } from './use-cases/authenticate-client.ts';
export { CreateApiKey, type CreateApiKeyInput, type CreatedApiKey } from './use-cases/create-api-key.ts';
export {
  type CreatedOAuthApplication,
  CreateOAuthApplication,
  type CreateOAuthApplicationInput,
} from './use-cases/create-oauth-application.ts';
export { CreateOrganization, type CreateOrganizationInput } from './use-cases/create-organization.ts';
export { type IssuedAccessToken, IssueAccessToken } from './use-cases/issue-access-token.ts';
export { RevokeApiKey } from './use-cases/revoke-api-key.ts';
