import { type FromSchema, namedSchema } from '@livery/kernel';

const patternSchema = {
  enum: ['required', 'optional', 'unused'],
  description:
    'Whether a rule of this type must have a `pattern` (`required`), can have one (`optional`) or ignores it (`unused`).',
} as const;

const exampleSchema = {
  type: 'object',
  description: 'A complete rule that PUT /brand_rules accepts.',
} as const;

const aliasSchema = namedSchema({
  title: 'CheckTypeAlias',
  description:
    'Another name of a check type. It can be the `type` of a rule. Most of these names need a `pattern`, which says what to look for.',
  properties: {
    type: { type: 'string' },
    name: { type: 'string', description: 'The name of a rule of this type that has no name of its own.' },
    pattern: patternSchema,
    replacement_required: { type: 'boolean' },
    example: exampleSchema,
  },
  example: {
    type: 'forbidden_term',
    name: 'Forbidden term',
    pattern: 'required',
    replacement_required: false,
    example: { type: 'forbidden_term', pattern: 'guaranteed' },
  },
});

export const checkTypeSchema = namedSchema({
  title: 'CheckType',
  description: 'A type of check: what rules of this type report, and the parameters that they accept.',
  properties: {
    id: { type: 'string', description: 'The same as `type`.' },
    object: { const: 'check_type' },
    type: { type: 'string', description: 'The dotted name of the type, as in rules and findings.' },
    name: { type: 'string', description: 'The name of a rule of this type that has no name of its own.' },
    summary: { type: 'string', description: 'What rules of this type report.' },
    severity: {
      enum: ['low', 'medium', 'high', 'critical'],
      description: 'The severity of a rule that has no severity of its own.',
    },
    formats: {
      type: 'array',
      items: { enum: ['pptx', 'docx'] },
      description: 'The types of documents that the check judges.',
    },
    surfaces: {
      type: 'array',
      items: { type: 'string' },
      description:
        'The surfaces that `params.surfaces` can limit a rule to. The list is empty if the check does not distinguish surfaces.',
    },
    parameters: {
      type: 'object',
      description:
        'The parameters that `params` of a rule accepts, as JSON Schema (draft 2020-12). The descriptions name the units.',
    },
    defaults: { type: 'object', description: 'The default values of the parameters, by the name of the parameter.' },
    needs: {
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      description:
        'The members that a rule must have. A rule must have at least one member of each entry. In the name of a member, `[]` stands for every item of a list: each item must have at least one of the members. A rule without these members is refused, because it could report nothing.',
    },
    pattern: patternSchema,
    auto_fixable: { type: 'boolean', description: 'Whether the service can fix findings of this type.' },
    aliases: { type: 'array', items: aliasSchema, description: 'Other names of the type.' },
    example: exampleSchema,
  },
  example: {
    id: 'term.forbidden',
    object: 'check_type',
    type: 'term.forbidden',
    name: 'Forbidden term',
    summary: 'A forbidden term occurs. Terms across runs, soft hyphens and line breaks are found, too.',
    severity: 'high',
    formats: ['pptx', 'docx'],
    surfaces: ['text', 'table_text', 'chart_text', 'smartart_text', 'notes_text'],
    parameters: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        skip_code: {
          type: 'boolean',
          description: 'Whether terms in a font for code are allowed.',
          default: true,
        },
      },
      additionalProperties: false,
    },
    defaults: { skip_code: true },
    needs: [['params.terms', 'pattern']],
    pattern: 'optional',
    auto_fixable: false,
    aliases: [aliasSchema.examples[0]],
    example: { type: 'term.forbidden', severity: 'high', params: { terms: [{ term: 'guaranteed' }] } },
  },
});

export type CheckTypeResource = FromSchema<typeof checkTypeSchema>;

export const checkTypeListSchema = namedSchema({
  title: 'CheckTypeList',
  description: 'All check types. The list is not paged.',
  properties: {
    object: { const: 'list' },
    data: { type: 'array', items: checkTypeSchema },
    has_more: { const: false },
    url: { type: 'string' },
  },
  example: { object: 'list', data: [checkTypeSchema.examples[0]], has_more: false, url: '/api/v1/check_types' },
});

export type CheckTypeListResource = FromSchema<typeof checkTypeListSchema>;
