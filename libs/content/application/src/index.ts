export { AssetCatalogue, type CatalogueQuery } from './asset-catalogue.ts';
export { AssetSearch, type AssetQuery, type ExtractedFileText, type SearchableAsset } from './ports/asset-search.ts';
export { FileSniffer, type SniffedFile } from './ports/file-sniffer.ts';
export { FileStorage, type StagedFile, type UploadedFile } from './ports/file-storage.ts';
export { FileRepository } from './ports/file.repository.ts';
export { LibraryAssetRepository, type VersionFilter } from './ports/library-asset.repository.ts';
export { type FolderQuery, LibraryFolderRepository } from './ports/library-folder.repository.ts';
export { ReviewPolicyRepository } from './ports/review-policy.repository.ts';
export { type ReviewFilter, ReviewRepository } from './ports/review.repository.ts';
export { type ExtractedText, TextExtractor } from './ports/text-extractor.ts';
export { TextIndexing } from './ports/text-indexing.ts';
export { type AssetChange, AssetRecorder } from './asset-recorder.ts';
export { AssetReplacement } from './asset-replacement.ts';
export { type AssetSource, AssetSources } from './asset-sources.ts';
export type { PlacedAsset } from './placed-asset.ts';
export { FileIntake } from './file-intake.ts';
export { assetVersionResource } from './resources/asset-version.resource.ts';
export { fileResource } from './resources/file.resource.ts';
export {
  type AssetSurroundings,
  libraryAssetResource,
  publishedAssetResource,
} from './resources/library-asset.resource.ts';
export { libraryFolderDetails, libraryFolderResource } from './resources/library-folder.resource.ts';
export { type FileLinks, type LibraryLinks, NO_LINKS } from './resources/library-links.ts';
export { reviewPolicyResource } from './resources/review-policy.resource.ts';
export { reviewResource } from './resources/review.resource.ts';
export { ReviewRequests } from './review-requests.ts';
export { ReviewedAssets } from './reviewed-assets.ts';
export { AddAssetVersion } from './use-cases/add-asset-version.ts';
export {
  type BulkOperation,
  type BulkResult,
  ChangeAssetsInBulk,
  MAX_BULK_ASSETS,
} from './use-cases/change-assets-in-bulk.ts';
export { ChangeLibraryAsset } from './use-cases/change-library-asset.ts';
export { ChangeLibraryFolder } from './use-cases/change-library-folder.ts';
export { CreateLibraryAsset } from './use-cases/create-library-asset.ts';
export { CreateLibraryFolder } from './use-cases/create-library-folder.ts';
export { DecideReview } from './use-cases/decide-review.ts';
export { DeleteLibraryAsset } from './use-cases/delete-library-asset.ts';
export { DeleteLibraryFolder } from './use-cases/delete-library-folder.ts';
export { RequestReview } from './use-cases/request-review.ts';
export { RestoreAssetVersion } from './use-cases/restore-asset-version.ts';
export { RestoreLibraryAsset } from './use-cases/restore-library-asset.ts';
export { SetReviewPolicy } from './use-cases/set-review-policy.ts';
export { StoreFile } from './use-cases/store-file.ts';
export { TakeBackReview } from './use-cases/take-back-review.ts';
export { VersionLog } from './version-log.ts';
export { IndexText } from './use-cases/index-text.ts';
export { PurgeExpiredContent } from './use-cases/purge-expired-content.ts';
export { type ExpiredContent, UnscopedExpiredContent } from './ports/unscoped-expired-content.ts';
export { type MadeContent, type OwnedAssetEntry, OwnedAssets, type StagedContent } from './owned-assets.ts';
