# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The events by their types. A later version of the service may send others."""

from __future__ import annotations

from typing import Any, Literal, TypeGuard, overload

from livery.generated.schemas import (
    BrandCheckCompletedEvent,
    BrandCheckFailedEvent,
    BrandCheckFixedEvent,
    BrandFontCreatedEvent,
    BrandFontDeletedEvent,
    BrandFontUpdatedEvent,
    BrandPalettesUpdatedEvent,
    BrandRulesUpdatedEvent,
    BrandSuppressionsUpdatedEvent,
    CmsDeploymentActivatedEvent,
    CmsDeploymentCancelledEvent,
    CmsDeploymentCreatedEvent,
    CmsDeploymentFailedEvent,
    CmsDeploymentRolledBackEvent,
    CmsDeploymentSupersededEvent,
    CmsIconCreatedEvent,
    CmsIconDeletedEvent,
    CmsIconRestoredEvent,
    CmsIconSetCreatedEvent,
    CmsIconSetDeletedEvent,
    CmsIconSetUpdatedEvent,
    CmsIconUpdatedEvent,
    CmsLibraryAssetCreatedEvent,
    CmsLibraryAssetDeletedEvent,
    CmsLibraryAssetRestoredEvent,
    CmsLibraryAssetUpdatedEvent,
    CmsLibraryAssetVersionCreatedEvent,
    CmsLibraryFolderCreatedEvent,
    CmsLibraryFolderDeletedEvent,
    CmsLibraryFolderUpdatedEvent,
    CmsPptSetCreatedEvent,
    CmsPptSetDeletedEvent,
    CmsPptSetRestoredEvent,
    CmsPptSetUpdatedEvent,
    CmsReviewApprovedEvent,
    CmsReviewCancelledEvent,
    CmsReviewPolicyUpdatedEvent,
    CmsReviewRejectedEvent,
    CmsReviewRequestedEvent,
    CmsReviewStaleEvent,
    CmsSlideAssetCreatedEvent,
    CmsSlideAssetDeletedEvent,
    CmsSlideAssetRestoredEvent,
    CmsSlideAssetUpdatedEvent,
    LiveryEvent,
    PlatformApiKeyCreatedEvent,
    PlatformApiKeyRevokedEvent,
    PlatformApiKeyRotatedEvent,
    PlatformApiKeyUpdatedEvent,
    PlatformMembershipCreatedEvent,
    PlatformMembershipDeletedEvent,
    PlatformMembershipUpdatedEvent,
    PlatformOauthApplicationCreatedEvent,
    PlatformOauthApplicationDisabledEvent,
    PlatformOauthApplicationSecretRotatedEvent,
    PlatformOauthApplicationUpdatedEvent,
    PlatformOrganizationUpdatedEvent,
    PlatformUserUpdatedEvent,
    PlatformWebhookEndpointCreatedEvent,
    PlatformWebhookEndpointDeletedEvent,
    PlatformWebhookEndpointDisabledEvent,
    PlatformWebhookEndpointEnabledEvent,
    PlatformWebhookEndpointFailingEvent,
    PlatformWebhookEndpointSecretRotatedEvent,
    PlatformWebhookEndpointTestEvent,
    PlatformWebhookEndpointUpdatedEvent,
)


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.organization.updated"],
) -> TypeGuard[PlatformOrganizationUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.user.updated"],
) -> TypeGuard[PlatformUserUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.membership.created"],
) -> TypeGuard[PlatformMembershipCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.membership.updated"],
) -> TypeGuard[PlatformMembershipUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.membership.deleted"],
) -> TypeGuard[PlatformMembershipDeletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.api_key.created"],
) -> TypeGuard[PlatformApiKeyCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.api_key.updated"],
) -> TypeGuard[PlatformApiKeyUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.api_key.rotated"],
) -> TypeGuard[PlatformApiKeyRotatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.api_key.revoked"],
) -> TypeGuard[PlatformApiKeyRevokedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.oauth_application.created"],
) -> TypeGuard[PlatformOauthApplicationCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.oauth_application.updated"],
) -> TypeGuard[PlatformOauthApplicationUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.oauth_application.secret_rotated"],
) -> TypeGuard[PlatformOauthApplicationSecretRotatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.oauth_application.disabled"],
) -> TypeGuard[PlatformOauthApplicationDisabledEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["brand.check.completed"],
) -> TypeGuard[BrandCheckCompletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["brand.check.failed"],
) -> TypeGuard[BrandCheckFailedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["brand.check.fixed"],
) -> TypeGuard[BrandCheckFixedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["brand.rules.updated"],
) -> TypeGuard[BrandRulesUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["brand.palettes.updated"],
) -> TypeGuard[BrandPalettesUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["brand.font.created"],
) -> TypeGuard[BrandFontCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["brand.font.updated"],
) -> TypeGuard[BrandFontUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["brand.font.deleted"],
) -> TypeGuard[BrandFontDeletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["brand.suppressions.updated"],
) -> TypeGuard[BrandSuppressionsUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.library_asset.created"],
) -> TypeGuard[CmsLibraryAssetCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.library_asset.updated"],
) -> TypeGuard[CmsLibraryAssetUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.library_asset.deleted"],
) -> TypeGuard[CmsLibraryAssetDeletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.library_asset.restored"],
) -> TypeGuard[CmsLibraryAssetRestoredEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.library_asset.version_created"],
) -> TypeGuard[CmsLibraryAssetVersionCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.library_folder.created"],
) -> TypeGuard[CmsLibraryFolderCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.library_folder.updated"],
) -> TypeGuard[CmsLibraryFolderUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.library_folder.deleted"],
) -> TypeGuard[CmsLibraryFolderDeletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.review.requested"],
) -> TypeGuard[CmsReviewRequestedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.review.approved"],
) -> TypeGuard[CmsReviewApprovedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.review.rejected"],
) -> TypeGuard[CmsReviewRejectedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.review.cancelled"],
) -> TypeGuard[CmsReviewCancelledEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.review.stale"],
) -> TypeGuard[CmsReviewStaleEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.review_policy.updated"],
) -> TypeGuard[CmsReviewPolicyUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.deployment.created"],
) -> TypeGuard[CmsDeploymentCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.deployment.activated"],
) -> TypeGuard[CmsDeploymentActivatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.deployment.superseded"],
) -> TypeGuard[CmsDeploymentSupersededEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.deployment.rolled_back"],
) -> TypeGuard[CmsDeploymentRolledBackEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.deployment.failed"],
) -> TypeGuard[CmsDeploymentFailedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.deployment.cancelled"],
) -> TypeGuard[CmsDeploymentCancelledEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.slide_asset.created"],
) -> TypeGuard[CmsSlideAssetCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.slide_asset.updated"],
) -> TypeGuard[CmsSlideAssetUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.slide_asset.deleted"],
) -> TypeGuard[CmsSlideAssetDeletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.slide_asset.restored"],
) -> TypeGuard[CmsSlideAssetRestoredEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.ppt_set.created"],
) -> TypeGuard[CmsPptSetCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.ppt_set.updated"],
) -> TypeGuard[CmsPptSetUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.ppt_set.deleted"],
) -> TypeGuard[CmsPptSetDeletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.ppt_set.restored"],
) -> TypeGuard[CmsPptSetRestoredEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.icon.created"],
) -> TypeGuard[CmsIconCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.icon.updated"],
) -> TypeGuard[CmsIconUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.icon.deleted"],
) -> TypeGuard[CmsIconDeletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.icon.restored"],
) -> TypeGuard[CmsIconRestoredEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.icon_set.created"],
) -> TypeGuard[CmsIconSetCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.icon_set.updated"],
) -> TypeGuard[CmsIconSetUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["cms.icon_set.deleted"],
) -> TypeGuard[CmsIconSetDeletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.webhook_endpoint.created"],
) -> TypeGuard[PlatformWebhookEndpointCreatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.webhook_endpoint.updated"],
) -> TypeGuard[PlatformWebhookEndpointUpdatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.webhook_endpoint.deleted"],
) -> TypeGuard[PlatformWebhookEndpointDeletedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.webhook_endpoint.secret_rotated"],
) -> TypeGuard[PlatformWebhookEndpointSecretRotatedEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.webhook_endpoint.enabled"],
) -> TypeGuard[PlatformWebhookEndpointEnabledEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.webhook_endpoint.disabled"],
) -> TypeGuard[PlatformWebhookEndpointDisabledEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.webhook_endpoint.failing"],
) -> TypeGuard[PlatformWebhookEndpointFailingEvent]: ...


@overload
def is_event(
    event: LiveryEvent,
    type: Literal["platform.webhook_endpoint.test"],
) -> TypeGuard[PlatformWebhookEndpointTestEvent]: ...


def is_event(event: LiveryEvent, type: str) -> Any:
    """
    Whether an event has a type, so that type checkers know its `data`. The other types, also those that are newer than
    this library, are False.
    """
    return event["type"] == type
