import { type FromSchema, idSchema, livemodeSchema, namedSchema, scopeSchema, timestampSchema } from '@livery/kernel';

const roleSchema = { enum: ['owner', 'admin', 'developer', 'editor', 'reviewer', 'viewer'] } as const;

const sessionProperties = {
  id: idSchema('sess'),
  object: { const: 'session' },
  organization: {
    ...idSchema('org'),
    type: ['string', 'null'],
    description: 'The only organization that the session opens, if it was opened by a link of a member; else null.',
  },
  ip: { type: ['string', 'null'], description: 'The address from which the person signed in.' },
  user_agent: { type: ['string', 'null'], description: 'The browser with which the person signed in.' },
  is_current: { type: 'boolean', description: 'Whether this request was sent in this session.' },
  last_used_at: timestampSchema,
  stepped_up_until: { ...timestampSchema, description: 'Until when no confirmation of the password is needed.' },
  expires_at: timestampSchema,
  created: timestampSchema,
} as const;

const example = {
  id: 'sess_0350tEyI3ThR2kZQtU0Onj',
  object: 'session',
  organization: null,
  ip: '192.0.2.7',
  user_agent: 'Mozilla/5.0',
  is_current: true,
  last_used_at: '2026-11-20T09:14:15.123Z',
  stepped_up_until: '2026-11-20T09:24:15.123Z',
  expires_at: '2026-12-04T09:14:15.123Z',
  created: '2026-11-20T09:14:15.123Z',
} as const;

export const sessionSchema = namedSchema({
  title: 'Session',
  description: 'A person who is signed in with one browser.',
  properties: sessionProperties,
  example,
});

export type SessionResource = FromSchema<typeof sessionSchema>;

export const currentSessionSchema = namedSchema({
  title: 'CurrentSession',
  description: 'The session of this browser, with the organizations that its person is a member of.',
  properties: {
    ...sessionProperties,
    email: { type: 'string' },
    has_password: { type: 'boolean' },
    inviter_name: {
      type: ['string', 'null'],
      description:
        'The name of the member whose link opened the session; null if it was opened in another way, or if that member has no name.',
    },
    organizations: {
      type: 'array',
      items: {
        title: 'SessionOrganization',
        type: 'object',
        required: ['organization', 'name', 'status', 'user', 'role'],
        properties: {
          organization: idSchema('org'),
          name: { type: 'string' },
          status: { enum: ['active', 'suspended'] },
          user: idSchema('user'),
          role: roleSchema,
        },
      },
    },
  },
  example: {
    ...example,
    email: 'ada@northwind.example',
    has_password: true,
    inviter_name: null,
    organizations: [
      {
        organization: 'org_0350tEyGyzqRdknuSa79Wn',
        name: 'Northwind',
        status: 'active',
        user: 'user_0350tEyI3ThR2kZQtU0Onj',
        role: 'owner',
      },
    ],
  },
});

export type CurrentSessionResource = FromSchema<typeof currentSessionSchema>;

export const userTokenSchema = namedSchema({
  title: 'UserToken',
  description: 'A bearer credential of a person for one organization and mode. It is valid for ten minutes.',
  properties: {
    token: { type: 'string', pattern: '^ust_[0-9A-Za-z]{49}$' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    user: idSchema('user'),
    role: roleSchema,
    scopes: { type: 'array', items: scopeSchema },
    expires_at: timestampSchema,
  },
  example: {
    token: `ust_${'example'.repeat(7)}`,
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    user: 'user_0350tEyI3ThR2kZQtU0Onj',
    role: 'viewer',
    scopes: ['brand:read', 'cms:read'],
    expires_at: '2026-11-20T09:24:15.123Z',
  },
});

export type UserTokenResource = FromSchema<typeof userTokenSchema>;
