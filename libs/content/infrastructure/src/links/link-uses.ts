/** What links of this context open. The names are part of signed links. */
export const ASSET_CONTENT = 'asset';
export const ASSET_PREVIEW = 'asset_preview';
export const ASSET_PUBLISHED = 'asset_published';
export const FILE_CONTENT = 'file';
export const DEPLOYED_CONTENT = 'deployed';
