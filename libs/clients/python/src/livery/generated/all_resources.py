# Generated from openapi.json by `npm run openapi`. Do not edit.
"""All operations of the API, by resource."""

from __future__ import annotations

from livery.generated.resources.actors import ActorsResource
from livery.generated.resources.api_keys import ApiKeysResource
from livery.generated.resources.audit_entries import AuditEntriesResource
from livery.generated.resources.brand_check_fixes import BrandCheckFixesResource
from livery.generated.resources.brand_checks import BrandChecksResource
from livery.generated.resources.brand_palettes import BrandPalettesResource
from livery.generated.resources.brand_rules import BrandRulesResource
from livery.generated.resources.check_types import CheckTypesResource
from livery.generated.resources.deployments import DeploymentsResource
from livery.generated.resources.event_types import EventTypesResource
from livery.generated.resources.events import EventsResource
from livery.generated.resources.files import FilesResource
from livery.generated.resources.fonts import FontsResource
from livery.generated.resources.guideline_drafts import GuidelineDraftsResource
from livery.generated.resources.guidelines import GuidelinesResource
from livery.generated.resources.icon_sets import IconSetsResource
from livery.generated.resources.icons import IconsResource
from livery.generated.resources.jobs import JobsResource
from livery.generated.resources.library_assets import LibraryAssetsResource
from livery.generated.resources.library_folders import LibraryFoldersResource
from livery.generated.resources.links import LinksResource
from livery.generated.resources.memberships import MembershipsResource
from livery.generated.resources.oauth import OauthResource
from livery.generated.resources.oauth_applications import OauthApplicationsResource
from livery.generated.resources.organizations import OrganizationsResource
from livery.generated.resources.ppt_sets import PptSetsResource
from livery.generated.resources.request_logs import RequestLogsResource
from livery.generated.resources.review_policy import ReviewPolicyResource
from livery.generated.resources.reviews import ReviewsResource
from livery.generated.resources.slide_assets import SlideAssetsResource
from livery.generated.resources.users import UsersResource
from livery.generated.resources.webhook_deliveries import WebhookDeliveriesResource
from livery.generated.resources.webhook_endpoints import WebhookEndpointsResource
from livery.generated.schemas import OpenApiDocument, Ping
from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.request import ApiRequest


class Resources:
    """All operations of the API, by resource."""

    def __init__(self, api: Api) -> None:
        self._api = api
        self.organizations = OrganizationsResource(api)
        self.memberships = MembershipsResource(api)
        self.users = UsersResource(api)
        self.api_keys = ApiKeysResource(api)
        self.oauth_applications = OauthApplicationsResource(api)
        self.audit_entries = AuditEntriesResource(api)
        self.request_logs = RequestLogsResource(api)
        self.actors = ActorsResource(api)
        self.check_types = CheckTypesResource(api)
        self.brand_rules = BrandRulesResource(api)
        self.brand_palettes = BrandPalettesResource(api)
        self.fonts = FontsResource(api)
        self.brand_checks = BrandChecksResource(api)
        self.brand_check_fixes = BrandCheckFixesResource(api)
        self.guidelines = GuidelinesResource(api)
        self.guideline_drafts = GuidelineDraftsResource(api)
        self.events = EventsResource(api)
        self.event_types = EventTypesResource(api)
        self.webhook_endpoints = WebhookEndpointsResource(api)
        self.webhook_deliveries = WebhookDeliveriesResource(api)
        self.files = FilesResource(api)
        self.library_assets = LibraryAssetsResource(api)
        self.library_folders = LibraryFoldersResource(api)
        self.reviews = ReviewsResource(api)
        self.review_policy = ReviewPolicyResource(api)
        self.deployments = DeploymentsResource(api)
        self.slide_assets = SlideAssetsResource(api)
        self.ppt_sets = PptSetsResource(api)
        self.icon_sets = IconSetsResource(api)
        self.icons = IconsResource(api)
        self.jobs = JobsResource(api)
        self.links = LinksResource(api)
        self.oauth = OauthResource(api)

    def ping(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Ping:
        """
        Describe the caller: `GET /ping`.

        Returns the organization, the mode and the scopes of the credential. Use it as a first call. Publishable keys
        may call it, too.

        It needs no scope.
        """
        answer: Ping = self._api.call(
            ApiRequest(
                "GET",
                "/ping",
                options=options,
            )
        )
        return answer

    def retrieve_open_api_document(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> OpenApiDocument:
        """
        Retrieve this document: `GET /openapi.json`.

        Returns the OpenAPI 3.1 document of the whole service. No credential is needed.

        It needs no scope.
        """
        answer: OpenApiDocument = self._api.call(
            ApiRequest(
                "GET",
                "/openapi.json",
                is_public=True,
                options=options,
            )
        )
        return answer
