import type { LibraryAsset, LibraryFolder, KnownPreview, ReviewPolicy } from '@livery/content-domain';

/** An asset with what its representation needs, as it was when the asset was changed. */
export interface PlacedAsset {
  readonly asset: LibraryAsset;
  /** Null if the asset is in no folder. */
  readonly folder: LibraryFolder | null;
  readonly policy: ReviewPolicy;
  /** Null if its content has not been rendered. */
  readonly preview: KnownPreview | null;
  readonly isContentMissing: boolean;
}
