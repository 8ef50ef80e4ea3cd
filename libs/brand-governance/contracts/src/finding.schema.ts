import { type FromSchema, recordSchema } from '@livery/kernel';

/** One deviation with all its occurrences: the sixteen fields of the interface document, section 2. Indexes are zero based. */
export const findingSchema = recordSchema({
  id: { type: 'string' },
  type: { type: 'string', description: 'Dotted type of the check.', examples: ['color.off_palette'] },
  severity: { enum: ['low', 'medium', 'high', 'critical'] },
  title: { type: 'string' },
  detail: { type: 'string' },
  auto_fixable: { type: 'boolean' },
  slide_index: { type: ['integer', 'null'] },
  shape_index: { type: ['integer', 'null'] },
  paragraph_index: { type: ['integer', 'null'] },
  page_number: { type: ['integer', 'null'], description: 'Text documents only: an estimate, from 1.' },
  page_numbers: { type: 'array', items: { type: 'integer' } },
  paragraph_indexes: { type: 'array', items: { type: 'integer' } },
  source: { type: 'string', description: 'Where the value is set.', examples: ['layout'] },
  actual_color: { type: ['string', 'null'], pattern: '^#[0-9A-F]{6}$' },
  color_surface: { type: ['string', 'null'], examples: ['fill'] },
  locations: { type: 'array', items: { type: 'string' } },
});

export type FindingResource = FromSchema<typeof findingSchema>;
