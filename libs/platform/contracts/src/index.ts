export { type ActorResource, actorSchema } from './actor.schema.ts';
export { type ApiKeyResource, apiKeySchema } from './api-key.schema.ts';
export { type AuditEntryResource, auditEntrySchema } from './audit-entry.schema.ts';
export { type InvitationLinkResource, invitationLinkSchema } from './invitation-link.schema.ts';
export { type MembershipResource, membershipSchema } from './membership.schema.ts';
export { type OAuthApplicationResource, oauthApplicationSchema } from './oauth-application.schema.ts';
export { type OrganizationResource, organizationSchema } from './organization.schema.ts';
export {
  apiKeyCreated,
  apiKeyRevoked,
  apiKeyRotated,
  apiKeyUpdated,
  membershipCreated,
  membershipDeleted,
  membershipUpdated,
  oauthApplicationCreated,
  oauthApplicationDisabled,
  oauthApplicationSecretRotated,
  oauthApplicationUpdated,
  organizationUpdated,
  platformEvents,
  userUpdated,
} from './platform.events.ts';
export { type RequestLogResource, requestLogSchema } from './request-log.schema.ts';
export {
  currentSessionSchema,
  type CurrentSessionResource,
  sessionSchema,
  type SessionResource,
  userTokenSchema,
  type UserTokenResource,
} from './session.schema.ts';
export { type UserResource, userSchema } from './user.schema.ts';
export { platformIdPrefixes } from './platform.id-prefixes.ts';
