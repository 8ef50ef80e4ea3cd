// Generated from openapi.json by `npm run openapi`. Do not edit.
import type {
  PlatformOrganizationUpdatedEvent,
  PlatformUserUpdatedEvent,
  PlatformMembershipCreatedEvent,
  PlatformMembershipUpdatedEvent,
  PlatformMembershipDeletedEvent,
  PlatformApiKeyCreatedEvent,
  PlatformApiKeyUpdatedEvent,
  PlatformApiKeyRotatedEvent,
  PlatformApiKeyRevokedEvent,
  PlatformOauthApplicationCreatedEvent,
  PlatformOauthApplicationUpdatedEvent,
  PlatformOauthApplicationSecretRotatedEvent,
  PlatformOauthApplicationDisabledEvent,
  BrandCheckCompletedEvent,
  BrandCheckFailedEvent,
  BrandCheckFixedEvent,
  BrandRulesUpdatedEvent,
  BrandPalettesUpdatedEvent,
  BrandFontCreatedEvent,
  BrandFontUpdatedEvent,
  BrandFontDeletedEvent,
  BrandSuppressionsUpdatedEvent,
  CmsLibraryAssetCreatedEvent,
  CmsLibraryAssetUpdatedEvent,
  CmsLibraryAssetDeletedEvent,
  CmsLibraryAssetRestoredEvent,
  CmsLibraryAssetVersionCreatedEvent,
  CmsLibraryFolderCreatedEvent,
  CmsLibraryFolderUpdatedEvent,
  CmsLibraryFolderDeletedEvent,
  CmsReviewRequestedEvent,
  CmsReviewApprovedEvent,
  CmsReviewRejectedEvent,
  CmsReviewCancelledEvent,
  CmsReviewStaleEvent,
  CmsReviewPolicyUpdatedEvent,
  CmsDeploymentCreatedEvent,
  CmsDeploymentActivatedEvent,
  CmsDeploymentSupersededEvent,
  CmsDeploymentRolledBackEvent,
  CmsDeploymentFailedEvent,
  CmsDeploymentCancelledEvent,
  CmsSlideAssetCreatedEvent,
  CmsSlideAssetUpdatedEvent,
  CmsSlideAssetDeletedEvent,
  CmsSlideAssetRestoredEvent,
  CmsPptSetCreatedEvent,
  CmsPptSetUpdatedEvent,
  CmsPptSetDeletedEvent,
  CmsPptSetRestoredEvent,
  CmsIconCreatedEvent,
  CmsIconUpdatedEvent,
  CmsIconDeletedEvent,
  CmsIconRestoredEvent,
  CmsIconSetCreatedEvent,
  CmsIconSetUpdatedEvent,
  CmsIconSetDeletedEvent,
  PlatformWebhookEndpointCreatedEvent,
  PlatformWebhookEndpointUpdatedEvent,
  PlatformWebhookEndpointDeletedEvent,
  PlatformWebhookEndpointSecretRotatedEvent,
  PlatformWebhookEndpointEnabledEvent,
  PlatformWebhookEndpointDisabledEvent,
  PlatformWebhookEndpointFailingEvent,
  PlatformWebhookEndpointTestEvent,
} from './schemas.ts';

/** The events by their types. A later version of the service may send others. */
export type EventTypes = {
  'platform.organization.updated': PlatformOrganizationUpdatedEvent;
  'platform.user.updated': PlatformUserUpdatedEvent;
  'platform.membership.created': PlatformMembershipCreatedEvent;
  'platform.membership.updated': PlatformMembershipUpdatedEvent;
  'platform.membership.deleted': PlatformMembershipDeletedEvent;
  'platform.api_key.created': PlatformApiKeyCreatedEvent;
  'platform.api_key.updated': PlatformApiKeyUpdatedEvent;
  'platform.api_key.rotated': PlatformApiKeyRotatedEvent;
  'platform.api_key.revoked': PlatformApiKeyRevokedEvent;
  'platform.oauth_application.created': PlatformOauthApplicationCreatedEvent;
  'platform.oauth_application.updated': PlatformOauthApplicationUpdatedEvent;
  'platform.oauth_application.secret_rotated': PlatformOauthApplicationSecretRotatedEvent;
  'platform.oauth_application.disabled': PlatformOauthApplicationDisabledEvent;
  'brand.check.completed': BrandCheckCompletedEvent;
  'brand.check.failed': BrandCheckFailedEvent;
  'brand.check.fixed': BrandCheckFixedEvent;
  'brand.rules.updated': BrandRulesUpdatedEvent;
  'brand.palettes.updated': BrandPalettesUpdatedEvent;
  'brand.font.created': BrandFontCreatedEvent;
  'brand.font.updated': BrandFontUpdatedEvent;
  'brand.font.deleted': BrandFontDeletedEvent;
  'brand.suppressions.updated': BrandSuppressionsUpdatedEvent;
  'cms.library_asset.created': CmsLibraryAssetCreatedEvent;
  'cms.library_asset.updated': CmsLibraryAssetUpdatedEvent;
  'cms.library_asset.deleted': CmsLibraryAssetDeletedEvent;
  'cms.library_asset.restored': CmsLibraryAssetRestoredEvent;
  'cms.library_asset.version_created': CmsLibraryAssetVersionCreatedEvent;
  'cms.library_folder.created': CmsLibraryFolderCreatedEvent;
  'cms.library_folder.updated': CmsLibraryFolderUpdatedEvent;
  'cms.library_folder.deleted': CmsLibraryFolderDeletedEvent;
  'cms.review.requested': CmsReviewRequestedEvent;
  'cms.review.approved': CmsReviewApprovedEvent;
  'cms.review.rejected': CmsReviewRejectedEvent;
  'cms.review.cancelled': CmsReviewCancelledEvent;
  'cms.review.stale': CmsReviewStaleEvent;
  'cms.review_policy.updated': CmsReviewPolicyUpdatedEvent;
  'cms.deployment.created': CmsDeploymentCreatedEvent;
  'cms.deployment.activated': CmsDeploymentActivatedEvent;
  'cms.deployment.superseded': CmsDeploymentSupersededEvent;
  'cms.deployment.rolled_back': CmsDeploymentRolledBackEvent;
  'cms.deployment.failed': CmsDeploymentFailedEvent;
  'cms.deployment.cancelled': CmsDeploymentCancelledEvent;
  'cms.slide_asset.created': CmsSlideAssetCreatedEvent;
  'cms.slide_asset.updated': CmsSlideAssetUpdatedEvent;
  'cms.slide_asset.deleted': CmsSlideAssetDeletedEvent;
  'cms.slide_asset.restored': CmsSlideAssetRestoredEvent;
  'cms.ppt_set.created': CmsPptSetCreatedEvent;
  'cms.ppt_set.updated': CmsPptSetUpdatedEvent;
  'cms.ppt_set.deleted': CmsPptSetDeletedEvent;
  'cms.ppt_set.restored': CmsPptSetRestoredEvent;
  'cms.icon.created': CmsIconCreatedEvent;
  'cms.icon.updated': CmsIconUpdatedEvent;
  'cms.icon.deleted': CmsIconDeletedEvent;
  'cms.icon.restored': CmsIconRestoredEvent;
  'cms.icon_set.created': CmsIconSetCreatedEvent;
  'cms.icon_set.updated': CmsIconSetUpdatedEvent;
  'cms.icon_set.deleted': CmsIconSetDeletedEvent;
  'platform.webhook_endpoint.created': PlatformWebhookEndpointCreatedEvent;
  'platform.webhook_endpoint.updated': PlatformWebhookEndpointUpdatedEvent;
  'platform.webhook_endpoint.deleted': PlatformWebhookEndpointDeletedEvent;
  'platform.webhook_endpoint.secret_rotated': PlatformWebhookEndpointSecretRotatedEvent;
  'platform.webhook_endpoint.enabled': PlatformWebhookEndpointEnabledEvent;
  'platform.webhook_endpoint.disabled': PlatformWebhookEndpointDisabledEvent;
  'platform.webhook_endpoint.failing': PlatformWebhookEndpointFailingEvent;
  'platform.webhook_endpoint.test': PlatformWebhookEndpointTestEvent;
};
