import { type FromSchema, namedSchema } from '@livery/kernel';

const patternSchema = {
  enum: ['required', 'optional', 'unused'],
  description: 'Whether a rule of this type needs a `pattern`, may have one, or does not look at it.',
} as const;

const exampleSchema = {
  type: 'object',
  description: 'A whole rule, which PUT /brand_rules accepts as it stands.',
} as const;

const aliasSchema = namedSchema({
  title: 'CheckTypeAlias',
  description: 'Another name for a check. It may be the `type` of a rule, and says what to look for in `pattern`.',
  properties: {
    type: { type: 'string' },
    name: { type: 'string', description: 'What a rule of this type is called, when it says nothing else.' },
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
  description: 'One way to judge documents: what a rule of this type finds, and the parameters that it takes.',
  properties: {
    id: { type: 'string', description: 'The same as `type`.' },
    object: { const: 'check_type' },
    type: { type: 'string', description: 'Dotted, as in rules and findings.' },
    name: { type: 'string', description: 'What a rule of this type is called, when it says nothing else.' },
    summary: { type: 'string', description: 'What it reports, in one sentence.' },
    severity: { enum: ['low', 'medium', 'high', 'critical'], description: 'That of a rule that names none.' },
    formats: { type: 'array', items: { enum: ['pptx', 'docx'] }, description: 'The documents that it judges.' },
    surfaces: {
      type: 'array',
      items: { type: 'string' },
      description: 'To which of these `params.surfaces` can narrow a rule; empty when it does not look at surfaces.',
    },
    parameters: {
      type: 'object',
      description: 'What `params` of a rule may hold, as JSON Schema (draft 2020-12). Descriptions name the units.',
    },
    defaults: { type: 'object', description: 'By the name of a parameter, its value when a rule does not say.' },
    needs: {
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      description:
        'Members of a rule, of which it has to have one for each entry; `[]` stands for every entry of a list, each of which has to have one of the members. A rule without them is refused, since it could find nothing.',
    },
    pattern: patternSchema,
    auto_fixable: { type: 'boolean', description: 'Whether findings of this type can be fixed by the service.' },
    aliases: { type: 'array', items: aliasSchema, description: 'Other names for it.' },
    example: exampleSchema,
  },
  example: {
    id: 'term.forbidden',
    object: 'check_type',
    type: 'term.forbidden',
    name: 'Forbidden term',
    summary: 'A forbidden term occurs, also across runs, soft hyphens and line breaks.',
    severity: 'high',
    formats: ['pptx', 'docx'],
    surfaces: ['text', 'table_text', 'chart_text', 'smartart_text', 'notes_text'],
    parameters: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        skip_code: {
          type: 'boolean',
          description: 'Whether a term in a font for code is let pass.',
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
  description: 'All types of checks at once: the list is never paged.',
  properties: {
    object: { const: 'list' },
    data: { type: 'array', items: checkTypeSchema },
    has_more: { const: false },
    url: { type: 'string' },
  },
  example: { object: 'list', data: [checkTypeSchema.examples[0]], has_more: false, url: '/api/v1/check_types' },
});

export type CheckTypeListResource = FromSchema<typeof checkTypeListSchema>;
