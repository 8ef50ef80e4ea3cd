import { type FromSchema, recordSchema } from '@livery/kernel';

export const brandRuleSchema = recordSchema({
  id: { type: 'string', pattern: '^brand_rule_' },
  object: { const: 'brand_rule' },
  organization: { type: 'string', pattern: '^org_' },
  livemode: { type: 'boolean' },
  type: { type: 'string', description: 'A dotted check type, or a name that stands for one, as it was given.' },
  name: { type: 'string' },
  severity: { enum: ['low', 'medium', 'high', 'critical'] },
  active: { type: 'boolean' },
  auto_fixable: { type: 'boolean' },
  pattern: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'null' }] },
  replacement: { type: ['string', 'null'] },
  params: { type: 'object', description: 'Parameters of the check.' },
  applies_to: { type: 'array', items: { enum: ['pptx', 'docx'] } },
  message: { type: ['string', 'null'] },
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
  default: { type: 'boolean', description: 'Part of the set that an organization starts with.' },
  created: { type: 'string', format: 'date-time' },
  updated: { type: 'string', format: 'date-time' },
});

export type BrandRuleResource = FromSchema<typeof brandRuleSchema>;

/** The whole set at once: it is never paged. */
export const brandRuleListSchema = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: brandRuleSchema },
  has_more: { const: false },
  url: { type: 'string' },
});

export type BrandRuleListResource = FromSchema<typeof brandRuleListSchema>;
