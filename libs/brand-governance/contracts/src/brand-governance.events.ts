import { type EventDefinition, type JsonSchema, recordSchema } from '@livery/kernel';
import { brandCheckReferenceSchema } from './brand-check.schema.ts';
import { brandPaletteStateSchema } from './brand-palette-state.schema.ts';
import { brandRuleListSchema } from './brand-rule.schema.ts';
import { fontSchema } from './font.schema.ts';

const brandCheckReference = recordSchema({ object: brandCheckReferenceSchema });
const [check] = brandCheckReferenceSchema.examples;

export const brandCheckCompleted = {
  type: 'brand.check.completed',
  description: 'A document was judged. The findings are in the brand_check that the event names.',
  schema: brandCheckReference,
  example: { object: check },
} as const satisfies EventDefinition;

export const brandCheckFailed = {
  type: 'brand.check.failed',
  description: 'A document could not be judged. The brand_check that the event names says why.',
  schema: brandCheckReference,
  example: { object: { ...check, status: 'failed', summary: null } },
} as const satisfies EventDefinition;

export const brandRulesUpdated = {
  type: 'brand.rules.updated',
  description: 'The set of brand rules changed; the event holds the whole new set, or where to get a very large one.',
  schema: snapshotOrAddress(brandRuleListSchema, 'list'),
  example: { object: brandRuleListSchema.examples[0] },
} as const satisfies EventDefinition;

export const brandPalettesUpdated = {
  type: 'brand.palettes.updated',
  description:
    'The palettes or their settings changed; the event holds the new state, or where to get a very large one.',
  schema: snapshotOrAddress(brandPaletteStateSchema, 'brand_palette_state'),
  example: { object: brandPaletteStateSchema.examples[0] },
} as const satisfies EventDefinition;

export const brandFontCreated = {
  type: 'brand.font.created',
  description: 'A font was registered.',
  schema: recordSchema({ object: fontSchema }),
  example: { object: fontSchema.examples[0] },
} as const satisfies EventDefinition;

/** Every event type of this context. */
export const brandGovernanceEvents: readonly EventDefinition[] = [
  brandCheckCompleted,
  brandCheckFailed,
  brandRulesUpdated,
  brandPalettesUpdated,
  brandFontCreated,
];

/** A set over the size limit of snapshots is named by its address. */
function snapshotOrAddress<const Snapshot extends JsonSchema, const Kind extends string>(
  snapshot: Snapshot,
  kind: Kind,
) {
  const address = recordSchema({ object: { const: kind }, url: { type: 'string' } });
  return {
    anyOf: [recordSchema({ object: snapshot }), recordSchema({ object: address, truncated: { const: true } })],
  } as const;
}
