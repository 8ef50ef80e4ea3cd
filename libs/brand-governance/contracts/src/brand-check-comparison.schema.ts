import { type FromSchema, idSchema, namedSchema, recordSchema } from '@livery/kernel';
import { notEvaluatedSchema } from './brand-check.schema.ts';
import { findingSchema } from './finding.schema.ts';

const findings = { type: 'array', items: findingSchema } as const;
const [finding] = findingSchema.examples;
const gapsSchema = recordSchema({
  truncated: { type: 'boolean', description: 'Whether findings were left out because there were too many.' },
  not_evaluated: {
    type: 'array',
    items: notEvaluatedSchema,
    description: 'What could not be judged in this check and is not listed in the other one.',
  },
});

export const brandCheckComparisonSchema = namedSchema({
  title: 'BrandCheckComparison',
  description: 'How the findings of a check, the head, differ from those of another check, the base.',
  properties: {
    id: idSchema('brand_comparison'),
    object: { const: 'brand_check_comparison' },
    base: { ...idSchema('brand_check'), description: 'The check to compare with, which is mostly the older one.' },
    head: { ...idSchema('brand_check'), description: 'The check that is compared.' },
    same_content: { type: 'boolean', description: 'Whether both checks judged the same bytes.' },
    same_guideline: { type: 'boolean', description: 'Whether both checks have the same `guideline_version`.' },
    same_engine: { type: 'boolean', description: 'Whether both checks have the same `engine_version`.' },
    incomplete: {
      anyOf: [recordSchema({ base: gapsSchema, head: gapsSchema }), { type: 'null' }],
      description:
        'What one of the checks may have missed, so that a finding may seem new or fixed. Null if both are complete, or have the same gaps.',
    },
    new: {
      ...findings,
      description:
        'Findings of the head that the base does not have, or has with fewer occurrences. `new_occurrences` says how many are new. Occurrences at places that other findings of the type have left are not new.',
    },
    fixed: { ...findings, description: 'Findings of the base that the head does not have.' },
    unchanged: {
      ...findings,
      description: 'Findings of the head that the base has with as many occurrences, or more.',
    },
    changed: {
      type: 'array',
      items: recordSchema({ base: findingSchema, head: findingSchema }),
      description:
        'Deviations that are still there in another form: findings with different ids, but the same type and first location, or the same type, colour and detail; or a finding whose further occurrences stand where others of its type have stood.',
    },
  },
  example: {
    id: 'brand_comparison_0350tEyI9WPdaV8SfnABZb',
    object: 'brand_check_comparison',
    base: 'brand_check_0350tEyI9WPdaV8SfnABZa',
    head: 'brand_check_0350tEyI9WPdaV8SfnABZc',
    same_content: false,
    same_guideline: true,
    same_engine: true,
    incomplete: null,
    new: [{ ...finding, new_occurrences: 1 }],
    fixed: [],
    unchanged: [],
    changed: [],
  },
});

export type BrandCheckComparisonResource = FromSchema<typeof brandCheckComparisonSchema>;
