export { ChangeLog } from './change-log.ts';
export { Invitations } from './invitations.ts';
export { AccountMerger } from './account-merger.ts';
export { InvitedAccess } from './invited-access.ts';
export { MemberChanges } from './member-changes.ts';
export { OwnerGuard } from './owner-guard.ts';
export { TracedOrigins } from './traced-origins.ts';
export { AccessTokenRepository } from './ports/access-token.repository.ts';
export { type ApiKeyFilter, ApiKeyRepository } from './ports/api-key.repository.ts';
export { ActorDirectory, type NamedActor } from './ports/actor-directory.ts';
export { type AuditFilter, AuditLog, type NewAuditEntry } from './ports/audit-log.ts';
export {
  BEARER_KINDS,
  type BearerKind,
  CredentialSecrets,
  type IssuedSecret,
  type RecognisedSecret,
  type SecretDigest,
  type SecretKind,
  type SecretPrefix,
} from './ports/credential-secrets.ts';
export { CredentialUse, type UsedSecret } from './ports/credential-use.ts';
export { MembershipRepository } from './ports/membership.repository.ts';
export { OAuthApplicationRepository } from './ports/oauth-application.repository.ts';
export { OrganizationRepository } from './ports/organization.repository.ts';
export { PasswordHasher } from './ports/password-hasher.ts';
export { type ArchivedRequest, RequestArchive, type RequestFilter } from './ports/request-archive.ts';
export { UnscopedAccessTokenDirectory } from './ports/unscoped-access-token-directory.ts';
export { type AccountMembership, type AccountUser, UnscopedAccounts } from './ports/unscoped-accounts.ts';
export { type LookUpOptions, UnscopedCredentialDirectory } from './ports/unscoped-credential-directory.ts';
export {
  type KnownClientSecret,
  type KnownOAuthClient,
  UnscopedOAuthClientDirectory,
} from './ports/unscoped-oauth-client-directory.ts';
export { type EndedSession, UnscopedSessions } from './ports/unscoped-sessions.ts';
export type { SessionReach } from './ports/session-reach.ts';
export { UnscopedSignInLinks } from './ports/unscoped-sign-in-links.ts';
export { UserTokenRepository } from './ports/user-token.repository.ts';
export { UserRepository } from './ports/user.repository.ts';
export { actorResource } from './resources/actor.resource.ts';
export { apiKeyResource } from './resources/api-key.resource.ts';
export { auditEntryResource } from './resources/audit-entry.resource.ts';
export { invitationLinkResource } from './resources/invitation-link.resource.ts';
export { membershipResource } from './resources/membership.resource.ts';
export { oauthApplicationResource } from './resources/oauth-application.resource.ts';
export { organizationResource } from './resources/organization.resource.ts';
export { requestLogResource } from './resources/request-log.resource.ts';
export { currentSessionResource, sessionResource } from './resources/session.resource.ts';
export { userResource } from './resources/user.resource.ts';
export { userTokenResource } from './resources/user-token.resource.ts';
export { SessionOpener } from './session-opener.ts';
export { SignInLog } from './sign-in-log.ts';
export { type Browser, type SignedIn } from './signed-in.ts';
export { Authenticate } from './use-cases/authenticate.ts';
export { AuthenticateSession } from './use-cases/authenticate-session.ts';
export { AuthenticateClient, type ClientCredentials } from './use-cases/authenticate-client.ts';
export { ChangeOrganizationStatus } from './use-cases/change-organization-status.ts';
export { CreateApiKey, type CreateApiKeyInput, type CreatedApiKey } from './use-cases/create-api-key.ts';
export {
  type CreatedOAuthApplication,
  CreateOAuthApplication,
  type CreateOAuthApplicationInput,
} from './use-cases/create-oauth-application.ts';
export { CreateOrganization, type CreateOrganizationInput } from './use-cases/create-organization.ts';
export {
  type CreatedSignInLink,
  CreateSignInLink,
  type CreateSignInLinkInput,
} from './use-cases/create-sign-in-link.ts';
export { CreateInvitationLink } from './use-cases/create-invitation-link.ts';
export { DeleteMembership } from './use-cases/delete-membership.ts';
export { DisableOAuthApplication } from './use-cases/disable-oauth-application.ts';
export { EndSession } from './use-cases/end-session.ts';
export { FindErasablePerson, type FindErasablePersonInput } from './use-cases/find-erasable-person.ts';
export { InviteMember } from './use-cases/invite-member.ts';
export { IntrospectToken } from './use-cases/introspect-token.ts';
export { type IssuedAccessToken, IssueAccessToken } from './use-cases/issue-access-token.ts';
export { type IssuedUserToken, IssueUserToken } from './use-cases/issue-user-token.ts';
export { JoinByLink } from './use-cases/join-by-link.ts';
export { RevokeApiKey } from './use-cases/revoke-api-key.ts';
export { RevokeSessions } from './use-cases/revoke-sessions.ts';
export { RevokeToken, type RevokeTokenInput } from './use-cases/revoke-token.ts';
export { RotateApiKey } from './use-cases/rotate-api-key.ts';
export { RotateClientSecret } from './use-cases/rotate-client-secret.ts';
export { SetPassword } from './use-cases/set-password.ts';
export { SignInByLink } from './use-cases/sign-in-by-link.ts';
export { SignInByPassword } from './use-cases/sign-in-by-password.ts';
export { StepUp } from './use-cases/step-up.ts';
export { UpdateApiKey } from './use-cases/update-api-key.ts';
export { UpdateMembership } from './use-cases/update-membership.ts';
export { UpdateOAuthApplication } from './use-cases/update-oauth-application.ts';
export { UpdateOrganization } from './use-cases/update-organization.ts';
export { UpdateUser } from './use-cases/update-user.ts';
