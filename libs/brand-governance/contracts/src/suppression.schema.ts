import { actorSchema, type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';

const expiresAt = {
  type: ['string', 'null'],
  format: 'date-time',
  description: 'From when the finding is reported again. Null if the acceptance does not end.',
} as const;
const occurrences = {
  type: 'integer',
  minimum: 1,
  description: 'How many occurrences were accepted. A finding with more of them is reported again.',
} as const;
const scope = {
  enum: ['content', 'document'],
  description:
    'For which checks the finding is accepted: those of the same bytes (`content`), or those with the same `document`.',
} as const;

export const suppressionSchema = namedSchema({
  title: 'Suppression',
  description: 'An accepted finding. Later checks leave it out.',
  properties: {
    id: idSchema('sup'),
    object: { const: 'suppression' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    brand_check: { ...idSchema('brand_check'), description: 'The check whose finding was accepted.' },
    finding_id: { type: 'string', description: 'The id of the finding.' },
    finding_type: { type: 'string', description: 'The check type of the finding in its dotted form.' },
    title: { type: 'string', description: 'The title of the finding.' },
    scope,
    content_sha256: {
      type: ['string', 'null'],
      pattern: '^[0-9a-f]{64}$',
      description: 'The SHA-256 of the bytes for which the finding is accepted. Null unless `scope` is `content`.',
    },
    document: {
      type: ['string', 'null'],
      description: 'The document for which the finding is accepted. Null unless `scope` is `document`.',
    },
    occurrences,
    reason: { type: 'string', description: 'Why the finding is accepted.' },
    expires_at: expiresAt,
    created_by: actorSchema,
    created: timestampSchema,
  },
  example: {
    id: 'sup_0350tEyI9WPdaV8SfnABZd',
    object: 'suppression',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    brand_check: 'brand_check_0350tEyI9WPdaV8SfnABZa',
    finding_id: '8d3f0c6a51e2b794',
    finding_type: 'color.off_palette',
    title: 'Colour is not in the palette',
    scope: 'document',
    content_sha256: null,
    document: 'reviews/quarterly',
    occurrences: 1,
    reason: 'The purple is that of a partner.',
    expires_at: null,
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
  },
});

export type SuppressionResource = FromSchema<typeof suppressionSchema>;

const [example] = suppressionSchema.examples;

/** What a check says of the suppression of a finding. It is that of the time of the check. */
export const appliedSuppressionSchema = namedSchema({
  title: 'AppliedSuppression',
  description: 'What was accepted when the document was checked.',
  properties: {
    id: idSchema('sup'),
    scope,
    occurrences,
    reason: suppressionSchema.properties.reason,
    expires_at: expiresAt,
    created_by: actorSchema,
    created: timestampSchema,
  },
  example: {
    id: example.id,
    scope: example.scope,
    occurrences: example.occurrences,
    reason: example.reason,
    expires_at: example.expires_at,
    created_by: example.created_by,
    created: example.created,
  },
});

export const suppressionChangeSchema = namedSchema({
  title: 'SuppressionChange',
  description: 'Findings of a check that were accepted, or are no longer accepted.',
  properties: {
    id: { ...idSchema('brand_check'), description: 'The check through which it was done.' },
    object: { const: 'suppression_change' },
    livemode: livemodeSchema,
    content_sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    document: { type: ['string', 'null'] },
    accepted: { type: 'integer', minimum: 0, description: 'How many findings were accepted.' },
    withdrawn: { type: 'integer', minimum: 0, description: 'How many findings are no longer accepted.' },
    finding_ids: {
      type: 'array',
      items: { type: 'string' },
      maxItems: 100,
      description: 'The ids of the findings, of very many the first 100.',
    },
    url: { type: 'string', description: 'Where the suppressions are listed.' },
  },
  example: {
    id: example.brand_check,
    object: 'suppression_change',
    livemode: true,
    content_sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
    document: 'reviews/quarterly',
    accepted: 1,
    withdrawn: 0,
    finding_ids: [example.finding_id],
    url: `/api/v1/brand_checks/${example.brand_check}/suppressions`,
  },
});

export type SuppressionChange = FromSchema<typeof suppressionChangeSchema>;
