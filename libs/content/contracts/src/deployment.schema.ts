import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';
import { contentHashSchema, DEPLOYMENT_ITEM_KIND_VALUES, RELEASE_OBSTACLE_VALUES } from './asset-values.ts';

const nullableTime = { type: ['string', 'null'], format: 'date-time' } as const;
const nullableDeployment = { type: ['string', 'null'], pattern: '^dep_[0-9A-Za-z]{22}$' } as const;
const itemId = {
  type: 'string',
  pattern: '^(asset|icon|slide|pset)_[0-9A-Za-z]{22}$',
  description: 'The id of the record.',
} as const;

/** What a deployment hands out of one record. */
export const deploymentItemSchema = {
  title: 'DeploymentItem',
  description: 'The content of one record as it was when the deployment was created.',
  ...recordSchema({
    kind: { enum: DEPLOYMENT_ITEM_KIND_VALUES },
    id: itemId,
    version: { type: 'integer', minimum: 1, description: 'The number of the version.' },
    content_hash: contentHashSchema,
    filename: { type: 'string' },
    content_type: { type: 'string', description: 'The media type of the content.' },
    open_url: {
      type: ['string', 'null'],
      description:
        'A link to the content, which anybody can open for about an hour while the deployment is active. Null unless you asked for links.',
    },
  }),
} as const;

const failureSchema = recordSchema({
  code: {
    enum: ['items_not_releasable', 'active_changed', 'interrupted'],
    description:
      '`items_not_releasable`: some items may not be released. `active_changed`: another deployment was active than `expected_active`. `interrupted`: the service could not finish the activation.',
  },
  message: { type: 'string', description: 'What went wrong, for people.' },
  items: {
    type: 'array',
    maxItems: 10,
    description: 'What prevented it: the first ten items, or slides of sets.',
    items: recordSchema({
      kind: { enum: DEPLOYMENT_ITEM_KIND_VALUES },
      id: itemId,
      name: { type: ['string', 'null'], description: 'The name of the record. Null if it is not known.' },
      reason: {
        enum: RELEASE_OBSTACLE_VALUES,
        description:
          '`content_changed`: the record has another content by now. `content_missing`: the bytes are gone. `not_yet_available`: `available_from` is in the future. `not_current`: a slide of the set has another content by now; see `is_current` of the set. The last six are those of `approval_status`.',
      },
      slide: {
        type: ['string', 'null'],
        pattern: '^slide_[0-9A-Za-z]{22}$',
        description: 'The slide of the set that prevents it. Null if the record itself does.',
      },
    }),
  },
  item_count: { type: 'integer', minimum: 0, description: 'The number of all items that prevented it.' },
});

const item = {
  kind: 'library_asset',
  id: 'asset_0350tEyI3TinjRDFnAplkv',
  version: 1,
  content_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  filename: 'harbour-at-dawn.png',
  content_type: 'image/png',
  open_url: null,
} as const;

export const deploymentSchema = namedSchema({
  title: 'Deployment',
  description: 'A release of content to a channel. Its items never change.',
  properties: {
    id: idSchema('dep'),
    object: { const: 'deployment' },
    channel: { type: 'string', description: 'Where the content goes. A channel has at most one active deployment.' },
    status: {
      enum: [
        'scheduled',
        'queued',
        'validating',
        'publishing',
        'active',
        'superseded',
        'failed',
        'cancelled',
        'rolled_back',
      ],
      description:
        '`superseded`: a newer deployment took its place. `rolled_back`: a rollback did. A deployment that has ended is kept for 90 days.',
    },
    manifest: recordSchema({
      items: {
        anyOf: [{ type: 'array', items: deploymentItemSchema }, { type: 'null' }],
        description: 'In the order of the request. Null in lists and in events.',
      },
      sha256: {
        ...contentHashSchema,
        description:
          'The SHA-256 of the manifest in hexadecimal digits: of one line `kind id version content_hash` for each item, with single spaces and a line feed at its end, the lines sorted by their bytes.',
      },
    }),
    item_count: { type: 'integer', minimum: 1 },
    notes: { type: 'string' },
    supersedes: { ...nullableDeployment, description: 'The deployment whose place it took when it became active.' },
    superseded_by: { ...nullableDeployment, description: 'The deployment that took its place.' },
    source_deployment: {
      ...nullableDeployment,
      description: 'For a rollback: the earlier deployment whose manifest it restores.',
    },
    scheduled_at: { ...nullableTime, description: 'When its activation begins. Null: at once.' },
    activated_at: nullableTime,
    completed_at: { ...nullableTime, description: 'When it was superseded, rolled back or cancelled, or failed.' },
    failure: { anyOf: [failureSchema, { type: 'null' }], description: 'Why it failed. Null unless it is `failed`.' },
    livemode: livemodeSchema,
    organization: idSchema('org'),
    created_by: actorSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'dep_0350tEyI3TinjRDFnAplkv',
    object: 'deployment',
    channel: 'web',
    status: 'active',
    manifest: {
      items: [item],
      sha256: '09f9ed7294de8570d8edb4a4fd2fa92e96500f0bdda759f4976007b20161e68b',
    },
    item_count: 1,
    notes: 'The autumn campaign',
    supersedes: null,
    superseded_by: null,
    source_deployment: null,
    scheduled_at: null,
    activated_at: '2026-11-20T09:14:16.480Z',
    completed_at: null,
    failure: null,
    livemode: true,
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:16.480Z',
  },
});

export type DeploymentResource = FromSchema<typeof deploymentSchema>;
export type DeploymentItemResource = FromSchema<typeof deploymentItemSchema>;

const pinned = recordSchema({ version: { type: 'integer', minimum: 1 }, content_hash: contentHashSchema });
const [deployment] = deploymentSchema.examples;

export const deploymentDiffSchema = namedSchema({
  title: 'DeploymentDiff',
  description: 'How the items of a deployment differ from those of another one.',
  properties: {
    id: idSchema('dep_diff'),
    object: { const: 'deployment_diff' },
    deployment: idSchema('dep'),
    against: {
      ...nullableDeployment,
      description: 'The deployment with which it was compared. Null if there is none: all items are added then.',
    },
    added: { type: 'array', items: deploymentItemSchema },
    removed: { type: 'array', items: deploymentItemSchema },
    changed: {
      type: 'array',
      description: 'The records of which both have an item, with different content.',
      items: recordSchema({
        kind: { enum: DEPLOYMENT_ITEM_KIND_VALUES },
        id: itemId,
        before: pinned,
        after: pinned,
      }),
    },
    unchanged_count: { type: 'integer', minimum: 0 },
  },
  example: {
    id: 'dep_diff_0350tEyI3TinjRDFnAplkv',
    object: 'deployment_diff',
    deployment: deployment.id,
    against: null,
    added: [item],
    removed: [],
    changed: [],
    unchanged_count: 0,
  },
});

export type DeploymentDiffResource = FromSchema<typeof deploymentDiffSchema>;
