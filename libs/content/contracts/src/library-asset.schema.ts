import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  metadataSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';
import {
  APPROVAL_STATUS_VALUES,
  ASSET_TYPE_VALUES,
  contentHashSchema,
  REVIEW_MODE_VALUES,
  SOURCE_TYPE_VALUES,
} from './asset-values.ts';
import { libraryFolderSummaryExample, libraryFolderSummarySchema } from './library-folder.schema.ts';

const nullableReviewId = { type: ['string', 'null'], pattern: '^rev_[0-9A-Za-z]{22}$' } as const;
const nullableTime = { type: ['string', 'null'], format: 'date-time' } as const;
const size = { type: ['integer', 'null'], minimum: 1 } as const;

const imageApprovalSchema = {
  title: 'ImageApproval',
  description: 'Whether an asset may be used, and why. Assets of every type have one.',
  ...recordSchema({
    status: { enum: APPROVAL_STATUS_VALUES },
    label: { type: 'string', description: 'The status in words, in English.' },
    canRelease: { type: 'boolean', description: 'Whether the asset may leave the organization now.' },
    reviewId: { ...nullableReviewId, description: 'The last review. Null if there is none.' },
    previousReviewId: { ...nullableReviewId, description: 'The review before the last one.' },
    policyVersion: { type: 'string', pattern: '^[0-9]+$', description: 'The version of the review policy.' },
    mode: {
      enum: REVIEW_MODE_VALUES,
      description: '`none`: assets of this type need no review. `manual`: a person approves each version.',
    },
    sourceType: { enum: SOURCE_TYPE_VALUES },
    contentHash: contentHashSchema,
  }),
} as const;

export const libraryAssetSchema = namedSchema({
  title: 'LibraryAsset',
  description: 'An asset of the library. Its content is that of its current version.',
  properties: {
    id: idSchema('asset'),
    object: { const: 'library_asset' },
    organization: idSchema('org'),
    name: { type: 'string' },
    filename: { type: 'string' },
    type: { enum: ASSET_TYPE_VALUES, description: 'What was found in the content.' },
    content_type: { type: 'string', description: 'The media type that was found in the content.' },
    tags: { type: 'array', items: { type: 'string' } },
    description: { type: 'string' },
    folder: { anyOf: [libraryFolderSummarySchema, { type: 'null' }] },
    open_url: {
      type: ['string', 'null'],
      description:
        'A link to the content, which anybody can open. It is valid for about an hour. Null for publishable keys and in events.',
    },
    preview_url: {
      type: ['string', 'null'],
      description:
        'A link to a picture of the asset: a PNG of it, or of its first page, with at most 1,280 pixels on its longest side. It is rendered in the background; until then, and if it cannot be rendered, the link opens a PNG, JPEG, GIF or WebP itself, with all that is in the file, and is null for other content. Null in events.',
    },
    public_url: {
      type: ['string', 'null'],
      description:
        'A link that you may store and publish: it stays the same, and opens the current content as long as that is approved for release. Null for assets that are not approved, also if their type needs no review; for publishable keys; and in events.',
    },
    source_type: { enum: SOURCE_TYPE_VALUES, description: 'How the asset came into the library.' },
    approval_status: { enum: APPROVAL_STATUS_VALUES, description: 'The same as `image_approval.status`.' },
    image_approval: imageApprovalSchema,
    updated: { type: 'string', description: 'When the asset was last changed: ISO 8601, in UTC.' },
    size_bytes: { type: 'integer', minimum: 1 },
    width: { ...size, description: 'In pixels. Null for content without a width.' },
    height: { ...size, description: 'In pixels. Null for content without a height.' },
    content_hash: contentHashSchema,
    is_content_missing: {
      type: 'boolean',
      description:
        'Whether the operator has found that the content is gone. It cannot be released until the same file is uploaded again.',
    },
    current_version: { type: 'integer', minimum: 1 },
    available_from: nullableTime,
    available_until: nullableTime,
    deleted_at: { ...nullableTime, description: 'When the asset was deleted. It can be restored for 30 days.' },
    metadata: { anyOf: [metadataSchema, { type: 'null' }], description: 'Null for publishable keys.' },
    livemode: livemodeSchema,
    created_by: actorSchema,
    created: timestampSchema,
  },
  example: {
    id: 'asset_0350tEyI3TinjRDFnAplkv',
    object: 'library_asset',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    name: 'Harbour at dawn',
    filename: 'harbour-at-dawn.png',
    type: 'image',
    content_type: 'image/png',
    tags: ['harbour', 'hero'],
    description: 'The picture of the autumn campaign.',
    folder: libraryFolderSummaryExample,
    open_url: 'https://livery.example/api/v1/links/AbC',
    preview_url: 'https://livery.example/api/v1/links/DeF',
    public_url: null,
    source_type: 'upload',
    approval_status: 'approved',
    image_approval: {
      status: 'approved',
      label: 'No review needed',
      canRelease: true,
      reviewId: null,
      previousReviewId: null,
      policyVersion: '1',
      mode: 'none',
      sourceType: 'upload',
      contentHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    updated: '2026-11-20T09:14:15.123Z',
    size_bytes: 48213,
    width: 1600,
    height: 900,
    content_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    is_content_missing: false,
    current_version: 1,
    available_from: null,
    available_until: null,
    deleted_at: null,
    metadata: {},
    livemode: true,
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
  },
});

export type LibraryAssetResource = FromSchema<typeof libraryAssetSchema>;
