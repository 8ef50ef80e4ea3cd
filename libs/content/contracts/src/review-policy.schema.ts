import { type FromSchema, idSchema, livemodeSchema, namedSchema, recordSchema } from '@livery/kernel';
import { REVIEW_MODE_VALUES } from './asset-values.ts';

const mode = { enum: REVIEW_MODE_VALUES } as const;

export const reviewPolicySchema = namedSchema({
  title: 'ReviewPolicy',
  description: 'What must happen before assets may be used. Each organization has one policy in each mode.',
  properties: {
    id: idSchema('rev_policy'),
    object: { const: 'review_policy' },
    version: { type: 'integer', minimum: 1, description: 'It grows by one with each change.' },
    accepted_from: {
      type: 'integer',
      minimum: 1,
      description: 'Approvals by this version and later ones are valid. Approvals by earlier versions are stale.',
    },
    modes: {
      title: 'ReviewModes',
      description: 'For each type of asset: `none` if it needs no review, `manual` if a person approves each version.',
      ...recordSchema({
        image: mode,
        icon: mode,
        slide: mode,
        presentation: mode,
        template: mode,
        document: mode,
        font: mode,
        video: mode,
        other: mode,
      }),
    },
    four_eyes: {
      type: 'boolean',
      description:
        'Whether another person than the requester must decide. Keys and applications count as the person who has created them; those of the operator each count as one. Give `cms:write` only to people who may decide.',
    },
    livemode: livemodeSchema,
    organization: idSchema('org'),
    updated: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the policy was last changed. Null while it is the default.',
    },
  },
  example: {
    id: 'rev_policy_0350tEyGyzqRdknuSa79Wn',
    object: 'review_policy',
    version: 2,
    accepted_from: 2,
    modes: {
      image: 'manual',
      icon: 'none',
      slide: 'none',
      presentation: 'none',
      template: 'none',
      document: 'none',
      font: 'none',
      video: 'none',
      other: 'none',
    },
    four_eyes: true,
    livemode: true,
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type ReviewPolicyResource = FromSchema<typeof reviewPolicySchema>;
