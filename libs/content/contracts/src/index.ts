export {
  APPROVAL_STATUS_VALUES,
  ASSET_TYPE_VALUES,
  contentHashSchema,
  DEPLOYMENT_ITEM_KIND_VALUES,
  RELEASE_OBSTACLE_VALUES,
  REVIEW_MODE_VALUES,
  SOURCE_TYPE_VALUES,
} from './asset-values.ts';
export { type AssetUsageResource, assetUsageSchema } from './asset-usage.schema.ts';
export { type AssetVersionResource, assetVersionSchema } from './asset-version.schema.ts';
export {
  contentEvents,
  libraryAssetCreated,
  libraryAssetDeleted,
  libraryAssetRestored,
  libraryAssetUpdated,
  libraryAssetVersionCreated,
  libraryFolderCreated,
  libraryFolderDeleted,
  libraryFolderUpdated,
  reviewApproved,
  reviewCancelled,
  reviewPolicyUpdated,
  reviewRejected,
  reviewRequested,
  reviewStale,
} from './content.events.ts';
export { contentIdPrefixes } from './content.id-prefixes.ts';
export { type FileResource, fileSchema } from './file.schema.ts';
export { type LibraryAssetResource, libraryAssetSchema } from './library-asset.schema.ts';
export {
  type LibraryFolderDetailsResource,
  libraryFolderDetailsSchema,
  type LibraryFolderResource,
  libraryFolderSchema,
  type LibraryFolderSummaryResource,
  libraryFolderSummarySchema,
} from './library-folder.schema.ts';
export { type ReviewPolicyResource, reviewPolicySchema } from './review-policy.schema.ts';
export { type ReviewResource, reviewSchema } from './review.schema.ts';
export {
  deploymentActivated,
  deploymentCancelled,
  deploymentCreated,
  deploymentFailed,
  deploymentRolledBack,
  deploymentSuperseded,
} from './deployment.events.ts';
export {
  type DeploymentDiffResource,
  deploymentDiffSchema,
  type DeploymentItemResource,
  deploymentItemSchema,
  type DeploymentResource,
  deploymentSchema,
} from './deployment.schema.ts';
export { PPT_SET_KIND_VALUES, type PptSetResource, pptSetSchema } from './ppt-set.schema.ts';
export { type SlideAssetResource, slideAssetSchema } from './slide-asset.schema.ts';
export {
  pptSetCreated,
  pptSetDeleted,
  pptSetRestored,
  pptSetUpdated,
  slideAssetCreated,
  slideAssetDeleted,
  slideAssetRestored,
  slideAssetUpdated,
} from './slide.events.ts';
export {
  iconCreated,
  iconDeleted,
  iconRestored,
  iconSetCreated,
  iconSetDeleted,
  iconSetUpdated,
  iconUpdated,
} from './icon.events.ts';
export { type IconSetResource, iconSetSchema, iconSlugSchema } from './icon-set.schema.ts';
export { type IconResource, iconSchema } from './icon.schema.ts';
