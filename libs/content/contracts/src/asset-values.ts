/** The values of members that several schemas share. The domain has the same lists; a test compares them. */
export const ASSET_TYPE_VALUES = [
  'image',
  'icon',
  'slide',
  'presentation',
  'template',
  'document',
  'font',
  'video',
  'other',
] as const;

export const SOURCE_TYPE_VALUES = ['upload', 'split', 'import', 'generated'] as const;

export const APPROVAL_STATUS_VALUES = [
  'pending',
  'approved',
  'rejected',
  'stale',
  'expired',
  'withdrawn',
  'cancelled',
] as const;

export const REVIEW_MODE_VALUES = ['none', 'manual'] as const;

export const DEPLOYMENT_ITEM_KIND_VALUES = ['library_asset', 'icon', 'slide_asset', 'ppt_set'] as const;

export const RELEASE_OBSTACLE_VALUES = [
  'missing',
  'deleted',
  'content_changed',
  'content_missing',
  'not_yet_available',
  'not_current',
  'pending',
  'rejected',
  'stale',
  'expired',
  'withdrawn',
  'cancelled',
] as const;

export const contentHashSchema = {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  description: 'The SHA-256 of the content, in hexadecimal digits.',
} as const;
