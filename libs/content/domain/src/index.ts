export { ASSET_TYPES, type AssetType, SOURCE_TYPES, type SourceType } from './asset-type.ts';
export { contentErrorCodes, contentErrorMembers } from './content.error-codes.ts';
export type { ContentOwner } from './content-owner.ts';
export {
  assetInUse,
  assetNotDeleted,
  contentTypeMismatch,
  fileAttached,
  fileEmpty,
  fileMissing,
  folderMissing,
  folderNameTaken,
  folderNotEmpty,
  folderTooLarge,
  ownedContent,
  parameterInvalid,
  previewMissing,
  reviewPending,
  tooManyAssetsBelow,
} from './content.errors.ts';
export {
  iconSetFull,
  iconSetMissing,
  iconSetNotEmpty,
  iconSetSlugTaken,
  iconSlugTaken,
  svgTooLarge,
  svgUnsafe,
} from './icons/icon.errors.ts';
export { activeChanged, deploymentItemMissing, noActiveDeployment } from './deployments/deployment.errors.ts';
export {
  notAPresentation,
  notOneSlide,
  presentationEmpty,
  presentationTooComplex,
  setSlidesDeleted,
  assetIsNoSlideId,
  slideIdsMalformed,
  slideMissing,
  slideOutOfRange,
  slidesChanged,
  slidesIncompatible,
  slidesTooLarge,
  templateMissing,
  tooManySlides,
} from './slides/slide.errors.ts';
export {
  amendLibraryAsset,
  defineLibraryAsset,
  deleteLibraryAsset,
  type LibraryAssetDraft,
  type LibraryAssetOrigin,
  replaceContent,
  restoreLibraryAsset,
  revised,
  touchLibraryAsset,
} from './define-library-asset.ts';
export {
  APPROVAL_STATUSES,
  type ApprovableAsset,
  type ApprovalStatus,
  imageApproval,
  isPublishable,
  type ImageApproval,
  type LastReview,
  withMissingContent,
} from './image-approval.ts';
export {
  ACTIVE,
  type AssetContent,
  type AssetLifecycle,
  type AssetVersion,
  isDeleted,
  type LibraryAsset,
  RESTORABLE_DAYS,
} from './library-asset.ts';
export {
  defineLibraryFolder,
  folderDepth,
  type LibraryFolder,
  type LibraryFolderOrigin,
  MAX_FOLDER_DEPTH,
  moveLibraryFolder,
  renameLibraryFolder,
} from './library-folder.ts';
export {
  decideReview,
  type DecidedReview,
  type Decision,
  lastReviewOf,
  type PendingReview,
  requestReview,
  type Review,
  type ReviewRequest,
  takeBackReview,
  type Verdict,
  withLastReview,
} from './review.ts';
export {
  amendReviewPolicy,
  DEFAULT_REVIEW_POLICY,
  modesOf,
  REVIEW_MODES,
  type ReviewMode,
  type ReviewPolicy,
  type ReviewPolicyAmendment,
} from './review-policy.ts';
export { attachFile, defineStoredFile, type FileAttachment, type StoredFile, UNATTACHED_DAYS } from './stored-file.ts';
export { type DeclaredType, declaredTypeConflicts } from './declared-type.ts';
export { assetTypeOf, isPresentation, type MediaType, mediaTypeNamed, mediaTypeOfFilename } from './media-types.ts';
export { checkedTags, isTag, withoutTags, withTags } from './tags.ts';
export {
  choosePlan,
  expectedMatches,
  type PlanFacts,
  type SearchPlan,
  type WordFrequency,
} from './search/choose-plan.ts';
export { cutWords } from './search/cut-words.ts';
export { editDistance } from './search/edit-distance.ts';
export { inflectionsOf } from './search/inflections.ts';
export {
  type AssetLexemes,
  type AssetTexts,
  type AssetWords,
  fileWordsOf,
  keyOfLexeme,
  Lexemes,
  tagWord,
  wordClass,
  type WordKey,
  wordsOf,
} from './search/lexemes.ts';
export { parseSearchText, type SearchTerm } from './search/search-terms.ts';
export { type KnownWord, permittedErrors, similarWords, wordsOneErrorAway } from './search/typing-errors.ts';
export { beginningSignature, wordSignature } from './search/word-signature.ts';
export { type AssetUsage, preventingUsages, type UsagesOfAssets } from './usages/asset-usage.ts';
export { amendIcon, defineIcon, type Icon, type IconDraft, type IconOrigin, withViewBox } from './icons/icon.ts';
export { amendIconSet, defineIconSet, type IconSet, type IconSetDraft, MAX_ICONS_IN_SET } from './icons/icon-set.ts';
export {
  amendIconColors,
  checkedColor,
  type IconColors,
  type IconColorsDraft,
  OWN_COLORS,
} from './icons/icon-colors.ts';
export { checkedSlug, slugFromName } from './icons/slug.ts';
export { cleanSvg } from './icons/clean-svg.ts';
export { type IconStyle, restyleSvg } from './icons/recolor-svg.ts';
export { pixelsOf, type ViewBox, viewBoxOf } from './icons/svg-values.ts';
export { type SvgElement, type SvgNode, UnsafeSvg } from './icons/svg-element.ts';
export { SVG_LIMITS } from './icons/svg-limits.ts';
export { SVG_NAMESPACE, writeSvg } from './icons/write-svg.ts';
export {
  PREVIEW_SIDE,
  type PreviewOutcome,
  type KnownPreview,
  type PreviewPicture,
  RENDERER_VERSION,
  RENDERING_FAILURES,
  type RenderingAbsence,
  type RenderingFailure,
} from './preview.ts';
export { type Renderable, renderableOf } from './renderable-types.ts';
export { type ChangedItem, compareManifests, type ManifestComparison } from './deployments/compare-manifests.ts';
export {
  checkedChannel,
  checkedDeploymentDraft,
  defineDeployment,
  defineRollback,
  type DeploymentDraft,
  type DeploymentOrigin,
  MAX_DEPLOYMENT_ITEMS,
} from './deployments/define-deployment.ts';
export { isOfKind, pinnedItem } from './deployments/deployable.ts';
export {
  activate,
  type ActivatedDeployment,
  beginPublishing,
  beginValidation,
  cancelDeployment,
  failDeployment,
  isExpected,
} from './deployments/deployment-transitions.ts';
export {
  type ActiveDeployment,
  type CancelledDeployment,
  type Deployment,
  DEPLOYMENT_KEPT_DAYS,
  DEPLOYMENT_STATUSES,
  type ExpectedActive,
  isUnfinished,
  type UnfinishedDeployment,
} from './deployments/deployment.ts';
export { DEPLOYMENT_ITEM_KINDS, type DeploymentItem, type DeploymentItemKind } from './deployments/deployment-item.ts';
export {
  ACTIVE_CHANGED,
  type DeploymentFailure,
  INTERRUPTED,
  itemsNotReleasable,
} from './deployments/deployment-failure.ts';
export {
  RELEASE_OBSTACLES,
  type ReleaseFacts,
  releaseObstacle,
  slideObstacle,
  type ReleaseObstacle,
  type ReleaseProblem,
} from './deployments/release-problem.ts';
export {
  checkedSetSlides,
  chooseSlides,
  PPT_SET_KINDS,
  type CompositionError,
  type PptSet,
  type PptSetKind,
  type SetSlide,
  type SetSlideDraft,
  type SetTemplate,
} from './slides/ppt-set.ts';
export {
  defineSlideAsset,
  MAX_SLIDES,
  searchableText,
  type SlideAsset,
  slideFilename,
  type SlideFacts,
  slideName,
} from './slides/slide-asset.ts';
export { type IconifyIcon, iconifyIcons, iconifyLicence } from './icons/iconify.ts';
export { importSlugs } from './icons/icon-names.ts';
