import { type FromSchema, idSchema, namedSchema, timestampSchema } from '@livery/kernel';

const token = `sil_${'example'.repeat(7)}`;

export const invitationLinkSchema = namedSchema({
  title: 'InvitationLink',
  description:
    'A link by which a member accepts the invitation, or signs in again without a password. It can be used once.',
  properties: {
    token: { type: 'string', pattern: '^sil_[0-9A-Za-z]{49}$' },
    url: { type: 'string', description: 'The page of this service that opens the link. The token is in its fragment.' },
    membership: idSchema('mem'),
    expires_at: timestampSchema,
  },
  example: {
    token,
    url: `https://livery.example/dashboard/sign-in#token=${token}`,
    membership: 'mem_0350tEyI3ThR2kZQtU0Onk',
    expires_at: '2026-11-27T09:14:15.123Z',
  },
});

export type InvitationLinkResource = FromSchema<typeof invitationLinkSchema>;
