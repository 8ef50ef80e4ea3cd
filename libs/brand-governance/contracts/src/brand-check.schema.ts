import { type FromSchema, recordSchema } from '@livery/kernel';
import { findingSchema } from './finding.schema.ts';

const count = { type: 'integer', minimum: 0 } as const;

const summarySchema = recordSchema({
  total: count,
  by_severity: recordSchema({ low: count, medium: count, high: count, critical: count }),
  by_type: { type: 'object', additionalProperties: count },
  truncated: { type: 'boolean', description: 'The cap of findings was reached and some are left out.' },
});

const notEvaluatedSchema = recordSchema({
  surface: { type: 'string' },
  reason: { type: 'string' },
  locations: { type: 'array', items: { type: 'string' } },
});

/** `error_message`, `error_code` are null unless the check failed, `summary` is null unless it completed. */
export const brandCheckSchema = recordSchema({
  id: { type: 'string', pattern: '^brand_check_' },
  object: { const: 'brand_check' },
  organization: { type: 'string', pattern: '^org_' },
  livemode: { type: 'boolean' },
  status: { enum: ['pending', 'completed', 'failed'] },
  content_type: { enum: ['pptx', 'docx'] },
  filename: { type: ['string', 'null'] },
  size_bytes: count,
  content_sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  guideline_version: { type: 'string', description: 'The same for guidelines that judge alike.' },
  findings: { type: 'array', items: findingSchema },
  summary: { anyOf: [summarySchema, { type: 'null' }] },
  not_evaluated: { type: 'array', items: notEvaluatedSchema },
  error_message: { type: ['string', 'null'] },
  error_code: { type: ['string', 'null'] },
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
  created_by: { type: ['string', 'null'] },
  created: { type: 'string', format: 'date-time' },
  completed: { type: ['string', 'null'], format: 'date-time' },
  duration_ms: { type: ['integer', 'null'] },
});

export type BrandCheckResource = FromSchema<typeof brandCheckSchema>;

/** What events say of a check: enough to decide whether to fetch it. */
export const brandCheckReferenceSchema = recordSchema({
  id: brandCheckSchema.properties.id,
  object: brandCheckSchema.properties.object,
  status: brandCheckSchema.properties.status,
  content_type: brandCheckSchema.properties.content_type,
  filename: brandCheckSchema.properties.filename,
  summary: brandCheckSchema.properties.summary,
  livemode: brandCheckSchema.properties.livemode,
});

export type BrandCheckReference = FromSchema<typeof brandCheckReferenceSchema>;
