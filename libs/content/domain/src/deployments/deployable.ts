import type { ContentOwner } from '../content-owner.ts';
import type { DeploymentItem, DeploymentItemKind } from './deployment-item.ts';
import type { LibraryAsset } from '../library-asset.ts';

/** Whether a record is of a kind. Every record is a library asset, and one of the kind of the owner of its content. */
export function isOfKind(kind: DeploymentItemKind, owner: ContentOwner | undefined): boolean {
  return kind === 'library_asset' || kind === owner;
}

/** Pins the present content of an asset. */
export function pinnedItem(kind: DeploymentItemKind, asset: LibraryAsset): DeploymentItem {
  const { id: assetId, currentVersion: version, contentHash, filename, mediaType } = asset;
  return { kind, assetId, version, contentHash, filename, mediaType };
}
