import {
  type FromSchema,
  idSchema,
  livemodeSchema,
  metadataSchema,
  namedSchema,
  timestampSchema,
} from '@livery/kernel';

export const brandRuleSchema = namedSchema({
  title: 'BrandRule',
  description: 'A rule that documents are checked against.',
  properties: {
    id: idSchema('brand_rule'),
    object: { const: 'brand_rule' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    type: {
      type: 'string',
      description:
        'The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`.',
    },
    name: { type: 'string' },
    severity: { enum: ['low', 'medium', 'high', 'critical'] },
    active: { type: 'boolean' },
    auto_fixable: {
      type: 'boolean',
      description: 'Whether the service can fix findings of this rule in documents that it applies to.',
    },
    pattern: {
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'null' }],
      description: 'What the rule looks for: one term, or a list of alternatives.',
    },
    replacement: { type: ['string', 'null'] },
    params: { type: 'object', description: 'The parameters of the check type.' },
    applies_to: { type: 'array', items: { enum: ['pptx', 'docx'] } },
    message: { type: ['string', 'null'], description: "The organization's own text. It is added to every finding." },
    metadata: metadataSchema,
    default: { type: 'boolean', description: 'Whether the rule is one of the default rules.' },
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'brand_rule_0350tEyI9WQ3VIOheZpgeC',
    object: 'brand_rule',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    type: 'color.off_palette',
    name: 'Colours of the palette only',
    severity: 'high',
    active: true,
    auto_fixable: true,
    pattern: null,
    replacement: null,
    params: { tolerance: 2 },
    applies_to: ['pptx', 'docx'],
    message: 'Ask the design team for new colours.',
    metadata: {},
    default: false,
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type BrandRuleResource = FromSchema<typeof brandRuleSchema>;

export const brandRuleListSchema = namedSchema({
  title: 'BrandRuleList',
  description: 'All brand rules. The list is not paged.',
  properties: {
    object: { const: 'list' },
    data: { type: 'array', items: brandRuleSchema },
    has_more: { const: false },
    url: { type: 'string' },
  },
  example: { object: 'list', data: [brandRuleSchema.examples[0]], has_more: false, url: '/api/v1/brand_rules' },
});

export type BrandRuleListResource = FromSchema<typeof brandRuleListSchema>;
