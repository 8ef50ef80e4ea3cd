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
export type { AssetChange } from './asset-change.ts';
export { AssetRecorder } from './asset-recorder.ts';
export { AssetReplacement } from './asset-replacement.ts';
export { type AssetSource, AssetSources } from './asset-sources.ts';
export type { PlacedAsset } from './placed-asset.ts';
export { FileIntake } from './file-intake.ts';
export { assetUsageResource } from './resources/asset-usage.resource.ts';
export { assetVersionResource } from './resources/asset-version.resource.ts';
export { fileResource } from './resources/file.resource.ts';
export {
  type AssetSurroundings,
  libraryAssetResource,
  publishedAssetResource,
} from './resources/library-asset.resource.ts';
export { libraryFolderDetails, libraryFolderResource } from './resources/library-folder.resource.ts';
export { type FileLinks, type LibraryLinks, NO_LINKS, NO_PREVIEWS } from './resources/library-links.ts';
export { reviewPolicyResource } from './resources/review-policy.resource.ts';
export { reviewResource } from './resources/review.resource.ts';
export { ReviewRequests } from './review-requests.ts';
export { ReviewedAssets } from './reviewed-assets.ts';
export { AddAssetVersion } from './use-cases/add-asset-version.ts';
export { type BulkResult, ChangeAssetsInBulk, MAX_BULK_ASSETS } from './use-cases/change-assets-in-bulk.ts';
export {
  type HoldingQuery,
  type PptSetFilter,
  PptSetRepository,
  type StoredPptSet,
} from './ports/ppt-set.repository.ts';
export { SlideAssetRepository, type SlidesOfSource } from './ports/slide-asset.repository.ts';
export {
  type LeftOut,
  type LocalFile,
  type MadeFile,
  type MadeSlide,
  PresentationSplitter,
  type SplitOrder,
  type SplitRound,
} from './ports/presentation-splitter.ts';
export {
  type MergedPresentation,
  type MergeOrder,
  PresentationMerger,
  SlidesDisagree,
} from './ports/presentation-merger.ts';
export { SetCompositions } from './ports/set-compositions.ts';
export { type SourceFile, SourceFiles } from './ports/source-files.ts';
export { pptSetResource } from './resources/ppt-set.resource.ts';
export { type OwnerSurroundings, slideAssetResource } from './resources/slide-asset.resource.ts';
export type { PlacedSet } from './slides/placed-set.ts';
export type { PlacedSlide } from './slides/placed-slide.ts';
export { PptSetFollower } from './slides/ppt-set-follower.ts';
export { deckFilename, SetComposer } from './slides/set-composer.ts';
export { type Recomposition, SetRecomposition } from './slides/set-recomposition.ts';
export { SetWriter } from './slides/set-writer.ts';
export { SingleSlides } from './slides/single-slides.ts';
export { SlideFollower } from './slides/slide-follower.ts';
export { type KeptSlides, type SlideOrigin, SlideRecorder, type StagedSlide } from './slides/slide-recorder.ts';
export { SlideReplacement } from './slides/slide-replacement.ts';
export { ArrangePptSet } from './use-cases/arrange-ppt-set.ts';
export { CreatePptSet } from './use-cases/create-ppt-set.ts';
export { CreateSlide } from './use-cases/create-slide.ts';
export { ReplaceSlide } from './use-cases/replace-slide.ts';
export { BulkChanges, type BulkOperation } from './bulk-changes.ts';
export { AssetDeletion, type NamedAs } from './asset-deletion.ts';
export { ContentOwners } from './ports/content-owners.ts';
export { AssetUsages, MOST_USAGES } from './ports/asset-usages.ts';
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
export { type DeletedFile, type ExpiredContent, UnscopedExpiredContent } from './ports/unscoped-expired-content.ts';
export { type MadeContent, type OwnedAssetEntry, OwnedAssets, type StagedContent } from './owned-assets.ts';
export { AssetPlaces } from './asset-places.ts';
export { PreviewRepository, type QueuedPreview } from './ports/preview.repository.ts';
export { type PagesRequest, Previews } from './ports/previews.ts';
export { type RenderableFile, type RenderedPage, Renderer, type Rendering, RenderingFailed } from './ports/renderer.ts';
export { type StagedPreview, StorePreview } from './use-cases/store-preview.ts';
export { DeployableAssets } from './deployable-assets.ts';
export { DeploymentLog } from './deployment-log.ts';
export { DeploymentActivation } from './ports/deployment-activation.ts';
export { type DeploymentFilter, DeploymentRepository } from './ports/deployment.repository.ts';
export { MissingContent } from './ports/missing-content.ts';
export { PinnedContent } from './ports/pinned-content.ts';
export { TextHash } from './ports/text-hash.ts';
export { type OverdueDeployment, UnscopedDeployments } from './ports/unscoped-deployments.ts';
export { ReleaseChecks } from './release-checks.ts';
export {
  DEPLOYMENT_ITEM_PREFIXES,
  deploymentDiffResource,
  deploymentResource,
  type ItemLink,
} from './resources/deployment.resource.ts';
export { ActivateDeployment, type CommitStep } from './use-cases/activate-deployment.ts';
export { CancelDeployment } from './use-cases/cancel-deployment.ts';
export { CompareDeployments } from './use-cases/compare-deployments.ts';
export { CreateDeployment, type DeploymentWithItems } from './use-cases/create-deployment.ts';
export { ReplaceIcon } from './use-cases/replace-icon.ts';
export { RollBackDeployment } from './use-cases/roll-back-deployment.ts';
export { TidyDeployments } from './use-cases/tidy-deployments.ts';
export { AssetFollower, AssetFollowers } from './asset-followers.ts';
export { IconDrawings, type PreparedIcon } from './icon-drawings.ts';
export { IconFollower } from './icon-follower.ts';
export { IconUploads } from './icon-uploads.ts';
export { FileBytes, type WrittenFile } from './ports/file-bytes.ts';
export { IconSanitizer, type SanitizedIcon, type SanitizingOrder } from './ports/icon-sanitizer.ts';
export { IconSetRepository } from './ports/icon-set.repository.ts';
export { type IconFilter, IconRepository } from './ports/icon.repository.ts';
export { iconSetResource } from './resources/icon-set.resource.ts';
export { iconResource } from './resources/icon.resource.ts';
export { ChangeIcon } from './use-cases/change-icon.ts';
export { ChangeIconSet, type CountedIconSet } from './use-cases/change-icon-set.ts';
export { CreateIcon, type DrawnIcon } from './use-cases/create-icon.ts';
export { CreateIconSet } from './use-cases/create-icon-set.ts';
export { DeleteIconSet } from './use-cases/delete-icon-set.ts';
export { type ImportCounts, type ImportedIcon, ImportIcons } from './use-cases/import-icons.ts';
