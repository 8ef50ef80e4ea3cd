import { type EventDefinition, recordSchema } from '@livery/kernel';
import { pptSetSchema } from './ppt-set.schema.ts';
import { slideAssetSchema } from './slide-asset.schema.ts';

const LATER = '2026-11-20T10:02:41.050Z';
const previous = { type: 'object' } as const;
// Links are null in events, since an event is kept longer than a link is valid.
const slide = { ...slideAssetSchema.examples[0], open_url: null };
const set = { ...pptSetSchema.examples[0], open_url: null };
const slideSnapshot = recordSchema({ object: slideAssetSchema });
const setSnapshot = recordSchema({ object: pptSetSchema });

export const slideAssetCreated = {
  type: 'cms.slide_asset.created',
  description: 'A slide was added to the library.',
  schema: slideSnapshot,
  example: { object: slide },
} as const satisfies EventDefinition;

export const slideAssetUpdated = {
  type: 'cms.slide_asset.updated',
  description:
    'A slide was changed, or its content was replaced. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: slideAssetSchema, previous_attributes: previous }),
  example: { object: { ...slide, updated: LATER }, previous_attributes: { name: 'Plan' } },
} as const satisfies EventDefinition;

export const slideAssetDeleted = {
  type: 'cms.slide_asset.deleted',
  audited: [],
  description: 'A slide was deleted with its asset, which can be restored for 30 days.',
  schema: slideSnapshot,
  example: { object: { ...slide, updated: LATER } },
} as const satisfies EventDefinition;

export const slideAssetRestored = {
  type: 'cms.slide_asset.restored',
  audited: [],
  description: 'A deleted slide was restored with its asset.',
  schema: slideSnapshot,
  example: { object: { ...slide, updated: LATER } },
} as const satisfies EventDefinition;

export const pptSetCreated = {
  type: 'cms.ppt_set.created',
  description: 'A set of slides was created.',
  schema: setSnapshot,
  example: { object: set },
} as const satisfies EventDefinition;

export const pptSetUpdated = {
  type: 'cms.ppt_set.updated',
  description:
    'A set was changed, or its presentation was composed again. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: pptSetSchema, previous_attributes: previous }),
  example: { object: { ...set, updated: LATER }, previous_attributes: { name: 'First pitch' } },
} as const satisfies EventDefinition;

export const pptSetDeleted = {
  type: 'cms.ppt_set.deleted',
  audited: [],
  description: 'A set was deleted with its asset, which can be restored for 30 days. Its slides stay.',
  schema: setSnapshot,
  example: { object: { ...set, updated: LATER } },
} as const satisfies EventDefinition;

export const pptSetRestored = {
  type: 'cms.ppt_set.restored',
  audited: [],
  description: 'A deleted set was restored with its asset.',
  schema: setSnapshot,
  example: { object: { ...set, updated: LATER } },
} as const satisfies EventDefinition;

/** Every event type of slides and their sets. */
export const slideEvents: readonly EventDefinition[] = [
  slideAssetCreated,
  slideAssetUpdated,
  slideAssetDeleted,
  slideAssetRestored,
  pptSetCreated,
  pptSetUpdated,
  pptSetDeleted,
  pptSetRestored,
];
