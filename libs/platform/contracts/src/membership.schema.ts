import { actorSchema, type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';

export const membershipSchema = namedSchema({
  title: 'Membership',
  description: 'The role of a user in an organization. Both modes share this one record.',
  properties: {
    id: idSchema('mem'),
    object: { const: 'membership' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    user: idSchema('user'),
    role: { enum: ['owner', 'admin', 'developer', 'editor', 'reviewer', 'viewer'] },
    status: { enum: ['invited', 'active'] },
    invited_by: actorSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'mem_0350tEyI3ThR2kZQtU0Onk',
    object: 'membership',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    user: 'user_0350tEyI3ThR2kZQtU0Onj',
    role: 'editor',
    status: 'invited',
    invited_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type MembershipResource = FromSchema<typeof membershipSchema>;
