import { type FromSchema, idSchema, namedSchema, recordSchema } from '@livery/kernel';

const count = { type: 'integer', minimum: 0 } as const;
const version = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;
const changes = { added: count, gone: count, unchanged: count } as const;

/** The result of the job of a simulation. */
export const brandRuleSimulationSchema = namedSchema({
  title: 'BrandRuleSimulation',
  description:
    'What a given set of rules changes in the findings of past checks. It is the result of a job, and kept as long as the job.',
  properties: {
    object: { const: 'brand_rule_simulation' },
    guideline_version: {
      ...version,
      description: 'The guideline in force, with whose findings the others are compared.',
    },
    given_guideline_version: { ...version, description: 'The given guideline.' },
    total: { ...recordSchema(changes), description: 'The findings of all documents.' },
    rules: {
      type: 'array',
      maxItems: 400,
      description: 'The rules of the given set in its order, then the rules in force that the set does not have.',
      items: recordSchema({
        rule: { type: ['string', 'null'], description: 'The id of a rule in force; null for a new rule.' },
        index: { type: ['integer', 'null'], description: 'The position in `data`; null for a rule that is not in it.' },
        type: { type: 'string' },
        name: { type: 'string' },
        ...changes,
      }),
    },
    others: {
      ...recordSchema(changes),
      description: 'The findings that no rule makes, such as parts that cannot be read.',
    },
    documents: {
      type: 'array',
      maxItems: 1000,
      description: 'The documents that were judged, in the order of the checks.',
      items: recordSchema({
        brand_check: idSchema('brand_check'),
        ...changes,
        incomplete: { type: 'boolean', description: 'Whether findings were left out because there were too many.' },
      }),
    },
    judged: count,
    skipped: {
      ...recordSchema({
        not_kept: { ...count, description: 'The document is not kept, or no longer.' },
        not_judged: { ...count, description: 'The document cannot be judged by this version of the service.' },
      }),
      description: 'The checks whose documents were not judged.',
    },
    has_more: {
      type: 'boolean',
      description: 'Whether older documents were left out, since a simulation has at most 1,000.',
    },
  },
  example: {
    object: 'brand_rule_simulation',
    guideline_version: '3'.repeat(64),
    given_guideline_version: 'a'.repeat(64),
    total: { added: 4, gone: 0, unchanged: 11 },
    rules: [
      { rule: null, index: 0, type: 'term.forbidden', name: 'Forbidden term', added: 4, gone: 0, unchanged: 0 },
      {
        rule: 'brand_rule_0350tEyI9WPdaV8SfnABZa',
        index: 1,
        type: 'color.off_palette',
        name: 'Brand colours only',
        added: 0,
        gone: 0,
        unchanged: 11,
      },
    ],
    others: { added: 0, gone: 0, unchanged: 0 },
    documents: [
      { brand_check: 'brand_check_0350tEyI9WPdaV8SfnABZa', added: 4, gone: 0, unchanged: 11, incomplete: false },
    ],
    judged: 1,
    skipped: { not_kept: 2, not_judged: 0 },
    has_more: false,
  },
});

export type BrandRuleSimulationResource = FromSchema<typeof brandRuleSimulationSchema>;
