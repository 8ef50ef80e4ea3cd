import type { DeploymentItem, DeploymentItemKind } from './deployment.ts';
import type { LibraryAsset } from './library-asset.ts';

/** Whether an asset belongs to a record of a kind. Every asset is a library asset. */
export function isOfKind({ type, sourceType }: LibraryAsset, kind: DeploymentItemKind): boolean {
  switch (kind) {
    case 'library_asset':
      return true;
    case 'icon':
      return type === 'icon';
    case 'slide_asset':
      return type === 'slide';
    case 'ppt_set':
      return (type === 'presentation' || type === 'template') && sourceType === 'generated';
  }
}

/** Pins the present content of an asset. */
export function pinnedItem(kind: DeploymentItemKind, asset: LibraryAsset): DeploymentItem {
  const { id: assetId, currentVersion: version, contentHash, filename, mediaType } = asset;
  return { kind, assetId, version, contentHash, filename, mediaType };
}
