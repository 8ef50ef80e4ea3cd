import { type EventDefinition, recordSchema } from '@livery/kernel';
import { deploymentSchema } from './deployment.schema.ts';

const snapshot = recordSchema({ object: deploymentSchema });
const [active] = deploymentSchema.examples;
const LATER = '2026-11-20T10:02:41.050Z';
const OTHER = 'dep_0350tEyGyzqRdknuSa79Wn';
// A manifest can have a thousand items, so events contain only its hash.
const object = { ...active, manifest: { ...active.manifest, items: null } };
const waiting = { ...object, status: 'queued', activated_at: null, updated: active.created } as const;
const replaced = { ...object, superseded_by: OTHER, completed_at: LATER, updated: LATER };

export const deploymentCreated = {
  type: 'cms.deployment.created',
  audited: [],
  description: 'A deployment was created. It will become active in the background.',
  schema: snapshot,
  example: { object: waiting },
} as const satisfies EventDefinition;

export const deploymentActivated = {
  type: 'cms.deployment.activated',
  audited: [],
  description: 'A deployment became the active one of its channel. Read it for its items.',
  schema: snapshot,
  example: { object },
} as const satisfies EventDefinition;

export const deploymentSuperseded = {
  type: 'cms.deployment.superseded',
  description: 'A newer deployment took the place of the active one.',
  schema: snapshot,
  example: { object: { ...replaced, status: 'superseded' } },
} as const satisfies EventDefinition;

export const deploymentRolledBack = {
  type: 'cms.deployment.rolled_back',
  audited: [],
  description: 'A rollback took the place of the active deployment, which is taken back.',
  schema: snapshot,
  example: { object: { ...replaced, status: 'rolled_back' } },
} as const satisfies EventDefinition;

export const deploymentFailed = {
  type: 'cms.deployment.failed',
  description: 'A deployment could not become active. Nothing has changed for its channel.',
  schema: snapshot,
  example: {
    object: {
      ...waiting,
      status: 'failed',
      completed_at: LATER,
      updated: LATER,
      failure: {
        code: 'items_not_releasable',
        message: '1 item may not be released. Approve, restore or leave them out, and deploy again.',
        items: [
          {
            kind: 'library_asset',
            id: 'asset_0350tEyI3TinjRDFnAplkv',
            name: 'Harbour at dawn',
            reason: 'rejected',
            slide: null,
          },
        ],
        item_count: 1,
      },
    },
  },
} as const satisfies EventDefinition;

export const deploymentCancelled = {
  type: 'cms.deployment.cancelled',
  audited: [],
  description: 'A deployment was cancelled before its activation began.',
  schema: snapshot,
  example: { object: { ...waiting, status: 'cancelled', completed_at: LATER, updated: LATER } },
} as const satisfies EventDefinition;

/** Every event type of deployments. */
export const deploymentEvents: readonly EventDefinition[] = [
  deploymentCreated,
  deploymentActivated,
  deploymentSuperseded,
  deploymentRolledBack,
  deploymentFailed,
  deploymentCancelled,
];
