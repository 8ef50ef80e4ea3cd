import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  metadataSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';
import { findingSchema } from './finding.schema.ts';
import { appliedSuppressionSchema } from './suppression.schema.ts';

const count = { type: 'integer', minimum: 0 } as const;

const baselineSchema = recordSchema({
  brand_check: { ...idSchema('brand_check'), description: 'The check with which this one was compared.' },
  new: { ...count, description: 'Findings that the baseline does not have, or has with fewer occurrences.' },
  fixed: { ...count, description: 'Findings of the baseline that are gone.' },
  unchanged: { ...count, description: 'Findings that the baseline has with as many occurrences, or more.' },
  changed: { ...count, description: 'Findings that the baseline has in another form.' },
});

const summarySchema = namedSchema({
  title: 'BrandCheckSummary',
  description: 'The numbers of findings of a check.',
  properties: {
    total: count,
    by_severity: recordSchema({ low: count, medium: count, high: count, critical: count }),
    by_type: { type: 'object', additionalProperties: count },
    truncated: { type: 'boolean', description: 'Whether findings were left out because there were too many.' },
    suppressed: {
      ...count,
      description: 'How many findings are left out because they were accepted. They count nowhere else.',
    },
    suppressions_unused: {
      ...count,
      description: 'How many suppressions name a finding that the check does not have. They can be deleted.',
    },
    baseline: {
      anyOf: [baselineSchema, { type: 'null' }],
      description: 'Null unless the check was requested with `baseline`.',
    },
  },
  example: {
    total: 1,
    by_severity: { low: 0, medium: 0, high: 1, critical: 0 },
    by_type: { 'color.off_palette': 1 },
    truncated: false,
    suppressed: 0,
    suppressions_unused: 0,
    baseline: null,
  },
});

export const notEvaluatedSchema = recordSchema({
  surface: { type: 'string' },
  reason: { type: 'string' },
  locations: { type: 'array', items: { type: 'string' } },
});

export const brandCheckSchema = namedSchema({
  title: 'BrandCheck',
  description:
    'The result of checking one document against the rules, palettes and fonts of that time. It is stored, and never changes except for `document_kept_until`.',
  properties: {
    id: idSchema('brand_check'),
    object: { const: 'brand_check' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    status: { enum: ['pending', 'completed', 'failed'] },
    content_type: { enum: ['pptx', 'docx'] },
    filename: { type: ['string', 'null'] },
    document: {
      type: ['string', 'null'],
      description: 'Your name for the document, by which its checks belong together.',
    },
    size_bytes: count,
    content_sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    guideline_version: {
      type: 'string',
      description:
        'Identifies the rules, palettes and fonts that were used. Sets that judge documents in the same way have the same version.',
    },
    engine_version: {
      type: 'integer',
      minimum: 1,
      description:
        'Identifies what the service finds. Checks with the same `content_sha256`, `guideline_version` and `engine_version` have the same findings, the suppressed ones included.',
    },
    document_kept_until: {
      type: ['string', 'null'],
      format: 'date-time',
      description:
        'Until when the document is kept at least. Null if it is not kept: `keep` was false, the check failed or is pending, the store could not take it, or the document was deleted.',
    },
    findings: { type: 'array', items: findingSchema },
    suppressed: {
      type: 'array',
      items: recordSchema({ finding: findingSchema, suppression: appliedSuppressionSchema }),
      description: 'The findings that are left out of `findings` because they were accepted.',
    },
    summary: { anyOf: [summarySchema, { type: 'null' }], description: 'Null unless the check was completed.' },
    not_evaluated: {
      type: 'array',
      items: notEvaluatedSchema,
      description: 'What could not be judged in the document, and why.',
    },
    error_message: { type: ['string', 'null'], description: 'Null unless the check failed.' },
    error_code: { type: ['string', 'null'], description: 'Null unless the check failed.' },
    metadata: metadataSchema,
    created_by: actorSchema,
    created: timestampSchema,
    completed: { type: ['string', 'null'], format: 'date-time' },
    duration_ms: { type: ['integer', 'null'], minimum: 0 },
  },
  example: {
    id: 'brand_check_0350tEyI9WPdaV8SfnABZa',
    object: 'brand_check',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    status: 'completed',
    content_type: 'pptx',
    filename: 'quarterly-review.pptx',
    document: 'reviews/quarterly',
    size_bytes: 48_213,
    content_sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
    guideline_version: '3b1f0c9d2a',
    engine_version: 6,
    document_kept_until: '2026-12-20T09:14:15.123Z',
    findings: [findingSchema.examples[0]],
    suppressed: [],
    summary: summarySchema.examples[0],
    not_evaluated: [],
    error_message: null,
    error_code: null,
    metadata: {},
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
    completed: '2026-11-20T09:14:15.301Z',
    duration_ms: 178,
  },
});

export type BrandCheckResource = FromSchema<typeof brandCheckSchema>;

const { id, object, status, content_type, filename, document, summary, error_code, metadata, livemode } =
  brandCheckSchema.properties;
const [check] = brandCheckSchema.examples;

export const brandCheckReferenceSchema = namedSchema({
  title: 'BrandCheckReference',
  description: 'The part of a brand check that events contain. It is enough to decide whether to retrieve the check.',
  properties: { id, object, status, content_type, filename, document, summary, error_code, metadata, livemode },
  example: {
    id: check.id,
    object: check.object,
    status: check.status,
    content_type: check.content_type,
    filename: check.filename,
    document: check.document,
    summary: check.summary,
    error_code: check.error_code,
    metadata: check.metadata,
    livemode: check.livemode,
  },
});

export type BrandCheckReference = FromSchema<typeof brandCheckReferenceSchema>;
