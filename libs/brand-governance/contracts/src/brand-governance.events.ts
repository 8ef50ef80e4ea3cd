import { type EventDefinition, idSchema, type JsonSchema, recordSchema } from '@livery/kernel';
import { brandCheckFixReferenceSchema } from './brand-check-fix.schema.ts';
import { brandCheckReferenceSchema } from './brand-check.schema.ts';
import { brandPaletteStateSchema } from './brand-palette-state.schema.ts';
import { brandRuleListSchema } from './brand-rule.schema.ts';
import { fontSchema } from './font.schema.ts';
import { suppressionChangeSchema } from './suppression.schema.ts';

const brandCheckReference = recordSchema({ object: brandCheckReferenceSchema });
const url = { type: 'string' } as const;
const [check] = brandCheckReferenceSchema.examples;

export const brandCheckCompleted = {
  type: 'brand.check.completed',
  description: 'A document was checked. The event names the brand check, which contains the findings.',
  schema: brandCheckReference,
  example: { object: check },
} as const satisfies EventDefinition;

export const brandCheckFailed = {
  type: 'brand.check.failed',
  description: 'A document could not be checked. The event names the brand check, which contains the reason.',
  schema: brandCheckReference,
  example: { object: { ...check, status: 'failed', summary: null, error_code: 'file_corrupt' } },
} as const satisfies EventDefinition;

export const brandCheckFixed = {
  type: 'brand.check.fixed',
  description:
    'The document of a check was fixed. The event names the fix, and the check of the fixed document, which has an event of its own.',
  schema: recordSchema({ object: brandCheckFixReferenceSchema }),
  example: { object: brandCheckFixReferenceSchema.examples[0] },
} as const satisfies EventDefinition;

export const brandRulesUpdated = {
  type: 'brand.rules.updated',
  audited: [],
  description:
    'The brand rules were changed. The event contains all rules. If they are larger than 256 KiB, it contains only their URL.',
  schema: snapshotOrReference(brandRuleListSchema, { object: { const: 'list' }, url }),
  example: { object: brandRuleListSchema.examples[0] },
} as const satisfies EventDefinition;

export const brandPalettesUpdated = {
  type: 'brand.palettes.updated',
  audited: [],
  description:
    'The palettes or their settings were changed. The event contains the new state. If the state is larger than 256 KiB, the event contains only its URL and id.',
  schema: snapshotOrReference(brandPaletteStateSchema, {
    id: idSchema('pal_state'),
    object: { const: 'brand_palette_state' },
    url,
  }),
  example: { object: brandPaletteStateSchema.examples[0] },
} as const satisfies EventDefinition;

export const brandFontCreated = {
  type: 'brand.font.created',
  audited: [],
  description: 'A font was registered.',
  schema: recordSchema({ object: fontSchema }),
  example: { object: fontSchema.examples[0] },
} as const satisfies EventDefinition;

export const brandFontUpdated = {
  type: 'brand.font.updated',
  audited: ['name', 'roles', 'weights', 'status'],
  description: 'A font was changed. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: fontSchema, previous_attributes: { type: 'object' } }),
  example: {
    object: { ...fontSchema.examples[0], updated: '2026-11-21T10:00:00.000Z' },
    previous_attributes: { roles: ['any'] },
  },
} as const satisfies EventDefinition;

export const brandFontDeleted = {
  type: 'brand.font.deleted',
  audited: [],
  description: 'A font was deleted. Its file is deleted, too.',
  schema: recordSchema({ object: fontSchema }),
  example: { object: fontSchema.examples[0] },
} as const satisfies EventDefinition;

export const brandSuppressionsUpdated = {
  type: 'brand.suppressions.updated',
  audited: [],
  description:
    'Findings of a check were accepted, or are no longer accepted. There is one event for each request. It names at most 100 findings.',
  schema: recordSchema({ object: suppressionChangeSchema }),
  example: { object: suppressionChangeSchema.examples[0] },
} as const satisfies EventDefinition;

/** Every event type of this context. */
export const brandGovernanceEvents: readonly EventDefinition[] = [
  brandCheckCompleted,
  brandCheckFailed,
  brandCheckFixed,
  brandRulesUpdated,
  brandPalettesUpdated,
  brandFontCreated,
  brandFontUpdated,
  brandFontDeleted,
  brandSuppressionsUpdated,
];

/** An event on a set over the size limit of snapshots holds a reference: its address, and its id where it has one. */
function snapshotOrReference<
  const Snapshot extends JsonSchema,
  const Members extends Readonly<Record<string, JsonSchema>>,
>(snapshot: Snapshot, members: Members) {
  const reference = recordSchema(members);
  return {
    anyOf: [recordSchema({ object: snapshot }), recordSchema({ object: reference, truncated: { const: true } })],
  } as const;
}
