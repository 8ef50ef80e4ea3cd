export { API_VERSIONS, CURRENT_API_VERSION, isApiVersion } from './api-version.ts';
export { BASE62_DIGITS } from './base62.ts';
export { countCharacters, hasAtMost } from './characters.ts';
export { changedMembers } from './changed-members.ts';
export { checkedEach, checkedMembers } from './checked-together.ts';
export { checkedName } from './checked-name.ts';
export { Clock } from './clock.ts';
export { combinedId } from './combined-id.ts';
export { type CreatedRange, isCreatedWithin } from './created-range.ts';
export { declaredOnce } from './declared-once.ts';
export { DomainError, type ErrorKind, resourceMissing, stepUpRequired, userTokenRequired } from './domain-error.ts';
export { type DocumentedError, type ErrorCode, type ErrorCodes } from './error-codes.ts';
export { type EventDefinition, type EventEnvelope, type NewEvent, newEvent } from './event.ts';
export { EventLog } from './event-log.ts';
export { type AuditedAction, type AuditedChange, auditedChanges, AuditTrail } from './audit-trail.ts';
export { checkedFilename, fileStem } from './filename.ts';
export { firstIdAt, newId } from './id.ts';
export {
  type FromSchema,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
  namedSchema,
  recordSchema,
} from './json-schema.ts';
export { mergeMetadata, type Metadata } from './metadata.ts';
export { mapPage, type Page, type PageRequest } from './page.ts';
export { assertUnlimited, type KeyLimits } from './key-limits.ts';
export { type Actor, parseActorId, type Principal, publicActorId } from './principal.ts';
export { type IdPrefix, type IdPrefixes, parsePublicId, publicId } from './public-id.ts';
export { assertRevision } from './revision.ts';
export { isScope, type Scope, SCOPES } from './scope.ts';
export {
  actorSchema,
  idSchema,
  livemodeSchema,
  metadataChangeSchema,
  metadataSchema,
  scopeSchema,
  timestampSchema,
} from './schema-fragments.ts';
export type { Tenant } from './tenant.ts';
export { CredentialOrigins } from './credential-origins.ts';
export { TenantStanding } from './tenant-standing.ts';
export { tenantRecordId } from './tenant-record-id.ts';
export { Transaction, UnitOfWork } from './unit-of-work.ts';
export { type ErrorCatalogue, gatherVocabulary, type Vocabulary } from './vocabulary.ts';
export { type LineEntry, WaitingLine } from './waiting-line.ts';
