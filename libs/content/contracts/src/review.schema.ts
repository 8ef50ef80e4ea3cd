import { actorSchema, type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';
import { contentHashSchema, REVIEW_MODE_VALUES } from './asset-values.ts';

const nullableTime = { type: ['string', 'null'], format: 'date-time' } as const;

export const reviewSchema = namedSchema({
  title: 'Review',
  description: 'A review of one version of an asset.',
  properties: {
    id: idSchema('rev'),
    object: { const: 'review' },
    asset: idSchema('asset'),
    version: { type: 'integer', minimum: 1, description: 'The number of the version under review.' },
    status: {
      enum: ['pending', 'approved', 'rejected', 'cancelled', 'withdrawn'],
      description: '`withdrawn`: an approval that was taken back.',
    },
    mode: { enum: REVIEW_MODE_VALUES },
    policy_version: { type: 'integer', minimum: 1, description: 'The version of the review policy that applied.' },
    content_hash: contentHashSchema,
    comment: { type: 'string', description: 'What the requester said.' },
    decision_comment: { type: 'string', description: 'What the decider said.' },
    due_at: nullableTime,
    previous_review: {
      type: ['string', 'null'],
      pattern: '^rev_[0-9A-Za-z]{22}$',
      description: 'The review of the asset before this one.',
    },
    requested_by: actorSchema,
    decided_by: actorSchema,
    decided: { ...nullableTime, description: 'When the review was decided or taken back. Null while it is pending.' },
    livemode: livemodeSchema,
    organization: idSchema('org'),
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'rev_0350tEyI3TinjRDFnAplkv',
    object: 'review',
    asset: 'asset_0350tEyI3TinjRDFnAplkv',
    version: 1,
    status: 'pending',
    mode: 'manual',
    policy_version: 2,
    content_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    comment: 'For the autumn campaign',
    decision_comment: '',
    due_at: null,
    previous_review: null,
    requested_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    decided_by: null,
    decided: null,
    livemode: true,
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type ReviewResource = FromSchema<typeof reviewSchema>;
