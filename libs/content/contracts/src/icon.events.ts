import { type EventDefinition, recordSchema } from '@livery/kernel';
import { iconSetSchema } from './icon-set.schema.ts';
import { iconSchema } from './icon.schema.ts';

const LATER = '2026-11-20T10:02:41.050Z';
const previous = { type: 'object' } as const;
const iconSnapshot = recordSchema({ object: iconSchema });
const setSnapshot = recordSchema({ object: iconSetSchema });
const icon = { ...iconSchema.examples[0], svg_url: null };
const [set] = iconSetSchema.examples;

export const iconCreated = {
  type: 'cms.icon.created',
  description: 'An icon was uploaded or imported.',
  schema: iconSnapshot,
  example: { object: icon },
} as const satisfies EventDefinition;

export const iconUpdated = {
  type: 'cms.icon.updated',
  description:
    'An icon was changed, or got another content. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: iconSchema, previous_attributes: previous }),
  example: { object: { ...icon, updated: LATER }, previous_attributes: { name: 'Left' } },
} as const satisfies EventDefinition;

export const iconDeleted = {
  type: 'cms.icon.deleted',
  audited: [],
  description: 'An icon was deleted together with its asset. Restoring the asset restores it.',
  schema: iconSnapshot,
  example: { object: { ...icon, updated: LATER } },
} as const satisfies EventDefinition;

export const iconRestored = {
  type: 'cms.icon.restored',
  audited: [],
  description: 'A deleted icon was restored together with its asset.',
  schema: iconSnapshot,
  example: { object: { ...icon, updated: LATER } },
} as const satisfies EventDefinition;

export const iconSetCreated = {
  type: 'cms.icon_set.created',
  description: 'A set of icons was created.',
  schema: setSnapshot,
  example: { object: { ...set, icon_count: 0 } },
} as const satisfies EventDefinition;

export const iconSetUpdated = {
  type: 'cms.icon_set.updated',
  description:
    'A set of icons was changed. `previous_attributes` contains the previous values of the changed fields. Icons that come and go have events of their own.',
  schema: recordSchema({ object: iconSetSchema, previous_attributes: previous }),
  example: { object: { ...set, updated: LATER }, previous_attributes: { name: 'Icons' } },
} as const satisfies EventDefinition;

export const iconSetDeleted = {
  type: 'cms.icon_set.deleted',
  audited: [],
  description: 'A set of icons was deleted. Its icons have events of their own.',
  schema: setSnapshot,
  example: { object: { ...set, icon_count: 0 } },
} as const satisfies EventDefinition;

/** The event types of icons and their sets. */
export const iconEvents: readonly EventDefinition[] = [
  iconCreated,
  iconUpdated,
  iconDeleted,
  iconRestored,
  iconSetCreated,
  iconSetUpdated,
  iconSetDeleted,
];
