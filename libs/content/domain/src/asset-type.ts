/** The kinds of content that the library distinguishes. */
export const ASSET_TYPES = [
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

export type AssetType = (typeof ASSET_TYPES)[number];

/** How an asset came into the library. */
export const SOURCE_TYPES = ['upload', 'split', 'import', 'generated'] as const;

export type SourceType = (typeof SOURCE_TYPES)[number];
