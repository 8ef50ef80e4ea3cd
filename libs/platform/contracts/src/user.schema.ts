import { type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';

export const userSchema = namedSchema({
  title: 'User',
  description: 'A person in one organization. Both modes share this one record.',
  properties: {
    id: idSchema('user'),
    object: { const: 'user' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    email: { type: 'string' },
    name: { type: ['string', 'null'] },
    status: { enum: ['invited', 'active', 'disabled'] },
    last_seen_at: { type: ['string', 'null'], format: 'date-time' },
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'user_0350tEyI3ThR2kZQtU0Onj',
    object: 'user',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    email: 'ada@northwind.example',
    name: 'Ada Lovelace',
    status: 'active',
    last_seen_at: null,
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type UserResource = FromSchema<typeof userSchema>;
