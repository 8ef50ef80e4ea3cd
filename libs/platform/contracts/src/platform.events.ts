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
  description:
    'The organization was changed. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: organizationSchema, previous_attributes: previous }),
  example: { object: organization, previous_attributes: { name: 'Northwind' } },
} as const satisfies EventDefinition;

export const userUpdated = {
  type: 'platform.user.updated',
  description: 'A user was changed. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: userSchema, previous_attributes: previous }),
  example: { object: user, previous_attributes: { name: null } },
} as const satisfies EventDefinition;

export const membershipCreated = {
  type: 'platform.membership.created',
  description: 'A person was invited to become a member.',
  schema: recordSchema({ object: membershipSchema }),
  example: { object: membership },
} as const satisfies EventDefinition;

export const membershipUpdated = {
  type: 'platform.membership.updated',
  description: 'A membership was changed. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: membershipSchema, previous_attributes: previous }),
  example: { object: { ...membership, role: 'reviewer', updated: LATER }, previous_attributes: { role: 'editor' } },
} as const satisfies EventDefinition;

export const membershipDeleted = {
  type: 'platform.membership.deleted',
  description: 'A membership was deleted. The event contains its last state.',
  schema: recordSchema({ object: membershipSchema }),
  example: { object: membership },
} as const satisfies EventDefinition;

export const apiKeyCreated = {
  type: 'platform.api_key.created',
  description: 'An API key was created. The event does not contain its secret.',
  schema: recordSchema({ object: apiKeySchema }),
  example: { object: apiKey },
} as const satisfies EventDefinition;

export const apiKeyUpdated = {
  type: 'platform.api_key.updated',
  description: 'An API key was changed. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: apiKeySchema, previous_attributes: previous }),
  example: { object: apiKey, previous_attributes: { name: 'Deploy' } },
} as const satisfies EventDefinition;

export const apiKeyRotated = {
  type: 'platform.api_key.rotated',
  description:
    'An API key was rotated. `object` is the new key. `retiring` is the old key, and its `retires_at` is the end of the overlap.',
  schema: recordSchema({ object: apiKeySchema, retiring: apiKeySchema }),
  example: {
    object: { ...apiKey, id: 'key_0350tEyI3ThR2kZQtU0Onz', rotated_from: apiKey.id, created: LATER, updated: LATER },
    retiring: { ...apiKey, retires_at: '2026-11-20T11:02:41.050Z', updated: LATER },
  },
} as const satisfies EventDefinition;

export const apiKeyRevoked = {
  type: 'platform.api_key.revoked',
  description: 'An API key was revoked. It is refused everywhere within a second.',
  schema: recordSchema({ object: apiKeySchema }),
  example: { object: { ...apiKey, revoked_at: LATER, updated: LATER } },
} as const satisfies EventDefinition;

export const oauthApplicationCreated = {
  type: 'platform.oauth_application.created',
  description: 'An OAuth application was created. The event does not contain its client secret.',
  schema: recordSchema({ object: oauthApplicationSchema }),
  example: { object: oauthApplication },
} as const satisfies EventDefinition;

export const oauthApplicationUpdated = {
  type: 'platform.oauth_application.updated',
  description:
    'An OAuth application was changed. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: oauthApplicationSchema, previous_attributes: previous }),
  example: { object: oauthApplication, previous_attributes: { token_lifetime: 900 } },
} as const satisfies EventDefinition;

export const oauthApplicationSecretRotated = {
  type: 'platform.oauth_application.secret_rotated',
  description: 'An OAuth application got a new client secret. `secrets` shows when the older secret ends.',
  schema: recordSchema({ object: oauthApplicationSchema }),
  example: { object: { ...oauthApplication, updated: LATER } },
} as const satisfies EventDefinition;

export const oauthApplicationDisabled = {
  type: 'platform.oauth_application.disabled',
  description: 'An OAuth application was disabled. Its tokens are refused everywhere within a second.',
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
