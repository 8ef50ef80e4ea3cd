# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The types of the records of the API. A later version of the service may send more members and values."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

__all__ = [
    "AcceptFindingsRequest",
    "AcceptedFinding",
    "AcceptedFindingNearestColor",
    "AcceptedFindingOrigin",
    "AccessToken",
    "AccessTokenRequest",
    "ActiveToken",
    "Actor",
    "ActorList",
    "AddAssetVersionRequest",
    "ApiKey",
    "ApiKeyList",
    "AppliedSuppression",
    "ArrangePptSetRequest",
    "AssetUsage",
    "AssetUsageList",
    "AssetVersion",
    "AssetVersionList",
    "AttemptedWebhookDelivery",
    "AuditEntry",
    "AuditEntryChangesItem",
    "AuditEntryList",
    "BrandCheck",
    "BrandCheckComparison",
    "BrandCheckComparisonChangedItem",
    "BrandCheckComparisonIncomplete",
    "BrandCheckComparisonIncompleteBase",
    "BrandCheckComparisonIncompleteBaseNotEvaluatedItem",
    "BrandCheckComparisonIncompleteHead",
    "BrandCheckComparisonIncompleteHeadNotEvaluatedItem",
    "BrandCheckCompletedEvent",
    "BrandCheckCompletedEventData",
    "BrandCheckFailedEvent",
    "BrandCheckFailedEventData",
    "BrandCheckFix",
    "BrandCheckFixChangesItem",
    "BrandCheckFixDeclinedItem",
    "BrandCheckFixFile",
    "BrandCheckFixReference",
    "BrandCheckFixedEvent",
    "BrandCheckFixedEventData",
    "BrandCheckIllustration",
    "BrandCheckIllustrationOutlineItem",
    "BrandCheckIllustrationOutlineItemEntriesItem",
    "BrandCheckIllustrationOutlineItemEntriesItemMarked",
    "BrandCheckIllustrationSlidesItem",
    "BrandCheckIllustrationSlidesItemBoxesItem",
    "BrandCheckList",
    "BrandCheckNotEvaluatedItem",
    "BrandCheckReference",
    "BrandCheckReport",
    "BrandCheckReportCausesItem",
    "BrandCheckReportComparison",
    "BrandCheckReportGuideline",
    "BrandCheckReportGuidelineFontsItem",
    "BrandCheckReportGuidelinePalettesItem",
    "BrandCheckReportGuidelinePalettesItemColorsItem",
    "BrandCheckReportGuidelineRulesItem",
    "BrandCheckReportNotEvaluatedItem",
    "BrandCheckReportPagesItem",
    "BrandCheckReportSlidesItem",
    "BrandCheckSummary",
    "BrandCheckSummaryBaseline",
    "BrandCheckSummaryBySeverity",
    "BrandCheckSuppressedItem",
    "BrandFontCreatedEvent",
    "BrandFontCreatedEventData",
    "BrandFontDeletedEvent",
    "BrandFontDeletedEventData",
    "BrandFontUpdatedEvent",
    "BrandFontUpdatedEventData",
    "BrandPalette",
    "BrandPaletteColorsItem",
    "BrandPaletteRequest",
    "BrandPaletteState",
    "BrandPaletteStateSettings",
    "BrandPalettesUpdatedEvent",
    "BrandPalettesUpdatedEventData1",
    "BrandPalettesUpdatedEventData2",
    "BrandPalettesUpdatedEventData2Object",
    "BrandRule",
    "BrandRuleList",
    "BrandRuleRequest",
    "BrandRulesUpdatedEvent",
    "BrandRulesUpdatedEventData1",
    "BrandRulesUpdatedEventData2",
    "BrandRulesUpdatedEventData2Object",
    "BrandSuppressionsUpdatedEvent",
    "BrandSuppressionsUpdatedEventData",
    "BulkResult",
    "BulkResultResultsItem",
    "BulkResultResultsItemError",
    "ChangeAssetsInBulkRequest",
    "CheckType",
    "CheckTypeAlias",
    "CheckTypeList",
    "CmsDeploymentActivatedEvent",
    "CmsDeploymentActivatedEventData",
    "CmsDeploymentCancelledEvent",
    "CmsDeploymentCancelledEventData",
    "CmsDeploymentCreatedEvent",
    "CmsDeploymentCreatedEventData",
    "CmsDeploymentFailedEvent",
    "CmsDeploymentFailedEventData",
    "CmsDeploymentRolledBackEvent",
    "CmsDeploymentRolledBackEventData",
    "CmsDeploymentSupersededEvent",
    "CmsDeploymentSupersededEventData",
    "CmsIconCreatedEvent",
    "CmsIconCreatedEventData",
    "CmsIconDeletedEvent",
    "CmsIconDeletedEventData",
    "CmsIconRestoredEvent",
    "CmsIconRestoredEventData",
    "CmsIconSetCreatedEvent",
    "CmsIconSetCreatedEventData",
    "CmsIconSetDeletedEvent",
    "CmsIconSetDeletedEventData",
    "CmsIconSetUpdatedEvent",
    "CmsIconSetUpdatedEventData",
    "CmsIconUpdatedEvent",
    "CmsIconUpdatedEventData",
    "CmsLibraryAssetCreatedEvent",
    "CmsLibraryAssetCreatedEventData",
    "CmsLibraryAssetDeletedEvent",
    "CmsLibraryAssetDeletedEventData",
    "CmsLibraryAssetRestoredEvent",
    "CmsLibraryAssetRestoredEventData",
    "CmsLibraryAssetUpdatedEvent",
    "CmsLibraryAssetUpdatedEventData",
    "CmsLibraryAssetVersionCreatedEvent",
    "CmsLibraryAssetVersionCreatedEventData",
    "CmsLibraryFolderCreatedEvent",
    "CmsLibraryFolderCreatedEventData",
    "CmsLibraryFolderDeletedEvent",
    "CmsLibraryFolderDeletedEventData",
    "CmsLibraryFolderUpdatedEvent",
    "CmsLibraryFolderUpdatedEventData",
    "CmsPptSetCreatedEvent",
    "CmsPptSetCreatedEventData",
    "CmsPptSetDeletedEvent",
    "CmsPptSetDeletedEventData",
    "CmsPptSetRestoredEvent",
    "CmsPptSetRestoredEventData",
    "CmsPptSetUpdatedEvent",
    "CmsPptSetUpdatedEventData",
    "CmsReviewApprovedEvent",
    "CmsReviewApprovedEventData",
    "CmsReviewCancelledEvent",
    "CmsReviewCancelledEventData",
    "CmsReviewPolicyUpdatedEvent",
    "CmsReviewPolicyUpdatedEventData",
    "CmsReviewRejectedEvent",
    "CmsReviewRejectedEventData",
    "CmsReviewRequestedEvent",
    "CmsReviewRequestedEventData",
    "CmsReviewStaleEvent",
    "CmsReviewStaleEventData",
    "CmsSlideAssetCreatedEvent",
    "CmsSlideAssetCreatedEventData",
    "CmsSlideAssetDeletedEvent",
    "CmsSlideAssetDeletedEventData",
    "CmsSlideAssetRestoredEvent",
    "CmsSlideAssetRestoredEventData",
    "CmsSlideAssetUpdatedEvent",
    "CmsSlideAssetUpdatedEventData",
    "CreateApiKeyRequest",
    "CreateBrandPaletteRequest",
    "CreateBrandRuleRequest",
    "CreateDeploymentRequest",
    "CreateFontRequest",
    "CreateIconRequest",
    "CreateIconSetRequest",
    "CreateLibraryAssetRequest",
    "CreateLibraryFolderRequest",
    "CreateOAuthApplicationRequest",
    "CreatePptSetRequest",
    "CreateSlideRequest",
    "CreateWebhookEndpointRequest",
    "CreatedApiKey",
    "CreatedOAuthApplication",
    "CreatedOAuthApplicationSecretsItem",
    "CreatedWebhookEndpoint",
    "CreatedWebhookEndpointSecretsItem",
    "DecideReviewRequest",
    "DeletedBrandCheckDocument",
    "DeletedBrandPalette",
    "DeletedBrandRule",
    "DeletedFont",
    "DeletedIcon",
    "DeletedIconSet",
    "DeletedLibraryAsset",
    "DeletedLibraryFolder",
    "DeletedMembership",
    "DeletedPptSet",
    "DeletedSlideAsset",
    "DeletedSuppression",
    "DeletedWebhookEndpoint",
    "Deployment",
    "DeploymentDiff",
    "DeploymentDiffChangedItem",
    "DeploymentDiffChangedItemAfter",
    "DeploymentDiffChangedItemBefore",
    "DeploymentFailure",
    "DeploymentFailureItemsItem",
    "DeploymentItem",
    "DeploymentItemRequest",
    "DeploymentList",
    "DeploymentManifest",
    "ErrorBody",
    "ErrorBodyError",
    "EventType",
    "EventTypeList",
    "FileForm",
    "FilePrecheck",
    "Finding",
    "FixBrandCheckRequest",
    "Font",
    "FontList",
    "FontRequest",
    "GuidelineDiff",
    "GuidelineDiffColors",
    "GuidelineDiffColorsAddedItem",
    "GuidelineDiffColorsChangedItem",
    "GuidelineDiffColorsRemovedItem",
    "GuidelineDiffFonts",
    "GuidelineDiffFontsAddedItem",
    "GuidelineDiffFontsChangedItem",
    "GuidelineDiffFontsRemovedItem",
    "GuidelineDiffPalettes",
    "GuidelineDiffPalettesAddedItem",
    "GuidelineDiffPalettesChangedItem",
    "GuidelineDiffPalettesRemovedItem",
    "GuidelineDiffRules",
    "GuidelineDiffRulesAddedItem",
    "GuidelineDiffRulesChangedItem",
    "GuidelineDiffRulesRemovedItem",
    "GuidelineDraft",
    "GuidelineDraftEvidenceItem",
    "GuidelineDraftFontsItem",
    "GuidelineDraftPalettesItem",
    "GuidelineDraftPalettesItemColorsItem",
    "GuidelineDraftRulesItem",
    "GuidelineDraftSettings",
    "GuidelineDraftSource",
    "GuidelineDraftWarningsItem",
    "Icon",
    "IconList",
    "IconSet",
    "IconSetList",
    "ImageApproval",
    "ImportIconsRequest",
    "InactiveToken",
    "InvitationLink",
    "InviteMemberRequest",
    "Job",
    "JobError",
    "JobList",
    "JobProgress",
    "LearnGuidelineRequest",
    "LibraryAsset",
    "LibraryAssetDraftRequest",
    "LibraryAssetList",
    "LibraryFolder",
    "LibraryFolderDetails",
    "LibraryFolderDetailsPathItem",
    "LibraryFolderList",
    "LibraryFolderSummary",
    "LiveryEvent",
    "LiveryEventList",
    "Membership",
    "MembershipList",
    "Metadata",
    "MetadataChange",
    "OAuthApplication",
    "OAuthApplicationList",
    "OAuthApplicationSecretsItem",
    "OpenApiDocument",
    "Organization",
    "OrganizationList",
    "OwnedAssetDraftRequest",
    "PaletteColorRequest",
    "PaletteSettingsRequest",
    "Ping",
    "PlatformApiKeyCreatedEvent",
    "PlatformApiKeyCreatedEventData",
    "PlatformApiKeyRevokedEvent",
    "PlatformApiKeyRevokedEventData",
    "PlatformApiKeyRotatedEvent",
    "PlatformApiKeyRotatedEventData",
    "PlatformApiKeyUpdatedEvent",
    "PlatformApiKeyUpdatedEventData",
    "PlatformMembershipCreatedEvent",
    "PlatformMembershipCreatedEventData",
    "PlatformMembershipDeletedEvent",
    "PlatformMembershipDeletedEventData",
    "PlatformMembershipUpdatedEvent",
    "PlatformMembershipUpdatedEventData",
    "PlatformOauthApplicationCreatedEvent",
    "PlatformOauthApplicationCreatedEventData",
    "PlatformOauthApplicationDisabledEvent",
    "PlatformOauthApplicationDisabledEventData",
    "PlatformOauthApplicationSecretRotatedEvent",
    "PlatformOauthApplicationSecretRotatedEventData",
    "PlatformOauthApplicationUpdatedEvent",
    "PlatformOauthApplicationUpdatedEventData",
    "PlatformOrganizationUpdatedEvent",
    "PlatformOrganizationUpdatedEventData",
    "PlatformUserUpdatedEvent",
    "PlatformUserUpdatedEventData",
    "PlatformWebhookEndpointCreatedEvent",
    "PlatformWebhookEndpointCreatedEventData",
    "PlatformWebhookEndpointDeletedEvent",
    "PlatformWebhookEndpointDeletedEventData",
    "PlatformWebhookEndpointDisabledEvent",
    "PlatformWebhookEndpointDisabledEventData",
    "PlatformWebhookEndpointEnabledEvent",
    "PlatformWebhookEndpointEnabledEventData",
    "PlatformWebhookEndpointFailingEvent",
    "PlatformWebhookEndpointFailingEventData",
    "PlatformWebhookEndpointSecretRotatedEvent",
    "PlatformWebhookEndpointSecretRotatedEventData",
    "PlatformWebhookEndpointTestEvent",
    "PlatformWebhookEndpointTestEventData",
    "PlatformWebhookEndpointUpdatedEvent",
    "PlatformWebhookEndpointUpdatedEventData",
    "PptSet",
    "PptSetCompositionError",
    "PptSetList",
    "PptSetSlidesItem",
    "PrecheckFilesRequest",
    "Problem",
    "ReplaceBrandPalettesRequest",
    "ReplaceBrandRulesRequest",
    "ReplayDeliveriesRequest",
    "ReportedFinding",
    "ReportedFindingNearestColor",
    "ReportedFindingOrigin",
    "RequestLog",
    "RequestLogList",
    "RequestReviewRequest",
    "Review",
    "ReviewList",
    "ReviewModes",
    "ReviewModesRequest",
    "ReviewPolicy",
    "RevokedToken",
    "RollBackDeploymentRequest",
    "RotateRequest",
    "RotateSigningSecretRequest",
    "RunBrandCheckRequest",
    "Scope",
    "SetReviewPolicyRequest",
    "SetSlideRequest",
    "SimulateBrandRulesRequest",
    "SlideAsset",
    "SlideAssetList",
    "SplitPresentationRequest",
    "StoredFile",
    "Suppression",
    "SuppressionChange",
    "SuppressionList",
    "TakeBackReviewRequest",
    "TokenRequest",
    "UpdateApiKeyRequest",
    "UpdateBrandPaletteRequest",
    "UpdateBrandRuleRequest",
    "UpdateFontRequest",
    "UpdateIconRequest",
    "UpdateIconSetRequest",
    "UpdateLibraryFolderRequest",
    "UpdateMembershipRequest",
    "UpdateOAuthApplicationRequest",
    "UpdateOrganizationRequest",
    "UpdateUserRequest",
    "UpdateWebhookEndpointRequest",
    "User",
    "UserList",
    "WebhookAttempt",
    "WebhookAttemptTimings",
    "WebhookDelivery",
    "WebhookDeliveryList",
    "WebhookEndpoint",
    "WebhookEndpointList",
    "WebhookEndpointSecretsItem",
    "WebhookEndpointStats",
    "WebhookEndpointStatsAttempts",
    "WebhookEndpointStatsAttemptsDurationMs",
    "WebhookEndpointStatsLast24Hours",
    "WebhookEndpointStatsLastHour",
    "WebhookEndpointStatsUndelivered",
]

Metadata: TypeAlias = dict[str, str]
"""Your own labels: at most 50 names of 1 to 40 characters, with values of at most 500 characters."""

MetadataChange: TypeAlias = dict[str, str | None]
"""Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""

Scope: TypeAlias = (
    Literal[
        "platform:read",
        "platform:write",
        "platform:api_keys:write",
        "platform:webhook_endpoints:write",
        "brand:read",
        "brand:write",
        "brand:rules:write",
        "brand:palettes:write",
        "brand:checks:write",
        "cms:read",
        "cms:write",
        "cms:icons:write",
        "cms:slides:write",
        "cms:deployments:write",
        "vendor-packages:write",
    ]
    | str
)
"""A permission of a credential. No scope includes another scope."""


class _AcceptFindingsRequestRequired(TypedDict):
    reason: str
    """Why the findings are accepted. Reports show it."""


class AcceptFindingsRequest(_AcceptFindingsRequestRequired, total=False):
    finding_ids: list[str] | None
    """The ids of the findings of the check that are accepted. Send these or `all`."""
    all: bool | None
    """Whether all findings of the check are accepted. Send this or `finding_ids`."""
    expires_at: str | None
    """
    From when the findings are reported again. It must be in the future and have a UTC offset. If you leave it out, the
    acceptance does not end. A time in ISO 8601.
    """
    scope: Literal["content", "document"] | str | None
    """
    For which later checks the findings are accepted: those of the same bytes (`content`, the default), or those with
    the same `document`.
    """


class AcceptedFindingNearestColor(TypedDict):
    name: str
    hex: str
    distance: float
    """The distance to the colour that was found (CIEDE2000)."""


class AcceptedFindingOrigin(TypedDict):
    kind: Literal["theme", "master", "layout", "document_defaults", "style", "table_style", "numbering"] | str
    """What sets the value for all places where it shows."""
    name: str | None
    """
    The name of a layout or style, or the index of a theme or master. Null for the layouts of several slides together.
    """
    location: str | None


class AcceptedFinding(TypedDict):
    """A finding that somebody has accepted. It does not count."""

    id: str
    """The id of the finding. The same defect has the same id in two versions of a document."""
    type: str
    """The check type in its dotted form."""
    severity: Literal["low", "medium", "high", "critical"] | str
    title: str
    """A short description in one line. Equal findings have the same title."""
    detail: str
    """The value, the nearest allowed value, where the value comes from, and where to fix it."""
    auto_fixable: bool
    slide_index: int | None
    shape_index: int | None
    paragraph_index: int | None
    """
    The index of the paragraph in the text of the shape or cell. In text documents it is the index among all paragraphs
    of the body, including those of tables and text boxes. It is null in headers, footers and notes.
    """
    page_number: int | None
    """
    The estimated page number in text documents, beginning at 1. The estimate uses the page breaks that Word stored.
    Null if Word stored none.
    """
    page_numbers: list[int]
    paragraph_indexes: list[int]
    source: str
    """Where the value is set, and therefore where to fix it: `run`, `layout`, `theme` and others."""
    actual_color: str | None
    """The visible colour."""
    color_surface: str | None
    """What has the colour: `text`, `fill` and others."""
    locations: list[str]
    """The locations of at most 200 occurrences. If there are more, one more entry says how many."""
    occurrences: int
    """How often the deviation occurs, also where `locations` does not list all occurrences."""
    new_occurrences: int | None
    """
    How many of the occurrences are new: against the baseline if `baseline_state` is `new`, else since the finding was
    accepted. Null if none is.
    """
    nearest_color: AcceptedFindingNearestColor | None
    """
    The nearest palette colour of a finding on a colour. Null if the guideline is not known any more, and for findings
    on the theme, whose rule names the colour.
    """
    origin: AcceptedFindingOrigin | None
    """Where one change settles all locations. Null if each location has to be changed on its own."""
    slide_indexes: list[int]
    """All slides on which the finding shows, beginning at 0."""
    menu_path: str | None
    """Where to fix it in the menus of PowerPoint or Word."""
    baseline_state: Literal["new", "changed", "unchanged"] | str | None
    """
    Whether the baseline has the finding, too. `changed`: it has it in another form, such as another wrong colour at the
    same place. Null without a baseline.
    """
    reason: str | None
    accepted_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    accepted: str | None
    """A time in ISO 8601."""
    expires: str | None
    """A time in ISO 8601."""


class AccessToken(TypedDict):
    """An access token, its organization, its mode and its lifetime."""

    access_token: str
    token_type: Literal["Bearer"]
    expires_in: int
    """The lifetime of the token in seconds. From 300 to 86400."""
    scope: str
    """The scopes of the token, separated by spaces."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str


class _AccessTokenRequestRequired(TypedDict):
    grant_type: Literal["client_credentials"]


class AccessTokenRequest(_AccessTokenRequestRequired, total=False):
    client_id: str
    client_secret: str
    """The client secret. It begins with `oa_secret_`."""
    scope: str
    """
    The requested scopes, separated by spaces. If you leave them out, the token gets all scopes of the application.
    """


class ActiveToken(TypedDict):
    """The properties of a valid access token (RFC 7662, section 2.2)."""

    active: bool
    """Always true."""
    scope: str
    client_id: str
    sub: str
    token_type: Literal["Bearer"]
    exp: int
    """Seconds since 1970-01-01 UTC (RFC 7519)."""
    iat: int
    """Seconds since 1970-01-01 UTC (RFC 7519)."""
    nbf: int
    """Seconds since 1970-01-01 UTC (RFC 7519)."""
    iss: str
    aud: str
    jti: str
    organization: str
    livemode: bool


class Actor(TypedDict):
    """Who made a record or a change: an API key, an OAuth application or a user."""

    id: str
    object: Literal["actor"]
    type: Literal["api_key", "oauth_application", "user"] | str
    name: str | None
    """
    The name of the key, the application or the user. A user without a name has the email address here if the caller may
    read users; otherwise null.
    """
    deleted: bool
    """
    Whether it cannot act any more: the key is revoked, the application or the user is disabled, or the user is no
    member now.
    """


class ActorList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[Actor]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class AddAssetVersionRequest(TypedDict, total=False):
    file: str | None
    """A file that was uploaded before. In a form, send the file itself."""
    filename: str | None
    """The name of the file, if it is sent in a form."""
    note: str | None
    """What changed."""


class ApiKey(TypedDict):
    """A credential of an organization in one mode. Its secret is shown only when the key is created."""

    id: str
    object: Literal["api_key"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    name: str
    prefix_type: Literal["sk", "pk"] | str
    """`sk`: a secret key. `pk`: a publishable key."""
    mode: Literal["live", "test"] | str
    last_four: str
    """The last four characters of the secret."""
    scopes: list[Scope]
    allowed_ips: list[str]
    """The IP address blocks (CIDR) that the key can be used from. If the list is empty, every address is allowed."""
    api_version: str
    """The dated version of the API that the key is pinned to."""
    expires_at: str | None
    """A time in ISO 8601."""
    last_used_at: str | None
    """
    The time of the last use, rounded down to the minute. It is stored a few seconds after the use. A time in ISO 8601.
    """
    revoked_at: str | None
    """A time in ISO 8601."""
    rotated_from: str | None
    """The key that this key replaced. Null if it replaced none."""
    retires_at: str | None
    """
    The time at which the key ends because another key replaced it. Null if no key replaced it. A time in ISO 8601.
    """
    metadata: Metadata
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class ApiKeyList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[ApiKey]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class AppliedSuppression(TypedDict):
    """What was accepted when the document was checked."""

    id: str
    scope: Literal["content", "document"] | str
    """
    For which checks the finding is accepted: those of the same bytes (`content`), or those with the same `document`.
    """
    occurrences: int
    """How many occurrences were accepted. A finding with more of them is reported again."""
    reason: str
    """Why the finding is accepted."""
    expires_at: str | None
    """From when the finding is reported again. Null if the acceptance does not end. A time in ISO 8601."""
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""


class _ArrangePptSetRequestRequired(TypedDict):
    slides: list[SetSlideRequest]
    """The slides in their order, 1 to 300, each once."""


class ArrangePptSetRequest(_ArrangePptSetRequestRequired, total=False):
    template: str | None
    """
    A PowerPoint file of the library whose size and defaults the set has. Null: none. If you leave it out, it stays.
    """


class AssetUsage(TypedDict):
    """Something that uses an asset, so that the asset cannot be deleted."""

    id: str
    """The id of the record that uses the asset."""
    object: Literal["ppt_set", "deployment"] | str
    name: str
    """The name of a set, or the channel of a deployment."""


class AssetUsageList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[AssetUsage]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""
    next_offset: int
    """The offset of the next page."""


class AssetVersion(TypedDict):
    """A version of an asset. Versions never change."""

    id: str
    object: Literal["asset_version"]
    asset: str
    number: int
    """The number of the version, from 1."""
    file: str
    content_hash: str
    """The SHA-256 of the content, in hexadecimal digits."""
    size_bytes: int
    note: str
    """What changed, in the words of its author."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""


class AssetVersionList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[AssetVersion]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class AttemptedWebhookDelivery(TypedDict):
    """A delivery with all its attempts, oldest first."""

    id: str
    object: Literal["webhook_delivery"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    endpoint: str
    event: str
    sequence: int | None
    """
    The number of this delivery. The deliveries to an endpoint are numbered without a gap. Null for tests, which have no
    number.
    """
    status: Literal["pending", "delivered", "failed", "abandoned"] | str
    attempt_count: int
    last_response_status: int | None
    """The HTTP status of the response to the last attempt."""
    last_response_body: str | None
    last_error: str | None
    """
    Why the last attempt failed, in words for people; or, if there was none because the endpoint was disabled or
    deleted, this reason. Null after a success.
    """
    next_retry_at: str | None
    """The time of the next attempt. A time in ISO 8601."""
    created: str
    """A time in ISO 8601."""
    completed: str | None
    """A time in ISO 8601."""
    attempts: list[WebhookAttempt]


class AuditEntryChangesItem(TypedDict):
    field: str
    before: Any
    """The value before the change. Null if the value is personal or could be secret."""
    after: Any
    """The value after the change. Null if the value is personal or could be secret."""


class AuditEntry(TypedDict):
    """What somebody has done that auditors ask for, and who it was."""

    id: str
    object: Literal["audit_entry"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    actor: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    action: str
    """
    The type of the event that reports the same change, without its area: `membership.updated`, `rules.updated`,
    `review.approved`. Without events: `session.created`, `session.deleted`, `session.failed` (a wrong password at a
    sign-in), `session.step_up_failed`, `user.password_set`, `invitation_link.created`, `brand_check.document_deleted`,
    `brand_check_fix.downloaded`, `icon_set.import_started`, `icon_set.exported`.
    """
    target: str
    """The id of the record, or the URL of a list such as the rules."""
    changes: list[AuditEntryChangesItem]
    ip: str | None
    request_id: str | None
    created: str
    """A time in ISO 8601."""


class AuditEntryList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[AuditEntry]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class BrandCheckSuppressedItem(TypedDict):
    finding: Finding
    suppression: AppliedSuppression


class BrandCheckNotEvaluatedItem(TypedDict):
    surface: str
    reason: str
    locations: list[str]


class BrandCheck(TypedDict):
    """
    The result of checking one document against the rules, palettes and fonts of that time. It is stored, and never
    changes except for `document_kept_until`.
    """

    id: str
    object: Literal["brand_check"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    status: Literal["pending", "completed", "failed"] | str
    content_type: Literal["pptx", "docx"] | str
    filename: str | None
    document: str | None
    """Your name for the document, by which its checks belong together."""
    size_bytes: int
    content_sha256: str
    guideline_version: str
    """
    Identifies the rules, palettes and fonts that were used. Sets that judge documents in the same way have the same
    version.
    """
    engine_version: int
    """
    Identifies what the service finds. Checks with the same `content_sha256`, `guideline_version` and `engine_version`
    have the same findings, the suppressed ones included.
    """
    document_kept_until: str | None
    """
    Until when the document is kept at least. Null if it is not kept: `keep` was false, the check failed or is pending,
    the store could not take it, or the document was deleted. A time in ISO 8601.
    """
    findings: list[Finding]
    suppressed: list[BrandCheckSuppressedItem]
    """The findings that are left out of `findings` because they were accepted."""
    summary: BrandCheckSummary | None
    """Null unless the check was completed."""
    not_evaluated: list[BrandCheckNotEvaluatedItem]
    """What could not be judged in the document, and why."""
    error_message: str | None
    """Null unless the check failed."""
    error_code: str | None
    """Null unless the check failed."""
    metadata: Metadata
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    completed: str | None
    """A time in ISO 8601."""
    duration_ms: int | None


class BrandCheckComparisonIncompleteBaseNotEvaluatedItem(TypedDict):
    surface: str
    reason: str
    locations: list[str]


class BrandCheckComparisonIncompleteBase(TypedDict):
    truncated: bool
    """Whether findings were left out because there were too many."""
    not_evaluated: list[BrandCheckComparisonIncompleteBaseNotEvaluatedItem]
    """What could not be judged in this check and is not listed in the other one."""


class BrandCheckComparisonIncompleteHeadNotEvaluatedItem(TypedDict):
    surface: str
    reason: str
    locations: list[str]


class BrandCheckComparisonIncompleteHead(TypedDict):
    truncated: bool
    """Whether findings were left out because there were too many."""
    not_evaluated: list[BrandCheckComparisonIncompleteHeadNotEvaluatedItem]
    """What could not be judged in this check and is not listed in the other one."""


class BrandCheckComparisonIncomplete(TypedDict):
    base: BrandCheckComparisonIncompleteBase
    head: BrandCheckComparisonIncompleteHead


class BrandCheckComparisonChangedItem(TypedDict):
    base: Finding
    head: Finding


class BrandCheckComparison(TypedDict):
    """How the findings of a check, the head, differ from those of another check, the base."""

    id: str
    object: Literal["brand_check_comparison"]
    base: str
    """The check to compare with, which is mostly the older one."""
    head: str
    """The check that is compared."""
    same_content: bool
    """Whether both checks judged the same bytes."""
    same_guideline: bool
    """Whether both checks have the same `guideline_version`."""
    same_engine: bool
    """Whether both checks have the same `engine_version`."""
    incomplete: BrandCheckComparisonIncomplete | None
    """
    What one of the checks may have missed, so that a finding may seem new or fixed. Null if both are complete, or have
    the same gaps.
    """
    new: list[Finding]
    """
    Findings of the head that the base does not have, or has with fewer occurrences. `new_occurrences` says how many are
    new. Occurrences at places that other findings of the type have left are not new.
    """
    fixed: list[Finding]
    """Findings of the base that the head does not have."""
    unchanged: list[Finding]
    """Findings of the head that the base has with as many occurrences, or more."""
    changed: list[BrandCheckComparisonChangedItem]
    """
    Deviations that are still there in another form: findings with different ids, but the same type and first location,
    or the same type, colour and detail; or a finding whose further occurrences stand where others of its type have
    stood.
    """


class BrandCheckCompletedEventData(TypedDict):
    object: BrandCheckReference


class BrandCheckCompletedEvent(TypedDict):
    """A document was checked. The event names the brand check, which contains the findings."""

    id: str
    object: Literal["event"]
    type: Literal["brand.check.completed"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: BrandCheckCompletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class BrandCheckFailedEventData(TypedDict):
    object: BrandCheckReference


class BrandCheckFailedEvent(TypedDict):
    """A document could not be checked. The event names the brand check, which contains the reason."""

    id: str
    object: Literal["event"]
    type: Literal["brand.check.failed"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: BrandCheckFailedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class BrandCheckFixChangesItem(TypedDict):
    finding: str
    """The id of the finding that this repairs, or of the first of several."""
    location: str
    """Where the value was changed."""
    before: str
    """The value before."""
    after: str
    """The value after. It is empty for what was removed."""


class BrandCheckFixDeclinedItem(TypedDict):
    finding: str
    """The id of the finding."""
    type: str | None
    """
    The type of the finding, such as `color.off_palette`. Null with `finding_gone`, and in fixes that were stored
    without it.
    """
    location: str | None
    """The first location of the finding. Null with `finding_gone`, and in fixes that were stored without it."""
    reason: (
        Literal[
            "value_differs",
            "not_supported",
            "conflict",
            "field_result",
            "bound_content_control",
            "chart_data",
            "smartart",
            "vml",
            "gradient",
            "animated",
            "linked_slide",
            "sensitivity_label",
            "not_fixable",
            "code_font",
            "removal_not_requested",
            "finding_remains",
            "new_finding",
            "text_unreadable",
            "unreadable",
            "rounds_ended",
            "finding_gone",
        ]
        | str
    )
    """
    Why the finding was not fixed, or not at each of its places. `finding_remains`, `new_finding`, `text_unreadable` and
    `unreadable`: the change was tried, and taken back, since the finding was still there, since it caused a finding
    where there was none of its type, since it made text hard to read, or harder than it was, or since the document
    could not be read. `rounds_ended`: it waited for other changes for too long; fix the result again. `finding_gone`:
    the document does not have it any more. `conflict`: another change was more important. `removal_not_requested`: it
    removes content, and `include` does not ask for that. The others name what nothing changes.
    """


class BrandCheckFixFile(TypedDict):
    url: str
    """A signed link to the file. It can be opened for at least an hour."""
    expires_at: str
    """Until when the link can be opened. A time in ISO 8601."""
    sha256: str
    size_bytes: int
    filename: str


class BrandCheckFix(TypedDict):
    """
    What was done to the document of a check. The fixed document was checked again, by the rules of that check: it has
    no finding where there was none of its type.
    """

    id: str | None
    """Null with `dry_run`."""
    object: Literal["brand_check_fix"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    source: str
    """The check whose document was fixed."""
    brand_check: str | None
    """The check of the fixed document. Null with `dry_run`."""
    fixed: int
    """How many findings are gone."""
    remaining: int
    """How many findings the fixed document has."""
    new: Literal[0]
    """Always 0, as a comparison of both checks says: what causes a new finding is taken back."""
    fixed_findings: list[str]
    """The findings that are gone."""
    changes: list[BrandCheckFixChangesItem]
    """What was changed; of very many changes the first 10,000."""
    declined: list[BrandCheckFixDeclinedItem]
    """What was asked for and not done, and why; of very many findings the first 10,000."""
    file: BrandCheckFixFile | None
    """The fixed document. Null with `dry_run`, and when the document is not kept any more."""
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""


class BrandCheckFixReference(TypedDict):
    """The part of a fix that events contain. It is enough to decide whether to retrieve the fix."""

    id: str
    object: Literal["brand_check_fix"]
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    source: str
    """The check whose document was fixed."""
    brand_check: str
    """The check of the fixed document."""
    fixed: int
    """How many findings are gone."""
    remaining: int
    """How many findings the fixed document has."""


class BrandCheckFixedEventData(TypedDict):
    object: BrandCheckFixReference


class BrandCheckFixedEvent(TypedDict):
    """
    The document of a check was fixed. The event names the fix, and the check of the fixed document, which has an event
    of its own.
    """

    id: str
    object: Literal["event"]
    type: Literal["brand.check.fixed"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: BrandCheckFixedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class BrandCheckIllustrationSlidesItemBoxesItem(TypedDict):
    location: str
    """One of the `locations` of a finding."""
    x: float
    y: float
    width: float
    height: float


class BrandCheckIllustrationSlidesItem(TypedDict):
    slide_index: int
    """Beginning at 0."""
    width: float
    """In points, of which an inch has 72."""
    height: float
    svg: str
    """
    The slide as one `<svg>` element, drawn from the document: without scripts, links and references to anything outside
    of itself. Text is set in the fonts of the reader.
    """
    boxes: list[BrandCheckIllustrationSlidesItemBoxesItem]
    """
    Where the findings are, for at most 1,000 locations: the upright rectangle around the shape or the table cell, in
    points from the upper left corner of the slide. It is the whole slide for a finding on the slide itself. A location
    in a layout or a master is on the first slide that shows it. Locations that are not visible have none.
    """


class BrandCheckIllustrationOutlineItemEntriesItemMarked(TypedDict):
    start: int
    end: int


class BrandCheckIllustrationOutlineItemEntriesItem(TypedDict):
    heading_level: int | None
    """The level of a heading. Null for another paragraph. From 1 to 9."""
    text: str
    """The text, shortened around what was found."""
    marked: BrandCheckIllustrationOutlineItemEntriesItemMarked | None
    """Where in `text` the first finding is, in UTF-16 units. Null if it is the whole paragraph, or none."""
    locations: list[str]
    """The locations of findings in this paragraph. Empty for a heading above it."""


class BrandCheckIllustrationOutlineItem(TypedDict):
    story: str
    """Such as `the body` or `the header of section 1`."""
    section_index: int | None
    page_number: int | None
    """The estimated page."""
    entries: list[BrandCheckIllustrationOutlineItemEntriesItem]


class BrandCheckIllustration(TypedDict):
    """
    How the document of a check looks where its findings are: pictures of slides with the places of the findings, or an
    outline of a text document.
    """

    id: str
    """Follows from the check, so that both have the same characters behind the prefix."""
    object: Literal["brand_check_illustration"]
    brand_check: str
    content_type: Literal["pptx", "docx"] | str
    slide_count: int | None
    """How many slides the presentation has. Null for a text document."""
    slides: list[BrandCheckIllustrationSlidesItem]
    """In their order. Empty for a text document."""
    slides_left_out: list[int]
    """The slides that were not drawn, since all pictures together would be too large. Ask for them by `slides`."""
    outline: list[BrandCheckIllustrationOutlineItem]
    """The parts of a text document that have findings. Empty for a presentation."""
    outline_left_out: int
    """How many entries of the outline were left out, since there are too many."""


class BrandCheckList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[BrandCheck]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class BrandCheckReference(TypedDict):
    """The part of a brand check that events contain. It is enough to decide whether to retrieve the check."""

    id: str
    object: Literal["brand_check"]
    status: Literal["pending", "completed", "failed"] | str
    content_type: Literal["pptx", "docx"] | str
    filename: str | None
    document: str | None
    """Your name for the document, by which its checks belong together."""
    summary: BrandCheckSummary | None
    """Null unless the check was completed."""
    error_code: str | None
    """Null unless the check failed."""
    metadata: Metadata
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""


class BrandCheckReportCausesItem(TypedDict):
    kind: Literal["theme", "master", "layout", "document_defaults", "style", "table_style", "numbering"] | str
    """What sets the value for all places where it shows."""
    name: str | None
    """
    The name of a layout or style, or the index of a theme or master. Null for the layouts of several slides together.
    """
    slide_indexes: list[int]
    finding_ids: list[str]


class BrandCheckReportSlidesItem(TypedDict):
    slide_index: int
    finding_ids: list[str]
    """The findings whose first location is here."""
    further_finding_ids: list[str]
    """The findings that also show here and are fixed elsewhere."""


class BrandCheckReportPagesItem(TypedDict):
    page_number: int
    finding_ids: list[str]
    further_finding_ids: list[str]


class BrandCheckReportNotEvaluatedItem(TypedDict):
    surface: str
    reason: str
    locations: list[str]


class BrandCheckReportComparison(TypedDict):
    base: str
    new: int
    unchanged: int
    changed: int
    fixed: list[Finding]


class BrandCheckReportGuidelinePalettesItemColorsItem(TypedDict):
    name: str
    hex: str


class BrandCheckReportGuidelinePalettesItem(TypedDict):
    name: str
    role: str
    colors: list[BrandCheckReportGuidelinePalettesItemColorsItem]


class BrandCheckReportGuidelineFontsItem(TypedDict):
    family: str
    roles: list[str]


class BrandCheckReportGuidelineRulesItem(TypedDict):
    name: str
    type: str
    severity: Literal["low", "medium", "high", "critical"] | str
    message: str | None


class BrandCheckReportGuideline(TypedDict):
    palettes: list[BrandCheckReportGuidelinePalettesItem]
    fonts: list[BrandCheckReportGuidelineFontsItem]
    rules: list[BrandCheckReportGuidelineRulesItem]


class BrandCheckReport(TypedDict):
    """
    A check arranged for readers: first the causes that settle many places, then slides or pages, then what concerns the
    whole document. Findings are sorted by severity, the most severe first, and referred to by their ids.
    """

    id: str
    """Follows from the check, so that both have the same characters behind the prefix."""
    object: Literal["brand_check_report"]
    brand_check: str
    status: Literal["pending", "completed", "failed"] | str
    content_type: Literal["pptx", "docx"] | str
    filename: str | None
    document: str | None
    """Your name for the document, by which its checks belong together."""
    guideline_version: str
    """
    Identifies the rules, palettes and fonts that were used. Sets that judge documents in the same way have the same
    version.
    """
    engine_version: int
    """
    Identifies what the service finds. Checks with the same `content_sha256`, `guideline_version` and `engine_version`
    have the same findings, the suppressed ones included.
    """
    verdict: str
    """The verdict in one sentence."""
    error_code: str | None
    """Null unless the check failed."""
    error_message: str | None
    """Null unless the check failed."""
    findings: list[ReportedFinding]
    truncated: bool
    """Whether the check has more findings than it lists."""
    causes: list[BrandCheckReportCausesItem]
    """What to fix first, since one change settles several places."""
    slides: list[BrandCheckReportSlidesItem]
    """The slides of a presentation that have findings."""
    pages: list[BrandCheckReportPagesItem]
    """The pages of a text document that have findings, by their estimated numbers."""
    whole_document: list[str]
    """The findings that belong to no slide and no page."""
    not_evaluated: list[BrandCheckReportNotEvaluatedItem]
    """What could not be judged in the document, and why."""
    accepted: list[AcceptedFinding]
    suppressions_unused: int
    """How many acceptances name a finding that the document does not have any more."""
    comparison: BrandCheckReportComparison | None
    """How the findings differ from those of the baseline. Null without a baseline."""
    guideline: BrandCheckReportGuideline | None
    """What the document was judged by. Null if it is not known any more."""


class BrandCheckSummaryBySeverity(TypedDict):
    low: int
    medium: int
    high: int
    critical: int


class BrandCheckSummaryBaseline(TypedDict):
    brand_check: str
    """The check with which this one was compared."""
    new: int
    """Findings that the baseline does not have, or has with fewer occurrences."""
    fixed: int
    """Findings of the baseline that are gone."""
    unchanged: int
    """Findings that the baseline has with as many occurrences, or more."""
    changed: int
    """Findings that the baseline has in another form."""


class BrandCheckSummary(TypedDict):
    """The numbers of findings of a check."""

    total: int
    by_severity: BrandCheckSummaryBySeverity
    by_type: dict[str, int]
    truncated: bool
    """Whether findings were left out because there were too many."""
    suppressed: int
    """How many findings are left out because they were accepted. They count nowhere else."""
    suppressions_unused: int
    """How many suppressions name a finding that the check does not have. They can be deleted."""
    baseline: BrandCheckSummaryBaseline | None
    """Null unless the check was requested with `baseline`."""


class BrandFontCreatedEventData(TypedDict):
    object: Font


class BrandFontCreatedEvent(TypedDict):
    """A font was registered."""

    id: str
    object: Literal["event"]
    type: Literal["brand.font.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: BrandFontCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class BrandFontDeletedEventData(TypedDict):
    object: Font


class BrandFontDeletedEvent(TypedDict):
    """A font was deleted. Its file is deleted, too."""

    id: str
    object: Literal["event"]
    type: Literal["brand.font.deleted"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: BrandFontDeletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class BrandFontUpdatedEventData(TypedDict):
    object: Font
    previous_attributes: dict[str, Any]


class BrandFontUpdatedEvent(TypedDict):
    """A font was changed. `previous_attributes` contains the previous values of the changed fields."""

    id: str
    object: Literal["event"]
    type: Literal["brand.font.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: BrandFontUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class BrandPaletteColorsItem(TypedDict):
    id: str
    name: str
    hex: str
    sort_order: int


class BrandPalette(TypedDict):
    """A named set of colours that documents may use."""

    id: str
    object: Literal["brand_palette"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    name: str
    role: Literal["primary", "secondary", "chart", "neutral", "legacy"] | str
    """
    Colours of a `chart` palette are accepted in charts only. Colours of a `legacy` palette are tolerated and reported
    with low severity.
    """
    sort_order: int
    allow_brand_shades: bool
    """Whether shades and tints of theme colours are accepted if the palette contains the theme colour."""
    tolerance: float
    """The largest distance (CIEDE2000) at which a colour counts as a colour of the palette."""
    colors: list[BrandPaletteColorsItem]
    metadata: Metadata
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class _BrandPaletteRequestRequired(TypedDict):
    name: str
    colors: list[PaletteColorRequest]
    """The colours of the palette, at most 100."""


class BrandPaletteRequest(_BrandPaletteRequestRequired, total=False):
    id: str | None
    """
    The id of the existing palette that you send again or change. The palette keeps this id. Leave it out for a new
    palette.
    """
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["brand_palette"] | str | None
    role: Literal["primary", "secondary", "chart", "neutral", "legacy"] | str | None
    """
    The role of the palette. Default: `primary`. Colours of a `chart` palette are accepted in charts only. Colours of a
    `legacy` palette are tolerated and reported with low severity.
    """
    sort_order: int | None
    """The position of the palette when palettes are sorted. Default: 0. From -9007199254740991 to 9007199254740991."""
    allow_brand_shades: bool | None
    """
    Whether shades and tints of theme colours are accepted if the palette contains the theme colour. Default: true.
    """
    tolerance: float | None
    """
    The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. Default: 2. From 0 to 100.
    """
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class BrandPaletteStateSettings(TypedDict):
    allow_neutral_greys: bool
    allow_black_and_white: bool


class BrandPaletteState(TypedDict):
    """All palettes of an organization, and the settings that apply to all of them."""

    id: str
    object: Literal["brand_palette_state"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    palettes: list[BrandPalette]
    settings: BrandPaletteStateSettings
    updated: str | None
    """The time of the last change. Null until palettes are stored for the first time. A time in ISO 8601."""


class BrandPalettesUpdatedEventData1(TypedDict):
    object: BrandPaletteState


class BrandPalettesUpdatedEventData2Object(TypedDict):
    id: str
    object: Literal["brand_palette_state"]
    url: str


class BrandPalettesUpdatedEventData2(TypedDict):
    object: BrandPalettesUpdatedEventData2Object
    truncated: bool
    """Always true."""


class BrandPalettesUpdatedEvent(TypedDict):
    """
    The palettes or their settings were changed. The event contains the new state. If the state is larger than 256 KiB,
    the event contains only its URL and id.
    """

    id: str
    object: Literal["event"]
    type: Literal["brand.palettes.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: BrandPalettesUpdatedEventData1 | BrandPalettesUpdatedEventData2
    created: str
    """A time in ISO 8601."""
    organization: str


class BrandRule(TypedDict):
    """A rule that documents are checked against."""

    id: str
    object: Literal["brand_rule"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    type: str
    """The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`."""
    name: str
    severity: Literal["low", "medium", "high", "critical"] | str
    active: bool
    auto_fixable: bool
    """Whether the service can fix findings of this rule in documents that it applies to."""
    pattern: str | list[str] | None
    """What the rule looks for: one term, or a list of alternatives."""
    replacement: str | None
    params: dict[str, Any]
    """The parameters of the check type."""
    applies_to: list[Literal["pptx", "docx"] | str]
    message: str | None
    """The organization's own text. It is added to every finding."""
    metadata: Metadata
    default: bool
    """Whether the rule is one of the default rules."""
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class BrandRuleList(TypedDict):
    """All brand rules. The list is not paged."""

    object: Literal["list"]
    data: list[BrandRule]
    has_more: bool
    """Always false."""
    url: str


class _BrandRuleRequestRequired(TypedDict):
    type: (
        Literal[
            "file.part_unreadable",
            "file.type_differs",
            "color.off_palette",
            "allowed_color",
            "forbidden_color",
            "color.hardcoded",
            "color.theme_palette",
            "color.transparency",
            "contrast.text",
            "font.unapproved",
            "allowed_font",
            "forbidden_font",
            "font.theme",
            "font.embedded",
            "font.substituted",
            "font.too_many",
            "font.size_min",
            "min_font_size",
            "font.size_max",
            "max_font_size",
            "font.size_allowed",
            "logo.missing",
            "logo.moved",
            "logo.resized",
            "logo.distorted",
            "logo.clear_space",
            "logo.overlap",
            "logo.wrong_version",
            "image.distorted",
            "image.low_dpi",
            "image.unapproved",
            "image.linked_external",
            "image.oversize",
            "layout.unknown_master",
            "layout.unknown_layout",
            "layout.template_version",
            "layout.unused_masters",
            "layout.deck_size",
            "placeholder.empty",
            "placeholder.moved",
            "placeholder.text_outside",
            "footer.missing",
            "required_footer",
            "footer.slide_number",
            "footer.date",
            "footer.confidentiality",
            "confidentiality_label",
            "required.text",
            "required.slide",
            "title.missing",
            "title.duplicate",
            "title.too_long",
            "max_title_length",
            "a11y.alt_text",
            "alt_text",
            "a11y.table_header",
            "a11y.merged_cells",
            "a11y.reading_order",
            "a11y.link_text",
            "shape.off_slide",
            "shape.overlap",
            "shape.tiny",
            "shape.outside_margin",
            "term.forbidden",
            "forbidden_term",
            "term.replace",
            "replace_term",
            "term.required",
            "required_term",
            "term.trademark",
            "trademark",
            "term.capitalization",
            "capitalization",
            "text.autofit_small",
            "text.double_spaces",
            "double_spaces",
            "text.repeated_word",
            "repeated_word",
            "text.punctuation",
            "straight_quotes",
            "double_hyphen",
            "exclamation",
            "text.pattern",
            "regex",
            "trailing_spaces",
            "sentence_length",
            "lang.wrong",
            "lang.mixed",
            "link.domain",
            "link.broken_syntax",
            "link.raw_url",
            "deck.animation",
            "deck.transition",
            "deck.media",
            "hidden.slide",
            "hidden.text",
            "notes.present",
            "comments.present",
            "changes.tracked",
            "metadata.personal",
            "security.macros",
            "security.external_link",
            "security.embedded_file",
            "docx.heading_style",
            "docx.heading_skip",
            "docx.direct_formatting",
            "docx.style_modified",
            "docx.margins",
            "docx.page_size",
            "docx.header_footer",
            "check.not_evaluable",
        ]
        | str
    )
    """The check type, or one of its aliases."""


class BrandRuleRequest(_BrandRuleRequestRequired, total=False):
    id: str | None
    """
    The id of the existing rule that you send again or change. The rule keeps this id. Leave it out for a new rule.
    """
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["brand_rule"] | str | None
    name: str | None
    """The name of the rule. Default: the name of the type."""
    severity: Literal["low", "medium", "high", "critical"] | str | None
    """The severity of the rule. Default: the severity of the type."""
    active: bool | None
    """Whether documents are checked against the rule. Default: true."""
    pattern: str | list[str] | None
    """What to look for: one term, or a list of alternatives. Types that name a colour or a font require it."""
    replacement: str | None
    """
    The text to write instead. In the place of a regular expression, `$1` and `$<name>` are what a group has caught, and
    `$$` is a dollar sign.
    """
    params: dict[str, Any] | None
    """
    The parameters of the type. `GET /check_types` returns them as JSON Schema. In this document each type has a schema
    that is named after the type, such as `TermForbiddenParams`.
    """
    applies_to: list[Literal["pptx", "docx"] | str] | None
    """The types of documents that the rule applies to. Default: all types that the check judges."""
    message: str | None
    """Your own text. It is added to every finding."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""
    auto_fixable: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    default: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""


class BrandRulesUpdatedEventData1(TypedDict):
    object: BrandRuleList


class BrandRulesUpdatedEventData2Object(TypedDict):
    object: Literal["list"]
    url: str


class BrandRulesUpdatedEventData2(TypedDict):
    object: BrandRulesUpdatedEventData2Object
    truncated: bool
    """Always true."""


class BrandRulesUpdatedEvent(TypedDict):
    """
    The brand rules were changed. The event contains all rules. If they are larger than 256 KiB, it contains only their
    URL.
    """

    id: str
    object: Literal["event"]
    type: Literal["brand.rules.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: BrandRulesUpdatedEventData1 | BrandRulesUpdatedEventData2
    created: str
    """A time in ISO 8601."""
    organization: str


class BrandSuppressionsUpdatedEventData(TypedDict):
    object: SuppressionChange


class BrandSuppressionsUpdatedEvent(TypedDict):
    """
    Findings of a check were accepted, or are no longer accepted. There is one event for each request. It names at most
    100 findings.
    """

    id: str
    object: Literal["event"]
    type: Literal["brand.suppressions.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: BrandSuppressionsUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class BulkResultResultsItemError(TypedDict):
    code: str
    message: str


class BulkResultResultsItem(TypedDict):
    id: str
    status: Literal["succeeded", "failed"] | str
    error: BulkResultResultsItemError | None
    """Why the operation was impossible for this asset, which stays as it was. Null if it succeeded."""


class BulkResult(TypedDict):
    """What became of each asset of a bulk operation, in the order of the request."""

    results: list[BulkResultResultsItem]


class _ChangeAssetsInBulkRequestRequired(TypedDict):
    operation: Literal["move", "tag", "untag", "delete", "request_review"] | str
    """What is done to each asset."""
    ids: list[str]
    """The ids of the assets, each once."""


class ChangeAssetsInBulkRequest(_ChangeAssetsInBulkRequestRequired, total=False):
    folder: str | None
    """For `move`: the new folder. Null: no folder."""
    tags: list[str] | None
    """For `tag` and `untag`: the tags."""
    comment: str | None
    """For `request_review`: what the reviewer should know."""


class CheckType(TypedDict):
    """A type of check: what rules of this type report, and the parameters that they accept."""

    id: str
    """The same as `type`."""
    object: Literal["check_type"]
    type: str
    """The dotted name of the type, as in rules and findings."""
    name: str
    """The name of a rule of this type that has no name of its own."""
    summary: str
    """What rules of this type report."""
    severity: Literal["low", "medium", "high", "critical"] | str
    """The severity of a rule that has no severity of its own."""
    formats: list[Literal["pptx", "docx"] | str]
    """The types of documents that the check judges."""
    surfaces: list[str]
    """
    The surfaces that `params.surfaces` can limit a rule to. The list is empty if the check does not distinguish
    surfaces.
    """
    parameters: dict[str, Any]
    """
    The parameters that `params` of a rule accepts, as JSON Schema (draft 2020-12). The descriptions name the units.
    """
    defaults: dict[str, Any]
    """The default values of the parameters, by the name of the parameter."""
    needs: list[list[str]]
    """
    The members that a rule must have. A rule must have at least one member of each entry. In the name of a member, `[]`
    stands for every item of a list: each item must have at least one of the members. A rule without these members is
    refused, because it could report nothing.
    """
    pattern: Literal["required", "optional", "unused"] | str
    """
    Whether a rule of this type must have a `pattern` (`required`), can have one (`optional`) or ignores it (`unused`).
    """
    auto_fixable: bool
    """Whether the service can fix findings of this type."""
    aliases: list[CheckTypeAlias]
    """Other names of the type."""
    example: dict[str, Any]
    """A complete rule that PUT /brand_rules accepts."""


class CheckTypeAlias(TypedDict):
    """
    Another name of a check type. It can be the `type` of a rule. Most of these names need a `pattern`, which says what
    to look for.
    """

    type: str
    name: str
    """The name of a rule of this type that has no name of its own."""
    pattern: Literal["required", "optional", "unused"] | str
    """
    Whether a rule of this type must have a `pattern` (`required`), can have one (`optional`) or ignores it (`unused`).
    """
    replacement_required: bool
    example: dict[str, Any]
    """A complete rule that PUT /brand_rules accepts."""


class CheckTypeList(TypedDict):
    """All check types. The list is not paged."""

    object: Literal["list"]
    data: list[CheckType]
    has_more: bool
    """Always false."""
    url: str


class CmsDeploymentActivatedEventData(TypedDict):
    object: Deployment


class CmsDeploymentActivatedEvent(TypedDict):
    """A deployment became the active one of its channel. Read it for its items."""

    id: str
    object: Literal["event"]
    type: Literal["cms.deployment.activated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsDeploymentActivatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsDeploymentCancelledEventData(TypedDict):
    object: Deployment


class CmsDeploymentCancelledEvent(TypedDict):
    """A deployment was cancelled before its activation began."""

    id: str
    object: Literal["event"]
    type: Literal["cms.deployment.cancelled"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsDeploymentCancelledEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsDeploymentCreatedEventData(TypedDict):
    object: Deployment


class CmsDeploymentCreatedEvent(TypedDict):
    """A deployment was created. It will become active in the background."""

    id: str
    object: Literal["event"]
    type: Literal["cms.deployment.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsDeploymentCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsDeploymentFailedEventData(TypedDict):
    object: Deployment


class CmsDeploymentFailedEvent(TypedDict):
    """A deployment could not become active. Nothing has changed for its channel."""

    id: str
    object: Literal["event"]
    type: Literal["cms.deployment.failed"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsDeploymentFailedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsDeploymentRolledBackEventData(TypedDict):
    object: Deployment


class CmsDeploymentRolledBackEvent(TypedDict):
    """A rollback took the place of the active deployment, which is taken back."""

    id: str
    object: Literal["event"]
    type: Literal["cms.deployment.rolled_back"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsDeploymentRolledBackEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsDeploymentSupersededEventData(TypedDict):
    object: Deployment


class CmsDeploymentSupersededEvent(TypedDict):
    """A newer deployment took the place of the active one."""

    id: str
    object: Literal["event"]
    type: Literal["cms.deployment.superseded"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsDeploymentSupersededEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsIconCreatedEventData(TypedDict):
    object: Icon


class CmsIconCreatedEvent(TypedDict):
    """An icon was uploaded or imported."""

    id: str
    object: Literal["event"]
    type: Literal["cms.icon.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsIconCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsIconDeletedEventData(TypedDict):
    object: Icon


class CmsIconDeletedEvent(TypedDict):
    """An icon was deleted together with its asset. Restoring the asset restores it."""

    id: str
    object: Literal["event"]
    type: Literal["cms.icon.deleted"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsIconDeletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsIconRestoredEventData(TypedDict):
    object: Icon


class CmsIconRestoredEvent(TypedDict):
    """A deleted icon was restored together with its asset."""

    id: str
    object: Literal["event"]
    type: Literal["cms.icon.restored"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsIconRestoredEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsIconSetCreatedEventData(TypedDict):
    object: IconSet


class CmsIconSetCreatedEvent(TypedDict):
    """A set of icons was created."""

    id: str
    object: Literal["event"]
    type: Literal["cms.icon_set.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsIconSetCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsIconSetDeletedEventData(TypedDict):
    object: IconSet


class CmsIconSetDeletedEvent(TypedDict):
    """A set of icons was deleted. Its icons have events of their own."""

    id: str
    object: Literal["event"]
    type: Literal["cms.icon_set.deleted"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsIconSetDeletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsIconSetUpdatedEventData(TypedDict):
    object: IconSet
    previous_attributes: dict[str, Any]


class CmsIconSetUpdatedEvent(TypedDict):
    """
    A set of icons was changed. `previous_attributes` contains the previous values of the changed fields. Icons that
    come and go have events of their own.
    """

    id: str
    object: Literal["event"]
    type: Literal["cms.icon_set.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsIconSetUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsIconUpdatedEventData(TypedDict):
    object: Icon
    previous_attributes: dict[str, Any]


class CmsIconUpdatedEvent(TypedDict):
    """
    An icon was changed, or got another content. `previous_attributes` contains the previous values of the changed
    fields.
    """

    id: str
    object: Literal["event"]
    type: Literal["cms.icon.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsIconUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsLibraryAssetCreatedEventData(TypedDict):
    object: LibraryAsset


class CmsLibraryAssetCreatedEvent(TypedDict):
    """An asset was added to the library."""

    id: str
    object: Literal["event"]
    type: Literal["cms.library_asset.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsLibraryAssetCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsLibraryAssetDeletedEventData(TypedDict):
    object: LibraryAsset


class CmsLibraryAssetDeletedEvent(TypedDict):
    """An asset was deleted. It can be restored for 30 days."""

    id: str
    object: Literal["event"]
    type: Literal["cms.library_asset.deleted"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsLibraryAssetDeletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsLibraryAssetRestoredEventData(TypedDict):
    object: LibraryAsset


class CmsLibraryAssetRestoredEvent(TypedDict):
    """A deleted asset was restored."""

    id: str
    object: Literal["event"]
    type: Literal["cms.library_asset.restored"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsLibraryAssetRestoredEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsLibraryAssetUpdatedEventData(TypedDict):
    object: LibraryAsset
    previous_attributes: dict[str, Any]


class CmsLibraryAssetUpdatedEvent(TypedDict):
    """An asset was changed. `previous_attributes` contains the previous values of the changed fields."""

    id: str
    object: Literal["event"]
    type: Literal["cms.library_asset.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsLibraryAssetUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsLibraryAssetVersionCreatedEventData(TypedDict):
    object: LibraryAsset
    version: AssetVersion


class CmsLibraryAssetVersionCreatedEvent(TypedDict):
    """An asset got a new version, which is now its content."""

    id: str
    object: Literal["event"]
    type: Literal["cms.library_asset.version_created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsLibraryAssetVersionCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsLibraryFolderCreatedEventData(TypedDict):
    object: LibraryFolder


class CmsLibraryFolderCreatedEvent(TypedDict):
    """A folder was added to the library."""

    id: str
    object: Literal["event"]
    type: Literal["cms.library_folder.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsLibraryFolderCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsLibraryFolderDeletedEventData(TypedDict):
    object: LibraryFolder


class CmsLibraryFolderDeletedEvent(TypedDict):
    """A folder was deleted. The folders below it and the assets in them have events of their own."""

    id: str
    object: Literal["event"]
    type: Literal["cms.library_folder.deleted"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsLibraryFolderDeletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsLibraryFolderUpdatedEventData(TypedDict):
    object: LibraryFolder
    previous_attributes: dict[str, Any]


class CmsLibraryFolderUpdatedEvent(TypedDict):
    """A folder was renamed or moved. `previous_attributes` contains the previous values of the changed fields."""

    id: str
    object: Literal["event"]
    type: Literal["cms.library_folder.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsLibraryFolderUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsPptSetCreatedEventData(TypedDict):
    object: PptSet


class CmsPptSetCreatedEvent(TypedDict):
    """A set of slides was created."""

    id: str
    object: Literal["event"]
    type: Literal["cms.ppt_set.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsPptSetCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsPptSetDeletedEventData(TypedDict):
    object: PptSet


class CmsPptSetDeletedEvent(TypedDict):
    """A set was deleted with its asset, which can be restored for 30 days. Its slides stay."""

    id: str
    object: Literal["event"]
    type: Literal["cms.ppt_set.deleted"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsPptSetDeletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsPptSetRestoredEventData(TypedDict):
    object: PptSet


class CmsPptSetRestoredEvent(TypedDict):
    """A deleted set was restored with its asset."""

    id: str
    object: Literal["event"]
    type: Literal["cms.ppt_set.restored"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsPptSetRestoredEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsPptSetUpdatedEventData(TypedDict):
    object: PptSet
    previous_attributes: dict[str, Any]


class CmsPptSetUpdatedEvent(TypedDict):
    """
    A set was changed, or its presentation was composed again. `previous_attributes` contains the previous values of the
    changed fields.
    """

    id: str
    object: Literal["event"]
    type: Literal["cms.ppt_set.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsPptSetUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsReviewApprovedEventData(TypedDict):
    object: Review


class CmsReviewApprovedEvent(TypedDict):
    """A version of an asset was approved."""

    id: str
    object: Literal["event"]
    type: Literal["cms.review.approved"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsReviewApprovedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsReviewCancelledEventData(TypedDict):
    object: Review


class CmsReviewCancelledEvent(TypedDict):
    """A pending review was cancelled, or an approval was withdrawn."""

    id: str
    object: Literal["event"]
    type: Literal["cms.review.cancelled"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsReviewCancelledEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsReviewPolicyUpdatedEventData(TypedDict):
    object: ReviewPolicy
    previous_attributes: dict[str, Any]


class CmsReviewPolicyUpdatedEvent(TypedDict):
    """The review policy was changed. Approvals by versions before `accepted_from` are now stale."""

    id: str
    object: Literal["event"]
    type: Literal["cms.review_policy.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsReviewPolicyUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsReviewRejectedEventData(TypedDict):
    object: Review


class CmsReviewRejectedEvent(TypedDict):
    """A version of an asset was rejected."""

    id: str
    object: Literal["event"]
    type: Literal["cms.review.rejected"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsReviewRejectedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsReviewRequestedEventData(TypedDict):
    object: Review


class CmsReviewRequestedEvent(TypedDict):
    """A review of an asset was requested."""

    id: str
    object: Literal["event"]
    type: Literal["cms.review.requested"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsReviewRequestedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsReviewStaleEventData(TypedDict):
    object: Review


class CmsReviewStaleEvent(TypedDict):
    """
    An asset got a new version after the review, which is about an earlier one. When the review policy is changed,
    approvals become stale without this event.
    """

    id: str
    object: Literal["event"]
    type: Literal["cms.review.stale"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsReviewStaleEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsSlideAssetCreatedEventData(TypedDict):
    object: SlideAsset


class CmsSlideAssetCreatedEvent(TypedDict):
    """A slide was added to the library."""

    id: str
    object: Literal["event"]
    type: Literal["cms.slide_asset.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsSlideAssetCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsSlideAssetDeletedEventData(TypedDict):
    object: SlideAsset


class CmsSlideAssetDeletedEvent(TypedDict):
    """A slide was deleted with its asset, which can be restored for 30 days."""

    id: str
    object: Literal["event"]
    type: Literal["cms.slide_asset.deleted"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsSlideAssetDeletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsSlideAssetRestoredEventData(TypedDict):
    object: SlideAsset


class CmsSlideAssetRestoredEvent(TypedDict):
    """A deleted slide was restored with its asset."""

    id: str
    object: Literal["event"]
    type: Literal["cms.slide_asset.restored"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsSlideAssetRestoredEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class CmsSlideAssetUpdatedEventData(TypedDict):
    object: SlideAsset
    previous_attributes: dict[str, Any]


class CmsSlideAssetUpdatedEvent(TypedDict):
    """
    A slide was changed, or its content was replaced. `previous_attributes` contains the previous values of the changed
    fields.
    """

    id: str
    object: Literal["event"]
    type: Literal["cms.slide_asset.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: CmsSlideAssetUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class _CreateApiKeyRequestRequired(TypedDict):
    name: str
    """What the key is used for."""
    scopes: list[Scope]
    """The scopes of the key. The caller must have each of them."""


class CreateApiKeyRequest(_CreateApiKeyRequestRequired, total=False):
    prefix_type: Literal["sk", "pk"] | str | None
    """
    The kind of key. Default: `sk`, a secret key. `pk` is a publishable key. It must be created in live mode and can
    have only the scope `cms:read`.
    """
    allowed_ips: list[str] | None
    """
    The IP address blocks (CIDR) that the key can be used from. If you leave it out or send an empty list, every address
    is allowed.
    """
    expires_at: str | None
    """
    The time from which the key is refused. It must be in the future and have a UTC offset. If you leave it out, the key
    does not expire. A time in ISO 8601.
    """
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class _CreateBrandPaletteRequestRequired(TypedDict):
    name: str
    colors: list[PaletteColorRequest]
    """The colours of the palette, at most 100."""


class CreateBrandPaletteRequest(_CreateBrandPaletteRequestRequired, total=False):
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["brand_palette"] | str | None
    role: Literal["primary", "secondary", "chart", "neutral", "legacy"] | str | None
    """
    The role of the palette. Default: `primary`. Colours of a `chart` palette are accepted in charts only. Colours of a
    `legacy` palette are tolerated and reported with low severity.
    """
    sort_order: int | None
    """The position of the palette when palettes are sorted. Default: 0. From -9007199254740991 to 9007199254740991."""
    allow_brand_shades: bool | None
    """
    Whether shades and tints of theme colours are accepted if the palette contains the theme colour. Default: true.
    """
    tolerance: float | None
    """
    The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. Default: 2. From 0 to 100.
    """
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class _CreateBrandRuleRequestRequired(TypedDict):
    type: (
        Literal[
            "file.part_unreadable",
            "file.type_differs",
            "color.off_palette",
            "allowed_color",
            "forbidden_color",
            "color.hardcoded",
            "color.theme_palette",
            "color.transparency",
            "contrast.text",
            "font.unapproved",
            "allowed_font",
            "forbidden_font",
            "font.theme",
            "font.embedded",
            "font.substituted",
            "font.too_many",
            "font.size_min",
            "min_font_size",
            "font.size_max",
            "max_font_size",
            "font.size_allowed",
            "logo.missing",
            "logo.moved",
            "logo.resized",
            "logo.distorted",
            "logo.clear_space",
            "logo.overlap",
            "logo.wrong_version",
            "image.distorted",
            "image.low_dpi",
            "image.unapproved",
            "image.linked_external",
            "image.oversize",
            "layout.unknown_master",
            "layout.unknown_layout",
            "layout.template_version",
            "layout.unused_masters",
            "layout.deck_size",
            "placeholder.empty",
            "placeholder.moved",
            "placeholder.text_outside",
            "footer.missing",
            "required_footer",
            "footer.slide_number",
            "footer.date",
            "footer.confidentiality",
            "confidentiality_label",
            "required.text",
            "required.slide",
            "title.missing",
            "title.duplicate",
            "title.too_long",
            "max_title_length",
            "a11y.alt_text",
            "alt_text",
            "a11y.table_header",
            "a11y.merged_cells",
            "a11y.reading_order",
            "a11y.link_text",
            "shape.off_slide",
            "shape.overlap",
            "shape.tiny",
            "shape.outside_margin",
            "term.forbidden",
            "forbidden_term",
            "term.replace",
            "replace_term",
            "term.required",
            "required_term",
            "term.trademark",
            "trademark",
            "term.capitalization",
            "capitalization",
            "text.autofit_small",
            "text.double_spaces",
            "double_spaces",
            "text.repeated_word",
            "repeated_word",
            "text.punctuation",
            "straight_quotes",
            "double_hyphen",
            "exclamation",
            "text.pattern",
            "regex",
            "trailing_spaces",
            "sentence_length",
            "lang.wrong",
            "lang.mixed",
            "link.domain",
            "link.broken_syntax",
            "link.raw_url",
            "deck.animation",
            "deck.transition",
            "deck.media",
            "hidden.slide",
            "hidden.text",
            "notes.present",
            "comments.present",
            "changes.tracked",
            "metadata.personal",
            "security.macros",
            "security.external_link",
            "security.embedded_file",
            "docx.heading_style",
            "docx.heading_skip",
            "docx.direct_formatting",
            "docx.style_modified",
            "docx.margins",
            "docx.page_size",
            "docx.header_footer",
            "check.not_evaluable",
        ]
        | str
    )
    """The check type, or one of its aliases."""


class CreateBrandRuleRequest(_CreateBrandRuleRequestRequired, total=False):
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["brand_rule"] | str | None
    name: str | None
    """The name of the rule. Default: the name of the type."""
    severity: Literal["low", "medium", "high", "critical"] | str | None
    """The severity of the rule. Default: the severity of the type."""
    active: bool | None
    """Whether documents are checked against the rule. Default: true."""
    pattern: str | list[str] | None
    """What to look for: one term, or a list of alternatives. Types that name a colour or a font require it."""
    replacement: str | None
    """
    The text to write instead. In the place of a regular expression, `$1` and `$<name>` are what a group has caught, and
    `$$` is a dollar sign.
    """
    params: dict[str, Any] | None
    """
    The parameters of the type. `GET /check_types` returns them as JSON Schema. In this document each type has a schema
    that is named after the type, such as `TermForbiddenParams`.
    """
    applies_to: list[Literal["pptx", "docx"] | str] | None
    """The types of documents that the rule applies to. Default: all types that the check judges."""
    message: str | None
    """Your own text. It is added to every finding."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""
    auto_fixable: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    default: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""


class _CreateDeploymentRequestRequired(TypedDict):
    channel: str
    """Where the content goes. You choose the names of your channels."""
    items: list[DeploymentItemRequest]
    """What is deployed: 1 to 1,000 records, each once. Their present content is pinned."""


class CreateDeploymentRequest(_CreateDeploymentRequestRequired, total=False):
    scheduled_at: str | None
    """When the activation begins, within a year. By default at once. A time in ISO 8601."""
    notes: str | None
    """What people should know about it."""
    expected_active: str | None
    """
    The deployment of the channel that you expect to be active, both now and when this one becomes active. Null: none.
    If you leave it out, nothing is checked.
    """


class CreateFontRequest(TypedDict, total=False):
    name: str | None
    """The name of the font. It is required, unless you send a file that names it."""
    filename: str | None
    """The name of the file, if it is sent in a form."""
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["font"] | str | None
    content_type: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    size_bytes: int | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    sha256: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    embeddable: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    uploaded_by: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    family: str | None
    """The name of the typeface in documents. Default: `name`."""
    style: Literal["normal", "italic"] | str | None
    """The style of the font. Default: `normal`."""
    weight: int | None
    """The weight of the font. Default: 400 (regular). From 1 to 1000."""
    roles: list[Literal["heading", "body", "any"] | str] | None
    """What the font is used for. Default: `any`."""
    scripts: list[Literal["latin", "ea", "cs"] | str] | None
    """
    The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). Default: all.
    """
    fallbacks: list[str] | None
    """The fonts to use if this font is missing, best first."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class _CreateIconRequestRequired(TypedDict):
    set: str
    """The set to which the icon is added."""


class CreateIconRequest(_CreateIconRequestRequired, total=False):
    file: str | None
    """A file that was uploaded before. In a form, send the file itself."""
    filename: str | None
    """The name of the file, if it is sent in a form."""
    name: str | None
    """The name of the icon."""
    slug: str | None
    """A short name, which no other icon of the set has."""
    tags: list[str] | None
    """Words by which the icon is found. They replace the present ones."""
    color: str | None
    """The colour in which the icon is served. Null: its own colours."""
    gradient_start: str | None
    """The first colour of the gradient in which the icon is served. It wins over `color`."""
    gradient_end: str | None
    """The last colour of the gradient."""
    gradient_angle: float | None
    """The direction of the gradient in degrees, clockwise. Default: 0, from left to right. From 0 to 360."""


class _CreateIconSetRequestRequired(TypedDict):
    name: str
    """The name of the set."""


class CreateIconSetRequest(_CreateIconSetRequestRequired, total=False):
    slug: str | None
    """A short name, which no other set has, such as `outline-icons`."""
    description: str | None
    """What the icons are for."""
    style: str | None
    """The style in your words."""
    licence: str | None
    """Under which terms the icons may be used."""


class CreateLibraryAssetRequest(TypedDict, total=False):
    file: str | None
    """A file that was uploaded before. In a form, send the file itself."""
    filename: str | None
    """The name of the file, if it is sent in a form."""
    description: str | None
    """What the asset shows or is for."""
    tags: list[str] | None
    """Words by which the asset is found. They replace the present ones."""
    folder: str | None
    """The folder of the asset. Null: no folder."""
    name: str | None
    """The name of the asset."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""
    available_from: str | None
    """From when the asset may be used. Null: without a beginning. A time in ISO 8601."""
    available_until: str | None
    """Until when the asset may be used. Null: without an end. A time in ISO 8601."""


class _CreateLibraryFolderRequestRequired(TypedDict):
    name: str


class CreateLibraryFolderRequest(_CreateLibraryFolderRequestRequired, total=False):
    parent_id: str | None
    """The folder in which it is created. Default: at the top."""


class _CreateOAuthApplicationRequestRequired(TypedDict):
    name: str
    """The name of the program."""
    requested_scopes: list[Scope]
    """All scopes that its tokens can have. The caller must have each of them."""


class CreateOAuthApplicationRequest(_CreateOAuthApplicationRequestRequired, total=False):
    description: str | None
    """What the program is used for."""
    token_lifetime: int | None
    """The lifetime of a token in seconds. Default: 3,600 (one hour). From 300 to 86400."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class _CreatePptSetRequestRequired(TypedDict):
    name: str
    """The name of the set."""
    slides: list[SetSlideRequest]
    """The slides in their order, 1 to 300, each once."""


class CreatePptSetRequest(_CreatePptSetRequestRequired, total=False):
    kind: Literal["template", "deck", "snippet"] | str | None
    """Default: `deck`. It cannot be changed."""
    template: str | None
    """A PowerPoint file of the library whose size and defaults the set has. Default: those of the first slide."""
    description: str | None
    """What the asset shows or is for."""
    tags: list[str] | None
    """Words by which the asset is found. They replace the present ones."""
    folder: str | None
    """The folder of the asset. Null: no folder."""


class CreateSlideRequest(TypedDict, total=False):
    file: str | None
    """A file that was uploaded before. In a form, send the file itself."""
    filename: str | None
    """The name of the file, if it is sent in a form."""
    description: str | None
    """What the asset shows or is for."""
    tags: list[str] | None
    """Words by which the asset is found. They replace the present ones."""
    folder: str | None
    """The folder of the asset. Null: no folder."""
    name: str | None
    """The name of the asset."""


class _CreateWebhookEndpointRequestRequired(TypedDict):
    url: str
    """
    The URL that events are delivered to. It must use https, or http in test mode. Its address must be public. It must
    not contain credentials or a fragment.
    """
    enabled_events: list[str]
    """
    The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all
    types.
    """


class CreateWebhookEndpointRequest(_CreateWebhookEndpointRequestRequired, total=False):
    description: str | None
    """What the endpoint is used for."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""
    api_version: str | None
    """
    The dated version of the API that the delivered events follow. Null: the version in which each event was recorded.
    """
    max_in_flight: int | None
    """
    The number of requests that may be in flight to the endpoint at the same time; 1 sends one after the other. Null:
    the service adapts it to how the endpoint responds. From 1 to 256.
    """


class CreatedApiKey(TypedDict):
    """An API key with its secret. The secret is shown in this response only."""

    id: str
    object: Literal["api_key"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    name: str
    prefix_type: Literal["sk", "pk"] | str
    """`sk`: a secret key. `pk`: a publishable key."""
    mode: Literal["live", "test"] | str
    last_four: str
    """The last four characters of the secret."""
    scopes: list[Scope]
    allowed_ips: list[str]
    """The IP address blocks (CIDR) that the key can be used from. If the list is empty, every address is allowed."""
    api_version: str
    """The dated version of the API that the key is pinned to."""
    expires_at: str | None
    """A time in ISO 8601."""
    last_used_at: str | None
    """
    The time of the last use, rounded down to the minute. It is stored a few seconds after the use. A time in ISO 8601.
    """
    revoked_at: str | None
    """A time in ISO 8601."""
    rotated_from: str | None
    """The key that this key replaced. Null if it replaced none."""
    retires_at: str | None
    """
    The time at which the key ends because another key replaced it. Null if no key replaced it. A time in ISO 8601.
    """
    metadata: Metadata
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""
    secret: str


class CreatedOAuthApplicationSecretsItem(TypedDict):
    last_four: str
    created: str
    """A time in ISO 8601."""
    last_used_at: str | None
    """
    The time of the last use, rounded down to the minute. It is stored a few seconds after the use. A time in ISO 8601.
    """
    retires_at: str | None
    """The time at which the secret ends because a newer one exists. Null if it has no end. A time in ISO 8601."""
    safe_to_retire: bool
    """
    Whether the secret is presumably no longer in use. This is so if the newest secret was used more than a token
    lifetime after the last use of this one.
    """


class CreatedOAuthApplication(TypedDict):
    """An OAuth application with its client secret. The secret is shown in this response only."""

    id: str
    object: Literal["oauth_application"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    name: str
    description: str | None
    client_id: str
    """The id that the program sends to the token endpoint."""
    client_secret_last_four: str
    secrets: list[CreatedOAuthApplicationSecretsItem]
    """The secrets of the application, newest first. At most two are valid at the same time."""
    requested_scopes: list[Scope]
    """All scopes that its tokens can have."""
    token_lifetime: int
    """The lifetime of a token in seconds. From 300 to 86400."""
    status: Literal["active", "disabled"] | str
    api_version: str
    """The dated version of the API that its tokens are pinned to."""
    metadata: Metadata
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""
    client_secret: str


class CreatedWebhookEndpointSecretsItem(TypedDict):
    last_four: str
    created: str
    """A time in ISO 8601."""
    retires_at: str | None
    """The time at which the secret stops signing. Null if it has no end. A time in ISO 8601."""


class CreatedWebhookEndpoint(TypedDict):
    """A webhook endpoint with its signing secret. The secret is shown in this response only."""

    id: str
    object: Literal["webhook_endpoint"]
    url: str
    """The URL that events are delivered to."""
    description: str
    enabled_events: list[str]
    """
    The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all
    types.
    """
    status: Literal["enabled", "disabled"] | str
    disabled_reason: Literal["manual", "gone", "failing"] | str | None
    """
    Why the endpoint is disabled. `manual`: a request disabled it. `gone`: it responded with 410. `failing`: every
    attempt failed for five days. Null: it is not disabled.
    """
    failing_since: str | None
    """The time since which every attempt has failed. Null after a success. A time in ISO 8601."""
    missed_events: int
    """
    The number of events that the endpoint wanted while it was disabled, and of which it has no delivery. A replay of
    `all` creates these deliveries.
    """
    missed_since: str | None
    """
    None of the missed events was created before this time. It can be `since` of a replay. Null: nothing was missed. A
    time in ISO 8601.
    """
    api_version: str | None
    """
    The dated version of the API that the delivered events follow. Null: the version in which each event was recorded.
    """
    max_in_flight: int | None
    """
    The number of requests that may be in flight to the endpoint at the same time. Null: the service adapts it to how
    the endpoint responds. From 1 to 256.
    """
    signing_secret_last_four: str
    secrets: list[CreatedWebhookEndpointSecretsItem]
    """
    The secret that signs, and the newest ten older ones that sign beside it or stopped signing within the last day,
    newest first. At most two sign at a time.
    """
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    metadata: Metadata
    organization: str
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""
    signing_secret: str


class _DecideReviewRequestRequired(TypedDict):
    content_hash: str
    """The `content_hash` of the asset as you have seen it. If the content is another one, nothing is decided."""


class DecideReviewRequest(_DecideReviewRequestRequired, total=False):
    comment: str | None
    """The reasons for the decision."""


class DeletedBrandCheckDocument(TypedDict):
    """The check whose document was deleted."""

    id: str
    object: Literal["brand_check_document"]
    deleted: bool
    """Always true."""


class DeletedBrandPalette(TypedDict):
    """A palette that was deleted, with its colours."""

    id: str
    object: Literal["brand_palette"]
    deleted: bool
    """Always true."""


class DeletedBrandRule(TypedDict):
    """A brand rule that was deleted."""

    id: str
    object: Literal["brand_rule"]
    deleted: bool
    """Always true."""


class DeletedFont(TypedDict):
    """A font that was deleted."""

    id: str
    object: Literal["font"]
    deleted: bool
    """Always true."""


class DeletedIcon(TypedDict):
    """An icon that was deleted. Restoring its asset restores it."""

    id: str
    object: Literal["icon"]
    deleted: bool
    """Always true."""


class DeletedIconSet(TypedDict):
    """A set of icons that was deleted."""

    id: str
    object: Literal["icon_set"]
    deleted: bool
    """Always true."""


class DeletedLibraryAsset(TypedDict):
    """An asset that was deleted. It can be restored for 30 days."""

    id: str
    object: Literal["library_asset"]
    deleted: bool
    """Always true."""


class DeletedLibraryFolder(TypedDict):
    """A folder that was deleted."""

    id: str
    deleted: bool
    """Always true."""


class DeletedMembership(TypedDict):
    """A membership that was deleted."""

    id: str
    object: Literal["membership"]
    deleted: bool
    """Always true."""


class DeletedPptSet(TypedDict):
    """A set that was deleted. Its library asset can be restored for 30 days."""

    id: str
    object: Literal["ppt_set"]
    deleted: bool
    """Always true."""


class DeletedSlideAsset(TypedDict):
    """A slide that was deleted. Its library asset can be restored for 30 days."""

    id: str
    object: Literal["slide_asset"]
    deleted: bool
    """Always true."""


class DeletedSuppression(TypedDict):
    """A finding that is no longer accepted."""

    id: str
    """The id of the finding."""
    object: Literal["suppression"]
    deleted: bool
    """Always true."""


class DeletedWebhookEndpoint(TypedDict):
    """A webhook endpoint that was deleted."""

    id: str
    object: Literal["webhook_endpoint"]
    deleted: bool
    """Always true."""


class DeploymentManifest(TypedDict):
    items: list[DeploymentItem] | None
    """In the order of the request. Null in lists and in events."""
    sha256: str
    """
    The SHA-256 of the manifest in hexadecimal digits: of one line `kind id version content_hash` for each item, with
    single spaces and a line feed at its end, the lines sorted by their bytes.
    """


class DeploymentFailureItemsItem(TypedDict):
    kind: Literal["library_asset", "icon", "slide_asset", "ppt_set"] | str
    id: str
    """The id of the record."""
    name: str | None
    """The name of the record. Null if it is not known."""
    reason: (
        Literal[
            "missing",
            "deleted",
            "content_changed",
            "content_missing",
            "not_yet_available",
            "not_current",
            "pending",
            "rejected",
            "stale",
            "expired",
            "withdrawn",
            "cancelled",
        ]
        | str
    )
    """
    `content_changed`: the record has another content by now. `content_missing`: the bytes are gone.
    `not_yet_available`: `available_from` is in the future. `not_current`: a slide of the set has another content by
    now; see `is_current` of the set. The last six are those of `approval_status`.
    """
    slide: str | None
    """The slide of the set that prevents it. Null if the record itself does."""


class DeploymentFailure(TypedDict):
    code: Literal["items_not_releasable", "active_changed", "interrupted"] | str
    """
    `items_not_releasable`: some items may not be released. `active_changed`: another deployment was active than
    `expected_active`. `interrupted`: the service could not finish the activation.
    """
    message: str
    """What went wrong, for people."""
    items: list[DeploymentFailureItemsItem]
    """What prevented it: the first ten items, or slides of sets."""
    item_count: int
    """The number of all items that prevented it."""


class Deployment(TypedDict):
    """A release of content to a channel. Its items never change."""

    id: str
    object: Literal["deployment"]
    channel: str
    """Where the content goes. A channel has at most one active deployment."""
    status: (
        Literal[
            "scheduled",
            "queued",
            "validating",
            "publishing",
            "active",
            "superseded",
            "failed",
            "cancelled",
            "rolled_back",
        ]
        | str
    )
    """
    `superseded`: a newer deployment took its place. `rolled_back`: a rollback did. A deployment that has ended is kept
    for 90 days.
    """
    manifest: DeploymentManifest
    item_count: int
    notes: str
    supersedes: str | None
    """The deployment whose place it took when it became active."""
    superseded_by: str | None
    """The deployment that took its place."""
    source_deployment: str | None
    """For a rollback: the earlier deployment whose manifest it restores."""
    scheduled_at: str | None
    """When its activation begins. Null: at once. A time in ISO 8601."""
    activated_at: str | None
    """A time in ISO 8601."""
    completed_at: str | None
    """When it was superseded, rolled back or cancelled, or failed. A time in ISO 8601."""
    failure: DeploymentFailure | None
    """Why it failed. Null unless it is `failed`."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class DeploymentDiffChangedItemBefore(TypedDict):
    version: int
    content_hash: str
    """The SHA-256 of the content, in hexadecimal digits."""


class DeploymentDiffChangedItemAfter(TypedDict):
    version: int
    content_hash: str
    """The SHA-256 of the content, in hexadecimal digits."""


class DeploymentDiffChangedItem(TypedDict):
    kind: Literal["library_asset", "icon", "slide_asset", "ppt_set"] | str
    id: str
    """The id of the record."""
    before: DeploymentDiffChangedItemBefore
    after: DeploymentDiffChangedItemAfter


class DeploymentDiff(TypedDict):
    """How the items of a deployment differ from those of another one."""

    id: str
    object: Literal["deployment_diff"]
    deployment: str
    against: str | None
    """The deployment with which it was compared. Null if there is none: all items are added then."""
    added: list[DeploymentItem]
    removed: list[DeploymentItem]
    changed: list[DeploymentDiffChangedItem]
    """The records of which both have an item, with different content."""
    unchanged_count: int


class DeploymentItem(TypedDict):
    """The content of one record as it was when the deployment was created."""

    kind: Literal["library_asset", "icon", "slide_asset", "ppt_set"] | str
    id: str
    """The id of the record."""
    version: int
    """The number of the version."""
    content_hash: str
    """The SHA-256 of the content, in hexadecimal digits."""
    filename: str
    content_type: str
    """The media type of the content."""
    open_url: str | None
    """
    A link to the content, which anybody can open for about an hour while the deployment is active. Null unless you
    asked for links.
    """


class DeploymentItemRequest(TypedDict):
    kind: Literal["library_asset", "icon", "slide_asset", "ppt_set"] | str
    """The kind of the record. Icons, slides and sets of slides are library assets, too."""
    id: str
    """The id of the record."""


class DeploymentList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[Deployment]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class _ErrorBodyErrorRequired(TypedDict):
    type: (
        Literal[
            "invalid_request_error",
            "authentication_error",
            "permission_error",
            "idempotency_error",
            "rate_limit_error",
            "api_error",
        ]
        | str
    )
    kind: (
        Literal[
            "invalid_request_error",
            "authentication_error",
            "permission_error",
            "idempotency_error",
            "rate_limit_error",
            "api_error",
        ]
        | str
    )
    """The same as `type`."""
    code: (
        Literal[
            "account_mismatch",
            "active_changed",
            "api_version_unknown",
            "archive_too_large",
            "body_invalid_json",
            "body_too_large",
            "check_interrupted",
            "concurrency_limited",
            "content_changed",
            "content_type_mismatch",
            "credentials_expired",
            "credentials_invalid",
            "credentials_missing",
            "cursor_invalid",
            "document_not_kept",
            "document_signed",
            "draft_not_applicable",
            "dtd_forbidden",
            "file_corrupt",
            "file_empty",
            "file_encrypted",
            "file_too_complex",
            "file_too_large",
            "font_invalid",
            "four_eyes_required",
            "headers_too_large",
            "idempotency_key_in_use",
            "idempotency_key_invalid",
            "idempotency_key_reused",
            "insufficient_scope",
            "internal_error",
            "invalid_base64",
            "invalid_client",
            "invalid_request",
            "invalid_scope",
            "ip_not_allowed",
            "job_crashed",
            "last_owner",
            "limit_delegation_forbidden",
            "limit_out_of_range",
            "link_expired",
            "livemode_required",
            "method_not_allowed",
            "not_acceptable",
            "not_ooxml",
            "organization_suspended",
            "origin_forbidden",
            "owner_required",
            "parameter_invalid",
            "parameter_missing",
            "parameter_unknown",
            "password_missing",
            "password_wrong",
            "precondition_failed",
            "publishable_key_forbidden",
            "range_not_satisfiable",
            "rate_limited",
            "resource_conflict",
            "resource_missing",
            "route_missing",
            "scope_delegation_forbidden",
            "session_changed",
            "session_required",
            "session_restricted",
            "sign_in_failed",
            "sign_in_link_invalid",
            "sign_in_to_join",
            "slide_count_invalid",
            "slides_incompatible",
            "step_up_required",
            "svg_unsafe",
            "timeout",
            "too_many_failures",
            "unauthorized_client",
            "unavailable",
            "unsupported_format",
            "unsupported_grant_type",
            "unsupported_media_type",
            "uri_too_long",
            "user_token_required",
            "xml_too_complex",
        ]
        | str
    )
    """The reason as a code. Programs should use this field."""
    message: str
    """An explanation for developers. It says what to do."""
    param: str | None
    """The parameter that caused the error, as you wrote it: `limit`, `data[2].hex`."""
    request_id: str
    """The id of the request. Quote it when you report the error."""
    doc_url: str | None
    """The page that explains the code. Null for codes of RFC 6749 that no endpoint of this API uses."""


class ErrorBodyError(_ErrorBodyErrorRequired, total=False):
    errors: list[Problem]
    """All problems, if several parameters are wrong."""
    required_scopes: list[str]
    """The scopes that the endpoint accepts. One of them is enough."""
    brand_check: str
    """The id of the stored check of a document that could not be judged."""
    part: str
    """The part of the document that caused the error."""
    slides: list[str]
    """The slides that caused the error."""


class ErrorBody(TypedDict):
    """The reason why a request was refused or failed."""

    error: ErrorBodyError


class LiveryEvent(TypedDict):
    """Something that happened in an organization in one mode. An event never changes and never contains a secret."""

    id: str
    object: Literal["event"]
    type: str
    """The dotted name of the event type: area, resource, and what happened."""
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: dict[str, Any]
    """
    `object` is the resource as its GET returns it, or a reference to the resource. The event type determines which of
    the two it is.
    """
    created: str
    """A time in ISO 8601."""
    organization: str


class LiveryEventList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[LiveryEvent]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class EventType(TypedDict):
    """A type of event."""

    id: str
    """The name of the event type."""
    object: Literal["event_type"]
    name: str
    """The `type` of events of this type."""
    description: str
    schema: dict[str, Any]
    """The JSON Schema (draft 2020-12) of `data`."""
    example: dict[str, Any]
    """An example of `data`."""


class EventTypeList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[EventType]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class StoredFile(TypedDict):
    """An uploaded file. Assets are made of files."""

    id: str
    object: Literal["file"]
    filename: str
    content_type: str
    """The media type that was found in the content. What the client said is not trusted."""
    size_bytes: int
    sha256: str
    """The SHA-256 of the content, in hexadecimal digits."""
    url: str
    """A link to the content, which anybody can open. It is valid for about an hour."""
    expires_at: str | None
    """
    When the file is deleted, unless an asset is made of it before. Null if it belongs to an asset. A time in ISO 8601.
    """
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""


class _FileFormRequired(TypedDict):
    file: str
    """The file, of at most 200 MiB."""


class FileForm(_FileFormRequired, total=False):
    filename: str
    """The name of the file. If you leave it out, the name in the form's part is used."""


class FilePrecheck(TypedDict):
    """Which files have to be uploaded."""

    missing: list[str]
    """The hashes that are the content of no version of an asset, or whose content is missing."""


class Finding(TypedDict):
    """
    One deviation from the brand with all its occurrences. Fields with a single value describe the first occurrence.
    Indexes begin at 0.
    """

    id: str
    """The id of the finding. The same defect has the same id in two versions of a document."""
    type: str
    """The check type in its dotted form."""
    severity: Literal["low", "medium", "high", "critical"] | str
    title: str
    """A short description in one line. Equal findings have the same title."""
    detail: str
    """The value, the nearest allowed value, where the value comes from, and where to fix it."""
    auto_fixable: bool
    slide_index: int | None
    shape_index: int | None
    paragraph_index: int | None
    """
    The index of the paragraph in the text of the shape or cell. In text documents it is the index among all paragraphs
    of the body, including those of tables and text boxes. It is null in headers, footers and notes.
    """
    page_number: int | None
    """
    The estimated page number in text documents, beginning at 1. The estimate uses the page breaks that Word stored.
    Null if Word stored none.
    """
    page_numbers: list[int]
    paragraph_indexes: list[int]
    source: str
    """Where the value is set, and therefore where to fix it: `run`, `layout`, `theme` and others."""
    actual_color: str | None
    """The visible colour."""
    color_surface: str | None
    """What has the colour: `text`, `fill` and others."""
    locations: list[str]
    """The locations of at most 200 occurrences. If there are more, one more entry says how many."""
    occurrences: int
    """How often the deviation occurs, also where `locations` does not list all occurrences."""
    new_occurrences: int | None
    """
    How many of the occurrences are new: in a check those since the finding was accepted, in `new` of a comparison those
    that the base does not have. Null if the finding was not accepted before.
    """


class FixBrandCheckRequest(TypedDict, total=False):
    finding_ids: list[str] | None
    """
    The ids of the findings that are fixed. If you leave them out, all findings are fixed whose `auto_fixable` is true
    and that were not accepted, except by removals.
    """
    include: list[Literal["removals"] | str] | None
    """
    What is fixed beside the values: `removals` also removes hidden slides, notes, comments, personal data, macros and
    embedded files that a rule forbids. Without it, only what `finding_ids` names is removed.
    """
    at: Literal["cause", "location"] | str | None
    """
    Where a value is changed: where it is set for all its uses, such as a layout, a style or the theme (`cause`), or at
    each place that the finding names (`location`). Default: `"cause"`.
    """
    dry_run: bool | None
    """
    Whether the fix is only tried: nothing is stored, and `id`, `brand_check` and `file` are null. Default: `false`.
    """
    drop_signatures: bool | None
    """Whether digital signatures are removed. They would be invalid after any change. Default: `false`."""


class Font(TypedDict):
    """
    An approved font. `filename`, `content_type`, `size_bytes`, `sha256` and `embeddable` are null if the font was
    registered by name alone.
    """

    id: str
    object: Literal["font"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    name: str
    family: str
    """The name of the typeface in documents."""
    style: Literal["normal", "italic"] | str
    weight: int
    """The weight of the font. 400 is regular. From 1 to 1000."""
    filename: str | None
    content_type: str | None
    size_bytes: int | None
    sha256: str | None
    embeddable: bool | None
    """Whether the embedding rights in the file allow embedding. Null if it has none."""
    roles: list[Literal["heading", "body", "any"] | str]
    scripts: list[Literal["latin", "ea", "cs"] | str]
    """The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`)."""
    fallbacks: list[str]
    uploaded_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    metadata: Metadata
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class FontList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[Font]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class _FontRequestRequired(TypedDict):
    name: str
    """The name of the font."""


class FontRequest(_FontRequestRequired, total=False):
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["font"] | str | None
    content_type: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    size_bytes: int | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    sha256: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    embeddable: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    uploaded_by: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    family: str | None
    """The name of the typeface in documents. Default: `name`."""
    style: Literal["normal", "italic"] | str | None
    """The style of the font. Default: `normal`."""
    weight: int | None
    """The weight of the font. Default: 400 (regular). From 1 to 1000."""
    roles: list[Literal["heading", "body", "any"] | str] | None
    """What the font is used for. Default: `any`."""
    scripts: list[Literal["latin", "ea", "cs"] | str] | None
    """
    The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). Default: all.
    """
    fallbacks: list[str] | None
    """The fonts to use if this font is missing, best first."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""
    id: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    filename: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""


class GuidelineDiffRulesAddedItem(TypedDict):
    type: str
    """The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`."""
    name: str
    applies_to: list[Literal["pptx", "docx"] | str]


class GuidelineDiffRulesRemovedItem(TypedDict):
    type: str
    """The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`."""
    name: str
    applies_to: list[Literal["pptx", "docx"] | str]


class GuidelineDiffRulesChangedItem(TypedDict):
    type: str
    """The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`."""
    name: str
    applies_to: list[Literal["pptx", "docx"] | str]


class GuidelineDiffRules(TypedDict):
    added: list[GuidelineDiffRulesAddedItem]
    removed: list[GuidelineDiffRulesRemovedItem]
    changed: list[GuidelineDiffRulesChangedItem]


class GuidelineDiffPalettesAddedItem(TypedDict):
    name: str


class GuidelineDiffPalettesRemovedItem(TypedDict):
    name: str


class GuidelineDiffPalettesChangedItem(TypedDict):
    name: str


class GuidelineDiffPalettes(TypedDict):
    added: list[GuidelineDiffPalettesAddedItem]
    removed: list[GuidelineDiffPalettesRemovedItem]
    changed: list[GuidelineDiffPalettesChangedItem]


class GuidelineDiffColorsAddedItem(TypedDict):
    palette: str
    name: str
    hex: str


class GuidelineDiffColorsRemovedItem(TypedDict):
    palette: str
    name: str
    hex: str


class GuidelineDiffColorsChangedItem(TypedDict):
    palette: str
    name: str
    hex: str


class GuidelineDiffColors(TypedDict):
    added: list[GuidelineDiffColorsAddedItem]
    removed: list[GuidelineDiffColorsRemovedItem]
    changed: list[GuidelineDiffColorsChangedItem]


class GuidelineDiffFontsAddedItem(TypedDict):
    name: str
    scripts: list[Literal["latin", "ea", "cs"] | str]
    """The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`)."""


class GuidelineDiffFontsRemovedItem(TypedDict):
    name: str
    scripts: list[Literal["latin", "ea", "cs"] | str]
    """The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`)."""


class GuidelineDiffFontsChangedItem(TypedDict):
    name: str
    scripts: list[Literal["latin", "ea", "cs"] | str]
    """The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`)."""


class GuidelineDiffFonts(TypedDict):
    added: list[GuidelineDiffFontsAddedItem]
    removed: list[GuidelineDiffFontsRemovedItem]
    changed: list[GuidelineDiffFontsChangedItem]


class GuidelineDiff(TypedDict):
    """What applying the draft changes in the guideline in force. For an applied draft, what it has changed."""

    rules: GuidelineDiffRules
    palettes: GuidelineDiffPalettes
    colors: GuidelineDiffColors
    fonts: GuidelineDiffFonts
    settings: list[Literal["allow_neutral_greys", "allow_black_and_white"] | str]
    """The settings of the palettes that change."""


class GuidelineDraftSource(TypedDict):
    filename: str | None
    content_type: Literal["pptx", "docx"] | str
    size_bytes: int
    content_sha256: str


class GuidelineDraftRulesItem(TypedDict):
    type: str
    """The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`."""
    name: str
    severity: Literal["low", "medium", "high", "critical"] | str
    active: bool
    pattern: str | list[str] | None
    """What the rule looks for: one term, or a list of alternatives."""
    replacement: str | None
    params: dict[str, Any]
    """The parameters of the check type."""
    applies_to: list[Literal["pptx", "docx"] | str]
    message: str | None
    """The organization's own text. It is added to every finding."""


class GuidelineDraftPalettesItemColorsItem(TypedDict):
    name: str
    hex: str


class GuidelineDraftPalettesItem(TypedDict):
    name: str
    role: Literal["primary", "secondary", "chart", "neutral", "legacy"] | str
    """
    Colours of a `chart` palette are accepted in charts only. Colours of a `legacy` palette are tolerated and reported
    with low severity.
    """
    sort_order: int
    allow_brand_shades: bool
    """Whether shades and tints of theme colours are accepted if the palette contains the theme colour."""
    tolerance: float
    """The largest distance (CIEDE2000) at which a colour counts as a colour of the palette."""
    colors: list[GuidelineDraftPalettesItemColorsItem]


class GuidelineDraftSettings(TypedDict):
    allow_neutral_greys: bool
    allow_black_and_white: bool


class GuidelineDraftFontsItem(TypedDict):
    name: str
    family: str
    """The name of the typeface in documents."""
    style: Literal["normal", "italic"] | str
    weight: int
    """The weight of the font. 400 is regular. From 1 to 1000."""
    roles: list[Literal["heading", "body", "any"] | str]
    scripts: list[Literal["latin", "ea", "cs"] | str]
    """The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`)."""
    fallbacks: list[str]


class GuidelineDraftEvidenceItem(TypedDict):
    path: str
    """The path of the value in this record: `palettes[0].colors[3]`, `rules[2].params.min_pt`."""
    confidence: Literal["high", "medium", "low"] | str
    """`high` if a theme says it, or at least three places; `low` if only one place does."""
    seen: int
    """How often the template uses the value."""
    locations: list[str]
    """Where the template says it, of very many places the first 10."""


class GuidelineDraftWarningsItem(TypedDict):
    type: str
    """The type of the check, or `template`."""
    message: str
    locations: list[str]
    """Where the template says it, of very many places the first 10."""


class GuidelineDraft(TypedDict):
    """
    A guideline that was learnt from a template. Rules, palettes and fonts are in the form in which they are written, so
    that you can also change them and send them to the endpoints of each.
    """

    id: str
    object: Literal["guideline_draft"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    source: GuidelineDraftSource
    rules: list[GuidelineDraftRulesItem]
    palettes: list[GuidelineDraftPalettesItem]
    settings: GuidelineDraftSettings
    fonts: list[GuidelineDraftFontsItem]
    evidence: list[GuidelineDraftEvidenceItem]
    warnings: list[GuidelineDraftWarningsItem]
    """What the template does against itself. Such colours, fonts and sizes are accepted by the draft."""
    open_findings: int
    """
    How many findings on colours, fonts, sizes and layouts the template itself has by the draft. The draft can be
    applied only if there are none.
    """
    diff: GuidelineDiff
    applied_at: str | None
    """When the draft was applied. A time in ISO 8601."""
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    expires_at: str
    """When the draft is deleted: 30 days after it was learnt. A time in ISO 8601."""


class Icon(TypedDict):
    """An icon. It is an asset of the library, too: the ids of both have the same characters after the prefix."""

    id: str
    object: Literal["icon"]
    organization: str
    asset: str
    """The icon as an asset of the library."""
    set: str | None
    """The set of the icon. Null if the set was deleted before the icon was restored."""
    name: str
    slug: str
    """A short name, which no other icon of the set has."""
    filename: str
    tags: list[str]
    view_box: str
    """The part of the plane that is shown: x, y, width and height."""
    color: str | None
    """
    The colour in which the icon is served: `currentColor`, `#RRGGBB` or, with an opacity, `#RRGGBBAA`. Null: its own
    colours.
    """
    gradient_start: str | None
    """The first colour of the gradient in which the icon is served."""
    gradient_end: str | None
    """The last colour of the gradient."""
    gradient_angle: float | None
    """The direction of the gradient in degrees, clockwise. 0: from left to right. From 0 to 360."""
    svg_sha256: str
    """The SHA-256 of the SVG in its own colours."""
    svg_url: str | None
    """The address of the SVG, which needs a credential. Null in events."""
    preview_url: str | None
    """A link to a picture of the icon. Null if there is none."""
    status: Literal["ready"] | str
    """Icons are sanitised while they are uploaded, so each is `ready`."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    uploaded_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class IconList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[Icon]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class IconSet(TypedDict):
    """Icons that belong together, such as those of one style."""

    id: str
    object: Literal["icon_set"]
    organization: str
    name: str
    slug: str
    """A short name, which no other set has."""
    description: str
    style: str
    """The style in your words, such as `outline`."""
    licence: str
    """Under which terms the icons may be used."""
    icon_count: int
    """How many icons the set has."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class IconSetList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[IconSet]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class ImageApproval(TypedDict):
    """Whether an asset may be used, and why. Assets of every type have one."""

    status: Literal["pending", "approved", "rejected", "stale", "expired", "withdrawn", "cancelled"] | str
    label: str
    """The status in words, in English."""
    canRelease: bool
    """Whether the asset may leave the organization now."""
    reviewId: str | None
    """The last review. Null if there is none."""
    previousReviewId: str | None
    """The review before the last one."""
    policyVersion: str
    """The version of the review policy."""
    mode: Literal["none", "manual"] | str
    """`none`: assets of this type need no review. `manual`: a person approves each version."""
    sourceType: Literal["upload", "split", "import", "generated"] | str
    contentHash: str
    """The SHA-256 of the content, in hexadecimal digits."""


class ImportIconsRequest(TypedDict, total=False):
    file: str | None
    """A file that was uploaded before. In a form, send the file itself."""
    filename: str | None
    """The name of the file, if it is sent in a form."""


class InactiveToken(TypedDict):
    """The token is unknown, expired, revoked or not visible to the caller. The response does not say which."""

    active: bool
    """Always false."""


class InvitationLink(TypedDict):
    """A link by which a member accepts the invitation, or signs in again without a password. It can be used once."""

    token: str
    url: str
    """The page of this service that opens the link. The token is in its fragment."""
    membership: str
    expires_at: str
    """A time in ISO 8601."""


class _InviteMemberRequestRequired(TypedDict):
    email: str
    """The email address of the person."""
    role: Literal["owner", "admin", "developer", "editor", "reviewer", "viewer"] | str
    """The role of the person."""


class InviteMemberRequest(_InviteMemberRequestRequired, total=False):
    name: str | None
    """The name of the person."""


class JobProgress(TypedDict):
    """How far the job is."""

    done: int
    """Units of work that are done."""
    total: int | None
    """All units of work. Null while the number is unknown."""
    step: str | None
    """What the job does at the moment, for people."""


class JobError(TypedDict):
    code: str
    """An error code, as in the error of a request."""
    message: str
    """What went wrong, for people."""


class Job(TypedDict):
    """
    Work that takes longer than a request. The response of the request that starts it contains its id. It is kept for 30
    days after its end.
    """

    id: str
    object: Literal["job"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    kind: str
    """The kind of work. The endpoint that starts it documents it."""
    status: Literal["queued", "running", "completed", "failed", "cancelled"] | str
    """A job begins as `queued`. It ends as `completed`, `failed` or `cancelled`, and never changes after that."""
    progress: JobProgress
    """How far the job is."""
    cancel_requested: bool
    """True while the job still runs although somebody cancelled it. It stops within seconds."""
    result: dict[str, Any] | None
    """What the job has made, by its kind. Null unless the job is `completed`."""
    error: JobError | None
    """Why the job failed. Null unless it is `failed`."""
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    started: str | None
    """When a worker first began with it. Null before. A time in ISO 8601."""
    completed: str | None
    """When it ended, in whatever way. Null before. A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class JobList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[Job]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class _LearnGuidelineRequestRequired(TypedDict):
    content_type: Literal["pptx", "docx"] | str
    """The type of the template: `pptx` for .potx and .pptx, `docx` for .dotx and .docx."""
    content_base64: str
    """The template in base64. The decoded template can have at most 50 MiB."""


class LearnGuidelineRequest(_LearnGuidelineRequestRequired, total=False):
    filename: str | None
    """The name of the file. It is shown in the draft."""
    apply: bool | None
    """Whether the draft is applied at once, as POST /guideline_drafts/{id}/apply does. Default: `false`."""


class LibraryAsset(TypedDict):
    """An asset of the library. Its content is that of its current version."""

    id: str
    object: Literal["library_asset"]
    organization: str
    name: str
    filename: str
    type: Literal["image", "icon", "slide", "presentation", "template", "document", "font", "video", "other"] | str
    """What was found in the content."""
    content_type: str
    """The media type that was found in the content."""
    tags: list[str]
    description: str
    folder: LibraryFolderSummary | None
    open_url: str | None
    """
    A link to the content, which anybody can open. It is valid for about an hour. Null for publishable keys and in
    events.
    """
    preview_url: str | None
    """
    A link to a picture of the asset: a PNG of it, or of its first page, with at most 1,280 pixels on its longest side.
    It is rendered in the background; until then, and if it cannot be rendered, the link opens a PNG, JPEG, GIF or WebP
    itself, with all that is in the file, and is null for other content. Null in events.
    """
    public_url: str | None
    """
    A link that you may store and publish: it stays the same, and opens the current content as long as that is approved
    for release. Null for assets that are not approved, also if their type needs no review; for publishable keys; and in
    events.
    """
    source_type: Literal["upload", "split", "import", "generated"] | str
    """How the asset came into the library."""
    approval_status: Literal["pending", "approved", "rejected", "stale", "expired", "withdrawn", "cancelled"] | str
    """The same as `image_approval.status`."""
    image_approval: ImageApproval
    updated: str
    """When the asset was last changed: ISO 8601, in UTC."""
    size_bytes: int
    width: int | None
    """In pixels. Null for content without a width."""
    height: int | None
    """In pixels. Null for content without a height."""
    content_hash: str
    """The SHA-256 of the content, in hexadecimal digits."""
    is_content_missing: bool
    """
    Whether the operator has found that the content is gone. It cannot be released until the same file is uploaded
    again.
    """
    current_version: int
    available_from: str | None
    """A time in ISO 8601."""
    available_until: str | None
    """A time in ISO 8601."""
    deleted_at: str | None
    """When the asset was deleted. It can be restored for 30 days. A time in ISO 8601."""
    metadata: Metadata | None
    """Null for publishable keys."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""


class LibraryAssetDraftRequest(TypedDict, total=False):
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""
    available_from: str | None
    """From when the asset may be used. Null: without a beginning. A time in ISO 8601."""
    available_until: str | None
    """Until when the asset may be used. Null: without an end. A time in ISO 8601."""
    description: str | None
    """What the asset shows or is for."""
    tags: list[str] | None
    """Words by which the asset is found. They replace the present ones."""
    folder: str | None
    """The folder of the asset. Null: no folder."""
    name: str | None
    """The name of the asset."""


class LibraryAssetList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[LibraryAsset]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""
    next_offset: int
    """The offset of the next page."""


class LibraryFolder(TypedDict):
    """A folder of the library."""

    id: str
    name: str
    type: Literal["root", "folder", "set"] | str
    """`root`: a folder without a parent. `folder`: a folder in another one. `set`: the folder of a set."""
    parent_id: str | None
    open_url: str | None
    """
    The address of the page of the dashboard that shows the folder, or of the list of its assets where the service has
    no dashboard. Null for publishable keys and in events.
    """
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class LibraryFolderDetailsPathItem(TypedDict):
    id: str
    name: str


class LibraryFolderDetails(TypedDict):
    """A folder of the library, with what is above it and in it."""

    id: str
    name: str
    type: Literal["root", "folder", "set"] | str
    """`root`: a folder without a parent. `folder`: a folder in another one. `set`: the folder of a set."""
    parent_id: str | None
    open_url: str | None
    """
    The address of the page of the dashboard that shows the folder, or of the list of its assets where the service has
    no dashboard. Null for publishable keys and in events.
    """
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""
    path: list[LibraryFolderDetailsPathItem]
    """The folders from the top down to this one."""
    depth: int
    """The level of the folder, from 1 at the top. From 1 to 20."""
    asset_count: int
    """How many assets are in the folder itself."""


class LibraryFolderList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[LibraryFolder]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""
    next_offset: int
    """The offset of the next page."""


class LibraryFolderSummary(TypedDict):
    """The folder of an asset."""

    id: str
    name: str
    type: Literal["root", "folder", "set"] | str
    """`root`: a folder without a parent. `folder`: a folder in another one. `set`: the folder of a set."""
    parent_id: str | None
    open_url: str | None
    """
    The address of the page of the dashboard that shows the folder, or of the list of its assets where the service has
    no dashboard. Null for publishable keys and in events.
    """


class Membership(TypedDict):
    """The role of a user in an organization. Both modes share this one record."""

    id: str
    object: Literal["membership"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    user: str
    role: Literal["owner", "admin", "developer", "editor", "reviewer", "viewer"] | str
    status: Literal["invited", "active"] | str
    invited_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class MembershipList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[Membership]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class OAuthApplicationSecretsItem(TypedDict):
    last_four: str
    created: str
    """A time in ISO 8601."""
    last_used_at: str | None
    """
    The time of the last use, rounded down to the minute. It is stored a few seconds after the use. A time in ISO 8601.
    """
    retires_at: str | None
    """The time at which the secret ends because a newer one exists. Null if it has no end. A time in ISO 8601."""
    safe_to_retire: bool
    """
    Whether the secret is presumably no longer in use. This is so if the newest secret was used more than a token
    lifetime after the last use of this one.
    """


class OAuthApplication(TypedDict):
    """A program that gets access tokens for itself with the OAuth 2.0 client credentials grant."""

    id: str
    object: Literal["oauth_application"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    name: str
    description: str | None
    client_id: str
    """The id that the program sends to the token endpoint."""
    client_secret_last_four: str
    secrets: list[OAuthApplicationSecretsItem]
    """The secrets of the application, newest first. At most two are valid at the same time."""
    requested_scopes: list[Scope]
    """All scopes that its tokens can have."""
    token_lifetime: int
    """The lifetime of a token in seconds. From 300 to 86400."""
    status: Literal["active", "disabled"] | str
    api_version: str
    """The dated version of the API that its tokens are pinned to."""
    metadata: Metadata
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class OAuthApplicationList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[OAuthApplication]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class OpenApiDocument(TypedDict):
    """An OpenAPI 3.1 document."""

    openapi: str


class Organization(TypedDict):
    """A tenant of the service. It owns all other records. Both modes share this one record."""

    id: str
    object: Literal["organization"]
    name: str
    type: Literal["company", "agency", "internal"] | str
    website: str | None
    status: Literal["active", "suspended"] | str
    """The status of the organization. If it is suspended, all its credentials are refused."""
    metadata: Metadata
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class OrganizationList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[Organization]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class OwnedAssetDraftRequest(TypedDict, total=False):
    name: str | None
    """The name of the asset."""
    description: str | None
    """What the asset shows or is for."""
    tags: list[str] | None
    """Words by which the asset is found. They replace the present ones."""
    folder: str | None
    """The folder of the asset. Null: no folder."""


class _PaletteColorRequestRequired(TypedDict):
    hex: str


class PaletteColorRequest(_PaletteColorRequestRequired, total=False):
    id: str | None
    """The id of the existing colour that you send again or change. Leave it out for a new colour."""
    name: str | None
    """The name of the colour. Default: its value."""
    sort_order: int | None
    """
    The position of the colour when colours are sorted. Default: its position in the list. From -9007199254740991 to
    9007199254740991.
    """


class PaletteSettingsRequest(TypedDict, total=False):
    allow_neutral_greys: bool | None
    """Whether greys count as colours of the brand. Default: true."""
    allow_black_and_white: bool | None
    """Whether black and white count as colours of the brand. Default: true."""


class Ping(TypedDict):
    """The organization, the mode and the scopes of a credential."""

    id: str
    """An id that is always the same for the same key or application."""
    object: Literal["ping"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    principal: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    scopes: list[Scope]
    api_version: str


class PlatformApiKeyCreatedEventData(TypedDict):
    object: ApiKey


class PlatformApiKeyCreatedEvent(TypedDict):
    """An API key was created. The event does not contain its secret."""

    id: str
    object: Literal["event"]
    type: Literal["platform.api_key.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformApiKeyCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformApiKeyRevokedEventData(TypedDict):
    object: ApiKey


class PlatformApiKeyRevokedEvent(TypedDict):
    """An API key was revoked. It is refused everywhere within a second."""

    id: str
    object: Literal["event"]
    type: Literal["platform.api_key.revoked"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformApiKeyRevokedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformApiKeyRotatedEventData(TypedDict):
    object: ApiKey
    retiring: ApiKey


class PlatformApiKeyRotatedEvent(TypedDict):
    """
    An API key was rotated. `object` is the new key. `retiring` is the old key, and its `retires_at` is the end of the
    overlap.
    """

    id: str
    object: Literal["event"]
    type: Literal["platform.api_key.rotated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformApiKeyRotatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformApiKeyUpdatedEventData(TypedDict):
    object: ApiKey
    previous_attributes: dict[str, Any]


class PlatformApiKeyUpdatedEvent(TypedDict):
    """An API key was changed. `previous_attributes` contains the previous values of the changed fields."""

    id: str
    object: Literal["event"]
    type: Literal["platform.api_key.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformApiKeyUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformMembershipCreatedEventData(TypedDict):
    object: Membership


class PlatformMembershipCreatedEvent(TypedDict):
    """A person was invited to become a member."""

    id: str
    object: Literal["event"]
    type: Literal["platform.membership.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformMembershipCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformMembershipDeletedEventData(TypedDict):
    object: Membership


class PlatformMembershipDeletedEvent(TypedDict):
    """A membership was deleted. The event contains its last state."""

    id: str
    object: Literal["event"]
    type: Literal["platform.membership.deleted"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformMembershipDeletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformMembershipUpdatedEventData(TypedDict):
    object: Membership
    previous_attributes: dict[str, Any]


class PlatformMembershipUpdatedEvent(TypedDict):
    """A membership was changed. `previous_attributes` contains the previous values of the changed fields."""

    id: str
    object: Literal["event"]
    type: Literal["platform.membership.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformMembershipUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformOauthApplicationCreatedEventData(TypedDict):
    object: OAuthApplication


class PlatformOauthApplicationCreatedEvent(TypedDict):
    """An OAuth application was created. The event does not contain its client secret."""

    id: str
    object: Literal["event"]
    type: Literal["platform.oauth_application.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformOauthApplicationCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformOauthApplicationDisabledEventData(TypedDict):
    object: OAuthApplication


class PlatformOauthApplicationDisabledEvent(TypedDict):
    """An OAuth application was disabled. Its tokens are refused everywhere within a second."""

    id: str
    object: Literal["event"]
    type: Literal["platform.oauth_application.disabled"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformOauthApplicationDisabledEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformOauthApplicationSecretRotatedEventData(TypedDict):
    object: OAuthApplication


class PlatformOauthApplicationSecretRotatedEvent(TypedDict):
    """An OAuth application got a new client secret. `secrets` shows when the older secret ends."""

    id: str
    object: Literal["event"]
    type: Literal["platform.oauth_application.secret_rotated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformOauthApplicationSecretRotatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformOauthApplicationUpdatedEventData(TypedDict):
    object: OAuthApplication
    previous_attributes: dict[str, Any]


class PlatformOauthApplicationUpdatedEvent(TypedDict):
    """An OAuth application was changed. `previous_attributes` contains the previous values of the changed fields."""

    id: str
    object: Literal["event"]
    type: Literal["platform.oauth_application.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformOauthApplicationUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformOrganizationUpdatedEventData(TypedDict):
    object: Organization
    previous_attributes: dict[str, Any]


class PlatformOrganizationUpdatedEvent(TypedDict):
    """The organization was changed. `previous_attributes` contains the previous values of the changed fields."""

    id: str
    object: Literal["event"]
    type: Literal["platform.organization.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformOrganizationUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformUserUpdatedEventData(TypedDict):
    object: User
    previous_attributes: dict[str, Any]


class PlatformUserUpdatedEvent(TypedDict):
    """A user was changed. `previous_attributes` contains the previous values of the changed fields."""

    id: str
    object: Literal["event"]
    type: Literal["platform.user.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformUserUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformWebhookEndpointCreatedEventData(TypedDict):
    object: WebhookEndpoint


class PlatformWebhookEndpointCreatedEvent(TypedDict):
    """A webhook endpoint was created. The event does not contain its signing secret."""

    id: str
    object: Literal["event"]
    type: Literal["platform.webhook_endpoint.created"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformWebhookEndpointCreatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformWebhookEndpointDeletedEventData(TypedDict):
    object: WebhookEndpoint


class PlatformWebhookEndpointDeletedEvent(TypedDict):
    """A webhook endpoint was deleted. The event contains its last state."""

    id: str
    object: Literal["event"]
    type: Literal["platform.webhook_endpoint.deleted"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformWebhookEndpointDeletedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformWebhookEndpointDisabledEventData(TypedDict):
    object: WebhookEndpoint


class PlatformWebhookEndpointDisabledEvent(TypedDict):
    """
    A webhook endpoint was disabled, and its pending deliveries were abandoned. `disabled_reason` contains the reason.
    """

    id: str
    object: Literal["event"]
    type: Literal["platform.webhook_endpoint.disabled"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformWebhookEndpointDisabledEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformWebhookEndpointEnabledEventData(TypedDict):
    object: WebhookEndpoint


class PlatformWebhookEndpointEnabledEvent(TypedDict):
    """A webhook endpoint was enabled again."""

    id: str
    object: Literal["event"]
    type: Literal["platform.webhook_endpoint.enabled"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformWebhookEndpointEnabledEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformWebhookEndpointFailingEventData(TypedDict):
    object: WebhookEndpoint


class PlatformWebhookEndpointFailingEvent(TypedDict):
    """
    Every attempt to deliver to a webhook endpoint has failed for one hour. The endpoint is disabled after five days of
    failures.
    """

    id: str
    object: Literal["event"]
    type: Literal["platform.webhook_endpoint.failing"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformWebhookEndpointFailingEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformWebhookEndpointSecretRotatedEventData(TypedDict):
    object: WebhookEndpoint


class PlatformWebhookEndpointSecretRotatedEvent(TypedDict):
    """A webhook endpoint got a new signing secret. `secrets` shows when the older secret stops signing."""

    id: str
    object: Literal["event"]
    type: Literal["platform.webhook_endpoint.secret_rotated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformWebhookEndpointSecretRotatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformWebhookEndpointTestEventData(TypedDict):
    object: WebhookEndpoint


class PlatformWebhookEndpointTestEvent(TypedDict):
    """
    A test of a webhook endpoint was requested. The event is delivered to this endpoint only, whatever its
    `enabled_events`.
    """

    id: str
    object: Literal["event"]
    type: Literal["platform.webhook_endpoint.test"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformWebhookEndpointTestEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PlatformWebhookEndpointUpdatedEventData(TypedDict):
    object: WebhookEndpoint
    previous_attributes: dict[str, Any]


class PlatformWebhookEndpointUpdatedEvent(TypedDict):
    """A webhook endpoint was changed. `previous_attributes` contains the previous values of the changed fields."""

    id: str
    object: Literal["event"]
    type: Literal["platform.webhook_endpoint.updated"]
    api_version: str
    """The dated version of the API that `data` follows."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    request_id: str | None
    """The request that caused the event. Null if it has another cause."""
    data: PlatformWebhookEndpointUpdatedEventData
    created: str
    """A time in ISO 8601."""
    organization: str


class PptSetSlidesItem(TypedDict):
    slide_asset: str
    position: int
    """From 1."""
    required: bool
    """Whether no download may leave the slide out."""
    locked: bool
    """Whether every download has the slide in its order among the others."""


class PptSetCompositionError(TypedDict):
    code: str
    """The code of the error, such as `slides_incompatible`."""
    message: str
    """What does not fit, for people."""
    since: str
    """A time in ISO 8601."""


class PptSet(TypedDict):
    """
    Slides in an order. They are composed to one presentation, which is the content of the library asset of the set.
    """

    id: str
    object: Literal["ppt_set"]
    asset: str
    """The library asset of the set, with its versions, reviews and links."""
    name: str
    description: str
    kind: Literal["template", "deck", "snippet"] | str
    """`template`: to begin with. `deck`: a whole presentation. `snippet`: a part of one."""
    slides: list[PptSetSlidesItem]
    """In their order, 1 to 300."""
    slide_count: int
    template: str | None
    """The presentation whose size and defaults the set has, in its version at that time."""
    is_current: bool
    """
    False after a slide got a new version, until the presentation is composed again in the background. It stays false if
    that fails, see `composition_error`.
    """
    composition_error: PptSetCompositionError | None
    """
    Why the presentation could not be composed again after a slide got a new version. Null if `is_current` is true, and
    until the first attempt.
    """
    tags: list[str]
    folder: str | None
    size_bytes: int
    """The size of the presentation."""
    version: int
    """The version of the presentation."""
    open_url: str | None
    """A link to the presentation, which anybody can open. It is valid for about an hour. Null in events."""
    preview_url: str | None
    """A link to a picture of the first slide. Null while there is none, and in events."""
    approval_status: Literal["pending", "approved", "rejected", "stale", "expired", "withdrawn", "cancelled"] | str
    """
    That of the library asset, which is about the presentation as a whole. It says nothing of the slides, which a
    deployment of the set checks, too.
    """
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class PptSetList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[PptSet]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class PrecheckFilesRequest(TypedDict):
    hashes: list[str]
    """The SHA-256 of each file, in lower-case hexadecimal digits."""


class Problem(TypedDict):
    """One of several problems with a request."""

    code: (
        Literal[
            "account_mismatch",
            "active_changed",
            "api_version_unknown",
            "archive_too_large",
            "body_invalid_json",
            "body_too_large",
            "check_interrupted",
            "concurrency_limited",
            "content_changed",
            "content_type_mismatch",
            "credentials_expired",
            "credentials_invalid",
            "credentials_missing",
            "cursor_invalid",
            "document_not_kept",
            "document_signed",
            "draft_not_applicable",
            "dtd_forbidden",
            "file_corrupt",
            "file_empty",
            "file_encrypted",
            "file_too_complex",
            "file_too_large",
            "font_invalid",
            "four_eyes_required",
            "headers_too_large",
            "idempotency_key_in_use",
            "idempotency_key_invalid",
            "idempotency_key_reused",
            "insufficient_scope",
            "internal_error",
            "invalid_base64",
            "invalid_client",
            "invalid_request",
            "invalid_scope",
            "ip_not_allowed",
            "job_crashed",
            "last_owner",
            "limit_delegation_forbidden",
            "limit_out_of_range",
            "link_expired",
            "livemode_required",
            "method_not_allowed",
            "not_acceptable",
            "not_ooxml",
            "organization_suspended",
            "origin_forbidden",
            "owner_required",
            "parameter_invalid",
            "parameter_missing",
            "parameter_unknown",
            "password_missing",
            "password_wrong",
            "precondition_failed",
            "publishable_key_forbidden",
            "range_not_satisfiable",
            "rate_limited",
            "resource_conflict",
            "resource_missing",
            "route_missing",
            "scope_delegation_forbidden",
            "session_changed",
            "session_required",
            "session_restricted",
            "sign_in_failed",
            "sign_in_link_invalid",
            "sign_in_to_join",
            "slide_count_invalid",
            "slides_incompatible",
            "step_up_required",
            "svg_unsafe",
            "timeout",
            "too_many_failures",
            "unauthorized_client",
            "unavailable",
            "unsupported_format",
            "unsupported_grant_type",
            "unsupported_media_type",
            "uri_too_long",
            "user_token_required",
            "xml_too_complex",
        ]
        | str
    )
    """The reason as a code. Programs should use this field."""
    message: str
    """An explanation for developers. It says what to do."""
    param: str


class _ReplaceBrandPalettesRequestRequired(TypedDict):
    palettes: list[BrandPaletteRequest]
    """All palettes. An empty list removes all existing palettes."""


class ReplaceBrandPalettesRequest(_ReplaceBrandPalettesRequestRequired, total=False):
    id: str | None
    """The id of the palette state of your organization and mode, as GET returns it."""
    object: Literal["brand_palette_state"] | str | None
    settings: PaletteSettingsRequest | None
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""


class _ReplaceBrandRulesRequestRequired(TypedDict):
    data: list[BrandRuleRequest]
    """All rules. If the list is empty, documents are checked against no rule."""


class ReplaceBrandRulesRequest(_ReplaceBrandRulesRequestRequired, total=False):
    object: Literal["list"] | str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    has_more: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    url: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""


class _ReplayDeliveriesRequestRequired(TypedDict):
    since: str
    """
    Events that were created at this time or later are replayed. It must not be in the future, or before the oldest week
    of which events are stored. A time in ISO 8601.
    """


class ReplayDeliveriesRequest(_ReplayDeliveriesRequestRequired, total=False):
    until: str | None
    """
    Events that were created before this time are replayed. Default: now. It must not be in the future. A time in ISO
    8601.
    """
    status: Literal["failed", "abandoned", "missing", "all"] | str | None
    """
    `failed`, `abandoned`: deliveries with this status are sent again. `missing`: deliveries are created of events of
    which the endpoint has none. `all`: all of these, and delivered ones are sent again. Default: `"all"`.
    """
    dry_run: bool | None
    """Whether the job only counts what it would do. Default: `false`."""


class ReportedFindingNearestColor(TypedDict):
    name: str
    hex: str
    distance: float
    """The distance to the colour that was found (CIEDE2000)."""


class ReportedFindingOrigin(TypedDict):
    kind: Literal["theme", "master", "layout", "document_defaults", "style", "table_style", "numbering"] | str
    """What sets the value for all places where it shows."""
    name: str | None
    """
    The name of a layout or style, or the index of a theme or master. Null for the layouts of several slides together.
    """
    location: str | None


class ReportedFinding(TypedDict):
    """A finding with what a reader wants to know beside it."""

    id: str
    """The id of the finding. The same defect has the same id in two versions of a document."""
    type: str
    """The check type in its dotted form."""
    severity: Literal["low", "medium", "high", "critical"] | str
    title: str
    """A short description in one line. Equal findings have the same title."""
    detail: str
    """The value, the nearest allowed value, where the value comes from, and where to fix it."""
    auto_fixable: bool
    slide_index: int | None
    shape_index: int | None
    paragraph_index: int | None
    """
    The index of the paragraph in the text of the shape or cell. In text documents it is the index among all paragraphs
    of the body, including those of tables and text boxes. It is null in headers, footers and notes.
    """
    page_number: int | None
    """
    The estimated page number in text documents, beginning at 1. The estimate uses the page breaks that Word stored.
    Null if Word stored none.
    """
    page_numbers: list[int]
    paragraph_indexes: list[int]
    source: str
    """Where the value is set, and therefore where to fix it: `run`, `layout`, `theme` and others."""
    actual_color: str | None
    """The visible colour."""
    color_surface: str | None
    """What has the colour: `text`, `fill` and others."""
    locations: list[str]
    """The locations of at most 200 occurrences. If there are more, one more entry says how many."""
    occurrences: int
    """How often the deviation occurs, also where `locations` does not list all occurrences."""
    new_occurrences: int | None
    """
    How many of the occurrences are new: against the baseline if `baseline_state` is `new`, else since the finding was
    accepted. Null if none is.
    """
    nearest_color: ReportedFindingNearestColor | None
    """
    The nearest palette colour of a finding on a colour. Null if the guideline is not known any more, and for findings
    on the theme, whose rule names the colour.
    """
    origin: ReportedFindingOrigin | None
    """Where one change settles all locations. Null if each location has to be changed on its own."""
    slide_indexes: list[int]
    """All slides on which the finding shows, beginning at 0."""
    menu_path: str | None
    """Where to fix it in the menus of PowerPoint or Word."""
    baseline_state: Literal["new", "changed", "unchanged"] | str | None
    """
    Whether the baseline has the finding, too. `changed`: it has it in another form, such as another wrong colour at the
    same place. Null without a baseline.
    """


class RequestLog(TypedDict):
    """A request that was answered. It is kept for 30 days, without its query, its body and its credential."""

    id: str
    object: Literal["request_log"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    method: str
    path: str
    status: int
    code: str | None
    """The error code. Null if there was no error."""
    latency_ms: int
    principal: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    api_version: str | None
    idempotency: Literal["none", "first", "replayed"] | str
    ip: str | None
    user_agent: str | None
    created: str
    """A time in ISO 8601."""


class RequestLogList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[RequestLog]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class RequestReviewRequest(TypedDict, total=False):
    comment: str | None
    """What the reviewer should know."""
    due_at: str | None
    """Until when the review should be decided. A time in ISO 8601."""


class Review(TypedDict):
    """A review of one version of an asset."""

    id: str
    object: Literal["review"]
    asset: str
    version: int
    """The number of the version under review."""
    status: Literal["pending", "approved", "rejected", "cancelled", "withdrawn"] | str
    """`withdrawn`: an approval that was taken back."""
    mode: Literal["none", "manual"] | str
    policy_version: int
    """The version of the review policy that applied."""
    content_hash: str
    """The SHA-256 of the content, in hexadecimal digits."""
    comment: str
    """What the requester said."""
    decision_comment: str
    """What the decider said."""
    due_at: str | None
    """A time in ISO 8601."""
    previous_review: str | None
    """The review of the asset before this one."""
    requested_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    decided_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    decided: str | None
    """When the review was decided or taken back. Null while it is pending. A time in ISO 8601."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class ReviewList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[Review]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class ReviewModes(TypedDict):
    """For each type of asset: `none` if it needs no review, `manual` if a person approves each version."""

    image: Literal["none", "manual"] | str
    icon: Literal["none", "manual"] | str
    slide: Literal["none", "manual"] | str
    presentation: Literal["none", "manual"] | str
    template: Literal["none", "manual"] | str
    document: Literal["none", "manual"] | str
    font: Literal["none", "manual"] | str
    video: Literal["none", "manual"] | str
    other: Literal["none", "manual"] | str


class ReviewModesRequest(TypedDict, total=False):
    """The modes of types of assets. Types that you leave out keep their modes."""

    image: Literal["none", "manual"] | str | None
    icon: Literal["none", "manual"] | str | None
    slide: Literal["none", "manual"] | str | None
    presentation: Literal["none", "manual"] | str | None
    template: Literal["none", "manual"] | str | None
    document: Literal["none", "manual"] | str | None
    font: Literal["none", "manual"] | str | None
    video: Literal["none", "manual"] | str | None
    other: Literal["none", "manual"] | str | None


class ReviewPolicy(TypedDict):
    """What must happen before assets may be used. Each organization has one policy in each mode."""

    id: str
    object: Literal["review_policy"]
    version: int
    """It grows by one with each change."""
    accepted_from: int
    """Approvals by this version and later ones are valid. Approvals by earlier versions are stale."""
    modes: ReviewModes
    four_eyes: bool
    """
    Whether another person than the requester must decide. Keys and applications count as the person who has created
    them; those of the operator each count as one. Give `cms:write` only to people who may decide.
    """
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str
    updated: str | None
    """When the policy was last changed. Null while it is the default. A time in ISO 8601."""


class RevokedToken(TypedDict):
    """An empty object. The response does not say whether the token was valid."""

    pass


class RollBackDeploymentRequest(TypedDict, total=False):
    notes: str | None
    """What people should know about it."""
    expected_active: str | None
    """
    The deployment of the channel that you expect to be active, both now and when this one becomes active. Null: none.
    If you leave it out, nothing is checked.
    """


class RotateRequest(TypedDict, total=False):
    overlap_seconds: int | None
    """
    The number of seconds for which the old secret stays valid. Default: 0, which ends the old secret at once. From 0 to
    604800.
    """


class RotateSigningSecretRequest(TypedDict, total=False):
    overlap_seconds: int | None
    """
    The number of seconds for which the present secret also signs. Default: 86400, one day. With 0 it stops after two
    seconds, when every worker knows the new one. From 0 to 604800.
    """


class _RunBrandCheckRequestRequired(TypedDict):
    content_type: Literal["pptx", "docx"] | str
    """The type of the document."""
    content_base64: str
    """The document in base64. The decoded document can have at most 50 MiB."""


class RunBrandCheckRequest(_RunBrandCheckRequestRequired, total=False):
    filename: str | None
    """The name of the file. It is shown in the record."""
    keep: bool | None
    """
    Whether the document is kept after the check, so that its report has pictures. It is deleted after 30 days, or with
    `DELETE /brand_checks/{id}/document`. The document of a check that fails is not kept. Default: `true`.
    """
    document: str | None
    """
    Your name for the document, such as its path. Checks with the same name belong together: you can list them, and
    accept findings for all of them.
    """
    baseline: str | None
    """
    A completed check of a document of the same type. `summary.baseline` then says how many findings are new against it,
    and how many are fixed.
    """
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class _SetReviewPolicyRequestRequired(TypedDict):
    modes: ReviewModesRequest


class SetReviewPolicyRequest(_SetReviewPolicyRequestRequired, total=False):
    id: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["review_policy"] | str | None
    version: int | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    accepted_from: int | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    four_eyes: bool | None
    """Whether another person than the requester must decide. If you leave it out, it stays."""
    keep_approvals: bool | None
    """Whether approvals by earlier versions of the policy stay valid. Default: false, so that they become stale."""
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""


class _SetSlideRequestRequired(TypedDict):
    slide_asset: str


class SetSlideRequest(_SetSlideRequestRequired, total=False):
    required: bool | None
    """Whether no download may leave the slide out. Default: false."""
    locked: bool | None
    """Whether every download has the slide in its order among the others. Default: false."""
    position: int | None
    """Is ignored: the slides are in the order of the list. So what GET returned can be sent back."""


class _SimulateBrandRulesRequestRequired(TypedDict):
    data: list[BrandRuleRequest]
    """All rules. If the list is empty, documents are checked against no rule."""


class SimulateBrandRulesRequest(_SimulateBrandRulesRequestRequired, total=False):
    palettes: list[BrandPaletteRequest] | None
    """All palettes, as in PUT /brand_palettes. Default: those in force."""
    fonts: list[FontRequest] | None
    """All fonts, each as in POST /fonts. Default: those in force."""
    check_ids: list[str] | None
    """The ids of the checks whose documents are judged, each once. Send these or `since`, or neither."""
    since: str | None
    """
    Documents of checks that were created before this time are left out. It must not be in the future, and must have a
    UTC offset. A time in ISO 8601.
    """
    object: Literal["list"] | str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    has_more: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    url: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""


class SlideAsset(TypedDict):
    """
    A slide of the library: a presentation of one slide. Its library asset has the same content, with its versions,
    reviews and links.
    """

    id: str
    object: Literal["slide_asset"]
    asset: str
    """The library asset of the slide."""
    name: str
    description: str
    title: str
    """The title on the slide, up to 500 characters. Empty if it has none."""
    text: str
    """The text on the slide, up to 10,000 characters."""
    notes: str
    """The speaker notes, up to 10,000 characters."""
    slide_index: int
    """The place of the slide in its source, from 0."""
    is_hidden: bool
    """Whether a presentation skips the slide."""
    source_file: str | None
    """
    The uploaded file from which the slide was made. It may be deleted meanwhile. Null if the slide was sent in a form.
    """
    layout_name: str
    fonts: list[str]
    """At most 100."""
    colors: list[str]
    """The colours on the slide, at most 100."""
    aspect_ratio: str
    """Such as `16:9`."""
    tags: list[str]
    folder: str | None
    content_hash: str
    """
    The SHA-256 of the names and contents of the parts in the file, whatever their compression. Slides that are equal
    have the same one. A review needs the `content_hash` of the library asset, which is that of the file.
    """
    size_bytes: int
    """The size of the file."""
    current_version: int
    open_url: str | None
    """A link to the file, which anybody can open. It is valid for about an hour. Null in events."""
    preview_url: str | None
    """A link to a picture of the slide. Null while there is none, and in events."""
    approval_status: Literal["pending", "approved", "rejected", "stale", "expired", "withdrawn", "cancelled"] | str
    """That of the library asset."""
    status: Literal["ready"] | str
    """A slide exists only when it is ready."""
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    organization: str
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class SlideAssetList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[SlideAsset]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""
    next_offset: int
    """The offset of the next page."""


class _SplitPresentationRequestRequired(TypedDict):
    file: str
    """The presentation: a file that was uploaded before, also one that is a version of an asset."""


class SplitPresentationRequest(_SplitPresentationRequestRequired, total=False):
    folder: str | None
    """The folder of the slides. Null: no folder."""
    slides: list[int] | None
    """The slides that are wanted, by their places from 0. Default: all."""
    tags: list[str] | None
    """The tags of the slides that are made."""


class Suppression(TypedDict):
    """An accepted finding. Later checks leave it out."""

    id: str
    object: Literal["suppression"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    brand_check: str
    """The check whose finding was accepted."""
    finding_id: str
    """The id of the finding."""
    finding_type: str
    """The check type of the finding in its dotted form."""
    title: str
    """The title of the finding."""
    scope: Literal["content", "document"] | str
    """
    For which checks the finding is accepted: those of the same bytes (`content`), or those with the same `document`.
    """
    content_sha256: str | None
    """The SHA-256 of the bytes for which the finding is accepted. Null unless `scope` is `content`."""
    document: str | None
    """The document for which the finding is accepted. Null unless `scope` is `document`."""
    occurrences: int
    """How many occurrences were accepted. A finding with more of them is reported again."""
    reason: str
    """Why the finding is accepted."""
    expires_at: str | None
    """From when the finding is reported again. Null if the acceptance does not end. A time in ISO 8601."""
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""


class SuppressionChange(TypedDict):
    """Findings of a check that were accepted, or are no longer accepted."""

    id: str
    """The check through which it was done."""
    object: Literal["suppression_change"]
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    content_sha256: str
    document: str | None
    accepted: int
    """How many findings were accepted."""
    withdrawn: int
    """How many findings are no longer accepted."""
    finding_ids: list[str]
    """The ids of the findings, of very many the first 100."""
    url: str
    """Where the suppressions are listed."""


class SuppressionList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[Suppression]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class TakeBackReviewRequest(TypedDict, total=False):
    comment: str | None
    """The reasons."""


class _TokenRequestRequired(TypedDict):
    token: str


class TokenRequest(_TokenRequestRequired, total=False):
    """The token to introspect or to revoke. Unknown parameters are ignored, as the RFC requires."""

    token_type_hint: str | None
    """Accepted and ignored."""
    client_id: str
    client_secret: str
    """The client secret. It begins with `oa_secret_`."""


class UpdateApiKeyRequest(TypedDict, total=False):
    name: str | None
    """What the key is used for."""
    scopes: list[Scope] | None
    """All scopes of the key after the change. The caller must have each of them."""
    allowed_ips: list[str] | None
    """The IP address blocks (CIDR) that the key can be used from. If the list is empty, every address is allowed."""
    expires_at: str | None
    """
    The time from which the key is refused. It must be in the future and have a UTC offset. Null removes the expiry. A
    time in ISO 8601.
    """
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class UpdateBrandPaletteRequest(TypedDict, total=False):
    id: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    name: str | None
    colors: list[PaletteColorRequest] | None
    """All colours of the palette, at most 100. A colour with the id or the value of an existing one keeps its id."""
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["brand_palette"] | str | None
    role: Literal["primary", "secondary", "chart", "neutral", "legacy"] | str | None
    """
    The role of the palette. Default: `primary`. Colours of a `chart` palette are accepted in charts only. Colours of a
    `legacy` palette are tolerated and reported with low severity.
    """
    sort_order: int | None
    """The position of the palette when palettes are sorted. Default: 0. From -9007199254740991 to 9007199254740991."""
    allow_brand_shades: bool | None
    """
    Whether shades and tints of theme colours are accepted if the palette contains the theme colour. Default: true.
    """
    tolerance: float | None
    """
    The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. Default: 2. From 0 to 100.
    """
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class UpdateBrandRuleRequest(TypedDict, total=False):
    id: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    type: (
        Literal[
            "file.part_unreadable",
            "file.type_differs",
            "color.off_palette",
            "allowed_color",
            "forbidden_color",
            "color.hardcoded",
            "color.theme_palette",
            "color.transparency",
            "contrast.text",
            "font.unapproved",
            "allowed_font",
            "forbidden_font",
            "font.theme",
            "font.embedded",
            "font.substituted",
            "font.too_many",
            "font.size_min",
            "min_font_size",
            "font.size_max",
            "max_font_size",
            "font.size_allowed",
            "logo.missing",
            "logo.moved",
            "logo.resized",
            "logo.distorted",
            "logo.clear_space",
            "logo.overlap",
            "logo.wrong_version",
            "image.distorted",
            "image.low_dpi",
            "image.unapproved",
            "image.linked_external",
            "image.oversize",
            "layout.unknown_master",
            "layout.unknown_layout",
            "layout.template_version",
            "layout.unused_masters",
            "layout.deck_size",
            "placeholder.empty",
            "placeholder.moved",
            "placeholder.text_outside",
            "footer.missing",
            "required_footer",
            "footer.slide_number",
            "footer.date",
            "footer.confidentiality",
            "confidentiality_label",
            "required.text",
            "required.slide",
            "title.missing",
            "title.duplicate",
            "title.too_long",
            "max_title_length",
            "a11y.alt_text",
            "alt_text",
            "a11y.table_header",
            "a11y.merged_cells",
            "a11y.reading_order",
            "a11y.link_text",
            "shape.off_slide",
            "shape.overlap",
            "shape.tiny",
            "shape.outside_margin",
            "term.forbidden",
            "forbidden_term",
            "term.replace",
            "replace_term",
            "term.required",
            "required_term",
            "term.trademark",
            "trademark",
            "term.capitalization",
            "capitalization",
            "text.autofit_small",
            "text.double_spaces",
            "double_spaces",
            "text.repeated_word",
            "repeated_word",
            "text.punctuation",
            "straight_quotes",
            "double_hyphen",
            "exclamation",
            "text.pattern",
            "regex",
            "trailing_spaces",
            "sentence_length",
            "lang.wrong",
            "lang.mixed",
            "link.domain",
            "link.broken_syntax",
            "link.raw_url",
            "deck.animation",
            "deck.transition",
            "deck.media",
            "hidden.slide",
            "hidden.text",
            "notes.present",
            "comments.present",
            "changes.tracked",
            "metadata.personal",
            "security.macros",
            "security.external_link",
            "security.embedded_file",
            "docx.heading_style",
            "docx.heading_skip",
            "docx.direct_formatting",
            "docx.style_modified",
            "docx.margins",
            "docx.page_size",
            "docx.header_footer",
            "check.not_evaluable",
        ]
        | str
        | None
    )
    """The check type, or one of its aliases."""
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["brand_rule"] | str | None
    name: str | None
    """The name of the rule. Default: the name of the type."""
    severity: Literal["low", "medium", "high", "critical"] | str | None
    """The severity of the rule. Default: the severity of the type."""
    active: bool | None
    """Whether documents are checked against the rule. Default: true."""
    pattern: str | list[str] | None
    """What to look for: one term, or a list of alternatives. Types that name a colour or a font require it."""
    replacement: str | None
    """
    The text to write instead. In the place of a regular expression, `$1` and `$<name>` are what a group has caught, and
    `$$` is a dollar sign.
    """
    params: dict[str, Any] | None
    """
    The parameters of the type. `GET /check_types` returns them as JSON Schema. In this document each type has a schema
    that is named after the type, such as `TermForbiddenParams`.
    """
    applies_to: list[Literal["pptx", "docx"] | str] | None
    """The types of documents that the rule applies to. Default: all types that the check judges."""
    message: str | None
    """Your own text. It is added to every finding."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""
    auto_fixable: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    default: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""


class UpdateFontRequest(TypedDict, total=False):
    name: str | None
    """The name of the font."""
    organization: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    livemode: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    created: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    updated: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    object: Literal["font"] | str | None
    content_type: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    size_bytes: int | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    sha256: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    embeddable: bool | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    uploaded_by: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    family: str | None
    """The name of the typeface in documents. Default: `name`."""
    style: Literal["normal", "italic"] | str | None
    """The style of the font. Default: `normal`."""
    weight: int | None
    """The weight of the font. Default: 400 (regular). From 1 to 1000."""
    roles: list[Literal["heading", "body", "any"] | str] | None
    """What the font is used for. Default: `any`."""
    scripts: list[Literal["latin", "ea", "cs"] | str] | None
    """
    The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). Default: all.
    """
    fallbacks: list[str] | None
    """The fonts to use if this font is missing, best first."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""
    id: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""
    filename: str | None
    """Read-only. It is accepted so that you can send what GET returned. Its value is ignored."""


class UpdateIconRequest(TypedDict, total=False):
    set: str | None
    """The set into which the icon is moved."""
    name: str | None
    """The name of the icon."""
    slug: str | None
    """A short name, which no other icon of the set has."""
    tags: list[str] | None
    """Words by which the icon is found. They replace the present ones."""
    color: str | None
    """The colour in which the icon is served. Null: its own colours."""
    gradient_start: str | None
    """The first colour of the gradient in which the icon is served. It wins over `color`."""
    gradient_end: str | None
    """The last colour of the gradient."""
    gradient_angle: float | None
    """The direction of the gradient in degrees, clockwise. Default: 0, from left to right. From 0 to 360."""


class UpdateIconSetRequest(TypedDict, total=False):
    name: str | None
    """The new name."""
    slug: str | None
    """A short name, which no other set has, such as `outline-icons`."""
    description: str | None
    """What the icons are for."""
    style: str | None
    """The style in your words."""
    licence: str | None
    """Under which terms the icons may be used."""


class UpdateLibraryFolderRequest(TypedDict, total=False):
    name: str | None
    """The new name."""
    parent_id: str | None
    """The folder into which it is moved. Null: to the top."""


class UpdateMembershipRequest(TypedDict, total=False):
    role: Literal["owner", "admin", "developer", "editor", "reviewer", "viewer"] | str | None
    """The new role of the person."""
    status: Literal["active"] | str | None
    """`active` accepts the invitation."""


class UpdateOAuthApplicationRequest(TypedDict, total=False):
    name: str | None
    """The name of the program."""
    description: str | None
    """What the program is used for. Null removes the text."""
    requested_scopes: list[Scope] | None
    """All scopes that its tokens can have after the change. The caller must have each of them."""
    token_lifetime: int | None
    """The lifetime of a token in seconds. From 300 to 86400."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class UpdateOrganizationRequest(TypedDict, total=False):
    name: str | None
    """The name of the organization."""
    website: str | None
    """The website of the organization: an http or https URL of at most 2,048 characters. Null removes it."""
    type: Literal["company", "agency", "internal"] | str | None
    """The kind of organization."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""


class UpdateUserRequest(TypedDict, total=False):
    name: str | None
    """The name of the person."""
    status: Literal["invited", "active", "disabled"] | str | None
    """The status of the user. A disabled user does not count as an active member."""


class UpdateWebhookEndpointRequest(TypedDict, total=False):
    url: str | None
    """
    The URL that events are delivered to. It must use https, or http in test mode. Its address must be public. It must
    not contain credentials or a fragment.
    """
    enabled_events: list[str] | None
    """
    The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all
    types.
    """
    description: str | None
    """What the endpoint is used for."""
    status: Literal["enabled", "disabled"] | str | None
    """Enabling clears `disabled_reason` and `failing_since`. Disabling abandons the pending deliveries."""
    metadata: MetadataChange | None
    """Your own labels. They are merged into the existing labels. Null or an empty value removes a label."""
    api_version: str | None
    """
    The dated version of the API that the delivered events follow. Null: the version in which each event was recorded.
    """
    max_in_flight: int | None
    """
    The number of requests that may be in flight to the endpoint at the same time; 1 sends one after the other. Null:
    the service adapts it to how the endpoint responds. From 1 to 256.
    """


class User(TypedDict):
    """A person in one organization. Both modes share this one record."""

    id: str
    object: Literal["user"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    email: str
    name: str | None
    status: Literal["invited", "active", "disabled"] | str
    last_seen_at: str | None
    """A time in ISO 8601."""
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class UserList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[User]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class WebhookAttemptTimings(TypedDict):
    """
    Milliseconds from the start of the attempt to the end of each step. Null for steps that were not reached. `dns`,
    `connect` and `tls` are also null if the attempt used a connection that an earlier one had opened.
    """

    dns: float | None
    connect: float | None
    tls: float | None
    first_byte: float | None


class WebhookAttempt(TypedDict):
    """One request to a webhook endpoint, and its result."""

    id: str
    started: str
    """A time in ISO 8601."""
    duration_ms: float
    timings: WebhookAttemptTimings
    """
    Milliseconds from the start of the attempt to the end of each step. Null for steps that were not reached. `dns`,
    `connect` and `tls` are also null if the attempt used a connection that an earlier one had opened.
    """
    request_headers: dict[str, str] | None
    """
    The headers that were sent, with the signatures of this attempt, but without `connection`. Null if no request was
    sent, and for attempts from before these were recorded.
    """
    response_status: int | None
    response_headers: dict[str, str] | None
    response_body: str | None
    """The first 16 KiB of the body of the response."""
    truncated: bool
    """Whether the response was longer than what is stored of it."""
    error_class: (
        Literal[
            "address_forbidden",
            "dns",
            "connect",
            "tls",
            "timeout",
            "connection_lost",
            "response_invalid",
            "unsendable",
        ]
        | str
        | None
    )
    """
    Why there was no complete response. `address_forbidden`: the host has an address that webhooks may not be sent to.
    `dns`: the host has no address. `connect`: no connection, or none within 5 seconds. `tls`: no secure connection.
    `timeout`: no complete response within 15 seconds. `connection_lost`: the connection ended before.
    `response_invalid`: the response was not HTTP, its head had no end, or it began with a status that was not asked
    for: 100 or 101. `unsendable`: no request could be made, because the event was deleted or the secret cannot be
    decrypted. Null: there was a response; its status decides.
    """
    error_message: str | None


class WebhookDelivery(TypedDict):
    """The delivery of one event to one webhook endpoint, in at most five attempts over about two and a half hours."""

    id: str
    object: Literal["webhook_delivery"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    endpoint: str
    event: str
    sequence: int | None
    """
    The number of this delivery. The deliveries to an endpoint are numbered without a gap. Null for tests, which have no
    number.
    """
    status: Literal["pending", "delivered", "failed", "abandoned"] | str
    attempt_count: int
    last_response_status: int | None
    """The HTTP status of the response to the last attempt."""
    last_response_body: str | None
    last_error: str | None
    """
    Why the last attempt failed, in words for people; or, if there was none because the endpoint was disabled or
    deleted, this reason. Null after a success.
    """
    next_retry_at: str | None
    """The time of the next attempt. A time in ISO 8601."""
    created: str
    """A time in ISO 8601."""
    completed: str | None
    """A time in ISO 8601."""


class WebhookDeliveryList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[WebhookDelivery]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class WebhookEndpointSecretsItem(TypedDict):
    last_four: str
    created: str
    """A time in ISO 8601."""
    retires_at: str | None
    """The time at which the secret stops signing. Null if it has no end. A time in ISO 8601."""


class WebhookEndpoint(TypedDict):
    """A URL that events are delivered to, and the types of these events."""

    id: str
    object: Literal["webhook_endpoint"]
    url: str
    """The URL that events are delivered to."""
    description: str
    enabled_events: list[str]
    """
    The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all
    types.
    """
    status: Literal["enabled", "disabled"] | str
    disabled_reason: Literal["manual", "gone", "failing"] | str | None
    """
    Why the endpoint is disabled. `manual`: a request disabled it. `gone`: it responded with 410. `failing`: every
    attempt failed for five days. Null: it is not disabled.
    """
    failing_since: str | None
    """The time since which every attempt has failed. Null after a success. A time in ISO 8601."""
    missed_events: int
    """
    The number of events that the endpoint wanted while it was disabled, and of which it has no delivery. A replay of
    `all` creates these deliveries.
    """
    missed_since: str | None
    """
    None of the missed events was created before this time. It can be `since` of a replay. Null: nothing was missed. A
    time in ISO 8601.
    """
    api_version: str | None
    """
    The dated version of the API that the delivered events follow. Null: the version in which each event was recorded.
    """
    max_in_flight: int | None
    """
    The number of requests that may be in flight to the endpoint at the same time. Null: the service adapts it to how
    the endpoint responds. From 1 to 256.
    """
    signing_secret_last_four: str
    secrets: list[WebhookEndpointSecretsItem]
    """
    The secret that signs, and the newest ten older ones that sign beside it or stopped signing within the last day,
    newest first. At most two sign at a time.
    """
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    metadata: Metadata
    organization: str
    created_by: str | None
    """
    The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has
    a link or typed a wrong password.
    """
    created: str
    """A time in ISO 8601."""
    updated: str
    """A time in ISO 8601."""


class WebhookEndpointList(TypedDict):
    """One page of a list."""

    object: Literal["list"]
    data: list[WebhookEndpoint]
    has_more: bool
    """Whether the list has more records beyond this page."""
    url: str
    """The path of the list."""


class WebhookEndpointStatsUndelivered(TypedDict):
    """The deliveries that are kept and not delivered now, by status. Test deliveries are not counted."""

    pending: int
    failed: int
    abandoned: int


class WebhookEndpointStatsLastHour(TypedDict):
    """What became of the deliveries that were created in the last hour. Test deliveries are not counted."""

    created: int
    """All deliveries that were created in the period. It has no limit."""
    delivered: int | None
    """Those of them that are delivered now. Null if one of the other counts reached `count_limit`."""
    pending: int
    failed: int
    abandoned: int


class WebhookEndpointStatsLast24Hours(TypedDict):
    """What became of the deliveries that were created in the last 24 hours."""

    created: int
    """All deliveries that were created in the period. It has no limit."""
    delivered: int | None
    """Those of them that are delivered now. Null if one of the other counts reached `count_limit`."""
    pending: int
    failed: int
    abandoned: int


class WebhookEndpointStatsAttemptsDurationMs(TypedDict):
    """Half of the attempts took at most `p50` milliseconds, and 95 % at most `p95`."""

    p50: float | None
    p95: float | None


class WebhookEndpointStatsAttempts(TypedDict):
    """
    The attempts of the last 24 hours to a sample of deliveries: the newest 1,000, without those that wait for their
    first attempt. While a replay is being sent, also the last 1,000 that it has sent.
    """

    deliveries: int
    """The number of deliveries in the sample."""
    since: str | None
    """When the oldest delivery of the sample was created. Null if there is none. A time in ISO 8601."""
    attempted: int
    """The number of their attempts."""
    succeeded: int
    """The number of attempts with a 2xx response."""
    success_rate: float | None
    """From 0 to 1."""
    duration_ms: WebhookEndpointStatsAttemptsDurationMs
    """Half of the attempts took at most `p50` milliseconds, and 95 % at most `p95`."""


class WebhookEndpointStats(TypedDict):
    """Counts of the deliveries to a webhook endpoint, and the success and duration of recent attempts."""

    id: str
    object: Literal["webhook_endpoint_stats"]
    organization: str
    livemode: bool
    """True in live mode, false in test mode. It is the mode of the credential that reads the record."""
    endpoint: str
    status: Literal["enabled", "disabled"] | str
    failing_since: str | None
    """The time since which every attempt has failed. Null after a success. A time in ISO 8601."""
    count_limit: int
    """Undelivered deliveries are counted up to this number. A count that equals it means: that many or more."""
    undelivered: WebhookEndpointStatsUndelivered
    """The deliveries that are kept and not delivered now, by status. Test deliveries are not counted."""
    last_hour: WebhookEndpointStatsLastHour
    """What became of the deliveries that were created in the last hour. Test deliveries are not counted."""
    last_24_hours: WebhookEndpointStatsLast24Hours
    """What became of the deliveries that were created in the last 24 hours."""
    attempts: WebhookEndpointStatsAttempts
    """
    The attempts of the last 24 hours to a sample of deliveries: the newest 1,000, without those that wait for their
    first attempt. While a replay is being sent, also the last 1,000 that it has sent.
    """
    oldest_pending: str | None
    """When the oldest pending delivery was created. Null if none is pending. A time in ISO 8601."""
    last_attempt: str | None
    """
    When the last known attempt ended: of the sample, or of the newest delivered or failed delivery. A time in ISO 8601.
    """
    last_success: str | None
    """When the last known successful attempt ended. A time in ISO 8601."""
    created: str
    """The time of counting. A time in ISO 8601."""
