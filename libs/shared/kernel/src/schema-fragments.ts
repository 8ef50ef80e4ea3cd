import { MAX_NAME, MAX_PAIRS, MAX_VALUE } from './metadata.ts';
import type { IdPrefix } from './public-id.ts';
import { SCOPES } from './scope.ts';

/** The public id of one kind of record. */
export function idSchema<const Prefix extends IdPrefix>(prefix: Prefix) {
  return { type: 'string', pattern: `^${prefix}_[0-9A-Za-z]{22}$` } as const;
}

/** Who did something: a key, an application or a user. Null for the operator and for background work. */
export const actorSchema = {
  type: ['string', 'null'],
  pattern: '^(key|oa_app|user)_[0-9A-Za-z]{22}$',
  description:
    'The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password.',
} as const;

export const livemodeSchema = {
  type: 'boolean',
  description: 'True in live mode, false in test mode. It is the mode of the credential that reads the record.',
} as const;

/** An instant in UTC, to the millisecond. */
export const timestampSchema = { type: 'string', format: 'date-time' } as const;

export const scopeSchema = {
  title: 'Scope',
  enum: SCOPES,
  description: 'A permission of a credential. No scope includes another scope.',
} as const;

/** The caller's own labels in a record. */
export const metadataSchema = {
  title: 'Metadata',
  type: 'object',
  description: 'Your own labels: at most 50 names of 1 to 40 characters, with values of at most 500 characters.',
  additionalProperties: { type: 'string', maxLength: MAX_VALUE },
  maxProperties: MAX_PAIRS,
  examples: [{ team: 'design' }],
} as const;

/** Labels in a request. They are merged into the existing ones. */
export const metadataChangeSchema = {
  title: 'MetadataChange',
  type: 'object',
  description: 'Your own labels. They are merged into the existing labels. Null or an empty value removes a label.',
  propertyNames: { minLength: 1, maxLength: MAX_NAME },
  additionalProperties: { type: ['string', 'null'], maxLength: MAX_VALUE },
  maxProperties: MAX_PAIRS,
  examples: [{ team: 'design' }],
} as const;
