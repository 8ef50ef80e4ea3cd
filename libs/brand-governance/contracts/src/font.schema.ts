import { type FromSchema, recordSchema } from '@livery/kernel';

/** The five fields on the file are null for a font that is registered by name alone. */
export const fontSchema = recordSchema({
  id: { type: 'string', pattern: '^font_' },
  object: { const: 'font' },
  organization: { type: 'string', pattern: '^org_' },
  livemode: { type: 'boolean' },
  name: { type: 'string' },
  family: { type: 'string' },
  style: { enum: ['normal', 'italic'] },
  weight: { type: 'integer', minimum: 1, maximum: 1000 },
  filename: { type: ['string', 'null'] },
  content_type: { type: ['string', 'null'] },
  size_bytes: { type: ['integer', 'null'] },
  sha256: { type: ['string', 'null'] },
  embeddable: { type: ['boolean', 'null'] },
  roles: { type: 'array', items: { enum: ['heading', 'body', 'any'] } },
  scripts: { type: 'array', items: { enum: ['latin', 'ea', 'cs'] } },
  fallbacks: { type: 'array', items: { type: 'string' } },
  uploaded_by: { type: ['string', 'null'] },
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
  created: { type: 'string', format: 'date-time' },
  updated: { type: 'string', format: 'date-time' },
});

export type FontResource = FromSchema<typeof fontSchema>;
