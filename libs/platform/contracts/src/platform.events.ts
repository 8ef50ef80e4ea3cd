import { type EventDefinition, recordSchema } from '@livery/kernel';
import { apiKeySchema } from './api-key.schema.ts';
import { membershipSchema } from './membership.schema.ts';
import { oauthApplicationSchema } from './oauth-application.schema.ts';
import { organizationSchema } from './organization.schema.ts';
import { userSchema } from './user.schema.ts';

const previous = { type: 'object' } as const;
const [apiKey] = apiKeySchema.examples;
const [membership] = membershipSchema.examples;
const [oauthApplication] = oauthApplicationSchema.examples;
const [organization] = organizationSchema.examples;
const [user] = userSchema.examples;
const LATER = '2026-11-20T10:02:41.050Z';

export const organizationUpdated = {
  type: 'platform.organization.updated',
  description: 'The organization was changed; previous_attributes holds what the changed fields said before.',
  schema: recordSchema({ object: organizationSchema, previous_attributes: previous }),
  example: { object: organization, previous_attributes: { name: 'Northwind' } },
} as const satisfies EventDefinition;

export const userUpdated = {
  type: 'platform.user.updated',
  description: 'A person was changed; previous_attributes holds what the changed fields said before.',
  schema: recordSchema({ object: userSchema, previous_attributes: previous }),
  example: { object: user, previous_attributes: { name: null } },
} as const satisfies EventDefinition;

export const membershipCreated = {
  type: 'platform.membership.created',
  description: 'Somebody was invited.',
  schema: recordSchema({ object: membershipSchema }),
  example: { object: membership },
} as const satisfies EventDefinition;

export const membershipUpdated = {
  type: 'platform.membership.updated',
  description: 'A membership was changed; previous_attributes holds what the changed fields said before.',
  schema: recordSchema({ object: membershipSchema, previous_attributes: previous }),
  example: { object: { ...membership, role: 'reviewer', updated: LATER }, previous_attributes: { role: 'editor' } },
} as const satisfies EventDefinition;

export const membershipDeleted = {
  type: 'platform.membership.deleted',
  description: 'Somebody is no longer a member; the event holds the last state of the membership.',
  schema: recordSchema({ object: membershipSchema }),
  example: { object: membership },
} as const satisfies EventDefinition;

export const apiKeyCreated = {
  type: 'platform.api_key.created',
  description: 'An API key was made. Its secret is not part of the event.',
  schema: recordSchema({ object: apiKeySchema }),
  example: { object: apiKey },
} as const satisfies EventDefinition;

export const apiKeyUpdated = {
  type: 'platform.api_key.updated',
  description: 'An API key was changed; previous_attributes holds what the changed fields said before.',
  schema: recordSchema({ object: apiKeySchema, previous_attributes: previous }),
  example: { object: apiKey, previous_attributes: { name: 'Deploy' } },
} as const satisfies EventDefinition;

export const apiKeyRotated = {
  type: 'platform.api_key.rotated',
  description: 'An API key was replaced: object is the new one, retiring the old one with the end of its overlap.',
  schema: recordSchema({ object: apiKeySchema, retiring: apiKeySchema }),
  example: {
    object: { ...apiKey, id: 'key_0350tEyI3ThR2kZQtU0Onz', rotated_from: apiKey.id, created: LATER, updated: LATER },
    retiring: { ...apiKey, retires_at: '2026-11-20T11:02:41.050Z', updated: LATER },
  },
} as const satisfies EventDefinition;

export const apiKeyRevoked = {
  type: 'platform.api_key.revoked',
  description: 'An API key was revoked; it is refused everywhere within a second.',
  schema: recordSchema({ object: apiKeySchema }),
  example: { object: { ...apiKey, revoked_at: LATER, updated: LATER } },
} as const satisfies EventDefinition;

export const oauthApplicationCreated = {
  type: 'platform.oauth_application.created',
  description: 'An OAuth application was made. Its client secret is not part of the event.',
  schema: recordSchema({ object: oauthApplicationSchema }),
  example: { object: oauthApplication },
} as const satisfies EventDefinition;

export const oauthApplicationUpdated = {
  type: 'platform.oauth_application.updated',
  description: 'An OAuth application was changed; previous_attributes holds what the changed fields said before.',
  schema: recordSchema({ object: oauthApplicationSchema, previous_attributes: previous }),
  example: { object: oauthApplication, previous_attributes: { token_lifetime: 900 } },
} as const satisfies EventDefinition;

export const oauthApplicationSecretRotated = {
  type: 'platform.oauth_application.secret_rotated',
  description: 'An OAuth application was given a new secret; secrets says when the older one ends.',
  schema: recordSchema({ object: oauthApplicationSchema }),
  example: { object: { ...oauthApplication, updated: LATER } },
} as const satisfies EventDefinition;

export const oauthApplicationDisabled = {
  type: 'platform.oauth_application.disabled',
  description: 'An OAuth application was disabled; its tokens are refused everywhere within a second.',
  schema: recordSchema({ object: oauthApplicationSchema }),
  example: { object: { ...oauthApplication, status: 'disabled', updated: LATER } },
} as const satisfies EventDefinition;

/** Every event type of this context. */
export const platformEvents: readonly EventDefinition[] = [
  organizationUpdated,
  userUpdated,
  membershipCreated,
  membershipUpdated,
  membershipDeleted,
  apiKeyCreated,
  apiKeyUpdated,
  apiKeyRotated,
  apiKeyRevoked,
  oauthApplicationCreated,
  oauthApplicationUpdated,
  oauthApplicationSecretRotated,
  oauthApplicationDisabled,
];
