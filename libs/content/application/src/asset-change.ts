import type { AssetVersionResource } from '@livery/content-contracts';
import type { LibraryAsset } from '@livery/content-domain';

/** What happened to an asset. */
export type AssetChange =
  | { readonly kind: 'created' | 'deleted' | 'restored'; readonly after: LibraryAsset }
  | {
      readonly kind: 'updated';
      readonly before: LibraryAsset;
      readonly after: LibraryAsset;
      /** Whoever changes the asset reports the change of its owner, too. */
      readonly ownerReported?: true;
    }
  | {
      readonly kind: 'version_created';
      readonly before: LibraryAsset;
      readonly after: LibraryAsset;
      readonly version: AssetVersionResource;
    }
  /** Only its last review or its owner changed, which have events of their own. */
  | { readonly kind: 'reviewed' | 'touched'; readonly after: LibraryAsset };
