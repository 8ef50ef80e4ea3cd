import { actorSchema as actorIdSchema, type FromSchema, namedSchema } from '@livery/kernel';

export const actorSchema = namedSchema({
  title: 'Actor',
  description: 'Who made a record or a change: an API key, an OAuth application or a user.',
  properties: {
    id: { type: 'string', pattern: actorIdSchema.pattern },
    object: { const: 'actor' },
    type: { enum: ['api_key', 'oauth_application', 'user'] },
    name: {
      type: ['string', 'null'],
      description:
        'The name of the key, the application or the user. A user without a name has the email address here if the caller may read users; otherwise null.',
    },
    deleted: {
      type: 'boolean',
      description:
        'Whether it cannot act any more: the key is revoked, the application or the user is disabled, or the user is no member now.',
    },
  },
  example: {
    id: 'user_0350tEyI3ThR2kZQtU0Onj',
    object: 'actor',
    type: 'user',
    name: 'Ada Lovelace',
    deleted: false,
  },
});

export type ActorResource = FromSchema<typeof actorSchema>;
