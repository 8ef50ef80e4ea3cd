import { type EventDefinition, recordSchema } from '@livery/kernel';
import { assetVersionSchema } from './asset-version.schema.ts';
import { deploymentEvents } from './deployment.events.ts';
import { iconEvents } from './icon.events.ts';
import { libraryAssetSchema } from './library-asset.schema.ts';
import { libraryFolderSchema, libraryFolderSummaryExample } from './library-folder.schema.ts';
import { reviewPolicySchema } from './review-policy.schema.ts';
import { reviewSchema } from './review.schema.ts';
import { slideEvents } from './slide.events.ts';

const LATER = '2026-11-20T10:02:41.050Z';
const previous = { type: 'object' } as const;
const assetSnapshot = recordSchema({ object: libraryAssetSchema });
const folderSnapshot = recordSchema({ object: libraryFolderSchema });
const reviewSnapshot = recordSchema({ object: reviewSchema });
// Links are null in events, since an event is kept longer than a link is valid.
const asset = {
  ...libraryAssetSchema.examples[0],
  folder: { ...libraryFolderSummaryExample, open_url: null },
  open_url: null,
  preview_url: null,
};
const folder = { ...libraryFolderSchema.examples[0], open_url: null };
const [review] = reviewSchema.examples;
const decided = {
  ...review,
  decided_by: 'key_0350tEyI3ThR2kZQtU0Oni',
  decided: LATER,
  updated: LATER,
} as const;

export const libraryAssetCreated = {
  type: 'cms.library_asset.created',
  description: 'An asset was added to the library.',
  schema: assetSnapshot,
  example: { object: asset },
} as const satisfies EventDefinition;

export const libraryAssetUpdated = {
  type: 'cms.library_asset.updated',
  description: 'An asset was changed. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: libraryAssetSchema, previous_attributes: previous }),
  example: { object: { ...asset, updated: LATER }, previous_attributes: { name: 'Harbour' } },
} as const satisfies EventDefinition;

export const libraryAssetDeleted = {
  type: 'cms.library_asset.deleted',
  audited: [],
  description: 'An asset was deleted. It can be restored for 30 days.',
  schema: assetSnapshot,
  example: { object: { ...asset, updated: LATER, deleted_at: LATER } },
} as const satisfies EventDefinition;

export const libraryAssetRestored = {
  type: 'cms.library_asset.restored',
  audited: [],
  description: 'A deleted asset was restored.',
  schema: assetSnapshot,
  example: { object: { ...asset, updated: LATER } },
} as const satisfies EventDefinition;

export const libraryAssetVersionCreated = {
  type: 'cms.library_asset.version_created',
  description: 'An asset got a new version, which is now its content.',
  schema: recordSchema({ object: libraryAssetSchema, version: assetVersionSchema }),
  example: {
    object: { ...asset, updated: LATER, current_version: 2 },
    version: { ...assetVersionSchema.examples[0], number: 2, created: LATER },
  },
} as const satisfies EventDefinition;

export const libraryFolderCreated = {
  type: 'cms.library_folder.created',
  description: 'A folder was added to the library.',
  schema: folderSnapshot,
  example: { object: folder },
} as const satisfies EventDefinition;

export const libraryFolderUpdated = {
  type: 'cms.library_folder.updated',
  description:
    'A folder was renamed or moved. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: libraryFolderSchema, previous_attributes: previous }),
  example: { object: { ...folder, updated: LATER }, previous_attributes: { name: 'Photos' } },
} as const satisfies EventDefinition;

export const libraryFolderDeleted = {
  type: 'cms.library_folder.deleted',
  audited: [],
  description: 'A folder was deleted. The folders below it and the assets in them have events of their own.',
  schema: folderSnapshot,
  example: { object: folder },
} as const satisfies EventDefinition;

export const reviewRequested = {
  type: 'cms.review.requested',
  audited: [],
  description: 'A review of an asset was requested.',
  schema: reviewSnapshot,
  example: { object: review },
} as const satisfies EventDefinition;

export const reviewApproved = {
  type: 'cms.review.approved',
  audited: [],
  description: 'A version of an asset was approved.',
  schema: reviewSnapshot,
  example: { object: { ...decided, status: 'approved' } },
} as const satisfies EventDefinition;

export const reviewRejected = {
  type: 'cms.review.rejected',
  audited: [],
  description: 'A version of an asset was rejected.',
  schema: reviewSnapshot,
  example: { object: { ...decided, status: 'rejected', decision_comment: 'The logo is cut off.' } },
} as const satisfies EventDefinition;

export const reviewCancelled = {
  type: 'cms.review.cancelled',
  audited: [],
  description: 'A pending review was cancelled, or an approval was withdrawn.',
  schema: reviewSnapshot,
  example: { object: { ...decided, status: 'cancelled' } },
} as const satisfies EventDefinition;

export const reviewStale = {
  type: 'cms.review.stale',
  description:
    'An asset got a new version after the review, which is about an earlier one. When the review policy is changed, approvals become stale without this event.',
  schema: reviewSnapshot,
  example: { object: { ...decided, status: 'approved' } },
} as const satisfies EventDefinition;

export const reviewPolicyUpdated = {
  type: 'cms.review_policy.updated',
  audited: ['version', 'modes', 'four_eyes'],
  description: 'The review policy was changed. Approvals by versions before `accepted_from` are now stale.',
  schema: recordSchema({ object: reviewPolicySchema, previous_attributes: previous }),
  example: { object: reviewPolicySchema.examples[0], previous_attributes: { four_eyes: false } },
} as const satisfies EventDefinition;

/** Every event type of this context. */
export const contentEvents: readonly EventDefinition[] = [
  libraryAssetCreated,
  libraryAssetUpdated,
  libraryAssetDeleted,
  libraryAssetRestored,
  libraryAssetVersionCreated,
  libraryFolderCreated,
  libraryFolderUpdated,
  libraryFolderDeleted,
  reviewRequested,
  reviewApproved,
  reviewRejected,
  reviewCancelled,
  reviewStale,
  reviewPolicyUpdated,
  ...deploymentEvents,
  ...slideEvents,
  ...iconEvents,
];
