import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  metadataSchema,
  namedSchema,
  recordSchema,
  scopeSchema,
  timestampSchema,
} from '@livery/kernel';

const clientSecretSchema = recordSchema({
  last_four: { type: 'string', pattern: '^[0-9A-Za-z]{4}$' },
  created: timestampSchema,
  last_used_at: {
    type: ['string', 'null'],
    format: 'date-time',
    description: 'The time of the last use, rounded down to the minute. It is stored a few seconds after the use.',
  },
  retires_at: {
    type: ['string', 'null'],
    format: 'date-time',
    description: 'The time at which the secret ends because a newer one exists. Null if it has no end.',
  },
  safe_to_retire: {
    type: 'boolean',
    description:
      'Whether the secret is presumably no longer in use. This is so if the newest secret was used more than a token lifetime after the last use of this one.',
  },
});

export const oauthApplicationSchema = namedSchema({
  title: 'OAuthApplication',
  description: 'A program that gets access tokens for itself with the OAuth 2.0 client credentials grant.',
  properties: {
    id: idSchema('oa_app'),
    object: { const: 'oauth_application' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    name: { type: 'string' },
    description: { type: ['string', 'null'] },
    client_id: { ...idSchema('oa_client'), description: 'The id that the program sends to the token endpoint.' },
    client_secret_last_four: { type: 'string', pattern: '^[0-9A-Za-z]{4}$' },
    secrets: {
      type: 'array',
      items: clientSecretSchema,
      description: 'The secrets of the application, newest first. At most two are valid at the same time.',
    },
    requested_scopes: { type: 'array', items: scopeSchema, description: 'All scopes that its tokens can have.' },
    token_lifetime: {
      type: 'integer',
      minimum: 300,
      maximum: 86_400,
      description: 'The lifetime of a token in seconds.',
    },
    status: { enum: ['active', 'disabled'] },
    api_version: {
      type: 'string',
      format: 'date',
      description: 'The dated version of the API that its tokens are pinned to.',
    },
    metadata: metadataSchema,
    created_by: actorSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'oa_app_0350tEyI3ThmrUysATXysG',
    object: 'oauth_application',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    name: 'Deck linter',
    description: 'Checks decks before they are published.',
    client_id: 'oa_client_0350tEyI3Ti6pfvn7IpUTQ',
    client_secret_last_four: 'k7Zp',
    secrets: [
      {
        last_four: 'k7Zp',
        created: '2026-11-20T09:14:15.123Z',
        last_used_at: '2026-11-20T09:16:00.000Z',
        retires_at: null,
        safe_to_retire: false,
      },
    ],
    requested_scopes: ['brand:checks:write', 'brand:read'],
    token_lifetime: 3600,
    status: 'active',
    api_version: '2026-11-20',
    metadata: {},
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type OAuthApplicationResource = FromSchema<typeof oauthApplicationSchema>;
