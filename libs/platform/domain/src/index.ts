export { type Account, canBeAccount, isSameEmail, newAccount } from './account.ts';
export { type AddressRange, coversRange, mergeRanges, parseAddressBlock } from './address-blocks.ts';
export { type AccessToken, effectiveScopes, grantAccessToken, type NewAccessToken } from './access-token.ts';
export {
  amendApiKey,
  type ApiKey,
  type ApiKeyAmendment,
  type ApiKeyPrefix,
  issueApiKey,
  type NewApiKey,
  revokeApiKey,
  rotateApiKey,
} from './api-key.ts';
export { type AuditEntry, changedFields, changesOfRecord } from './audit-entry.ts';
export { isLive, isSafeToRetire, rotateClientSecret } from './client-secrets.ts';
export { admit, type Credential } from './credential.ts';
export { assertDelegable } from './delegation.ts';
export { isActive, type IssuedToken, isVisibleTo, scopesOf, type TokenInquirer } from './issued-token.ts';
export { knownScopes } from './known-scopes.ts';
export { assertMayRotate, assertWithinLimits, limitsOf } from './limit-delegation.ts';
export {
  amendMembership,
  assertOwnerRemains,
  isActiveOwner,
  type Membership,
  type MembershipAmendment,
  newMembership,
  type Role,
  ROLES,
} from './membership.ts';
export {
  amendOAuthApplication,
  type ClientSecret,
  disableOAuthApplication,
  MAX_TOKEN_LIFETIME,
  type NewOAuthApplication,
  type OAuthApplication,
  type OAuthApplicationAmendment,
  registerOAuthApplication,
} from './oauth-application.ts';
export { admitClient, type OAuthClient } from './oauth-client.ts';
export {
  basicUnreadable,
  clientMissing,
  invalidClient,
  invalidRequest,
  OAUTH_ERROR_CODES,
  tooManyFailures,
  unsupportedGrantType,
} from './oauth.errors.ts';
export {
  amendOrganization,
  newOrganization,
  withStatus,
  type NewOrganization,
  type Organization,
  type OrganizationAmendment,
  type OrganizationType,
} from './organization.ts';
export { MAX_OVERLAP_SECONDS } from './overlap.ts';
export { checkedPassword, MAX_PASSWORD, MIN_PASSWORD, normalizedPassword } from './password.ts';
export { platformErrorCodes } from './platform.error-codes.ts';
export {
  bearerMissing,
  credentialsInQuery,
  credentialsInvalid,
  credentialsMissing,
  credentialOfOther,
  keyOfOwner,
  emailTaken,
  ipNotAllowed,
  organizationSuspended,
  ownerRequired,
} from './platform.errors.ts';
export { scopesOfRole } from './role-scopes.ts';
export {
  admitSession,
  assertShown,
  isOpen,
  MAX_SESSIONS,
  MAX_SIGN_INS,
  type NewSession,
  hasTypedPassword,
  openSession,
  type Session,
  SESSION_IDLE_MS,
  SESSION_LIFETIME_MS,
  SIGN_INS_MS,
  type SignInMethod,
  steppedUpUntil,
} from './session.ts';
export { type InvitedMember, mayInvite, newInvitationLink, newSignInLink, type SignInLink } from './sign-in-link.ts';
export {
  accountInUse,
  accountMismatch,
  accountMissing,
  linkInvalid,
  linkNotLocal,
  memberDisabled,
  memberEmailImpossible,
  opensOthers,
  originForbidden,
  passwordMissing,
  passwordWrong,
  sessionChanged,
  sessionRequired,
  sessionRestricted,
  signInAmbiguous,
  signInBusy,
  signInFailed,
  signInToJoin,
  tooManySignIns,
} from './sign-in.errors.ts';
export { grantUserToken, type NewUserToken, type UserToken } from './user-token.ts';
export {
  acceptInvitation,
  amendUser,
  checkedEmail,
  newUser,
  type User,
  type UserAmendment,
  type UserStatus,
} from './user.ts';
