// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../runtime/api.ts';
import type { Call } from '../runtime/call.ts';
import type { RequestOptions } from '../runtime/options.ts';
import { OrganizationsResource } from './resources/organizations.ts';
import { MembershipsResource } from './resources/memberships.ts';
import { UsersResource } from './resources/users.ts';
import { ApiKeysResource } from './resources/api-keys.ts';
import { OauthApplicationsResource } from './resources/oauth-applications.ts';
import { AuditEntriesResource } from './resources/audit-entries.ts';
import { RequestLogsResource } from './resources/request-logs.ts';
import { ActorsResource } from './resources/actors.ts';
import { CheckTypesResource } from './resources/check-types.ts';
import { BrandRulesResource } from './resources/brand-rules.ts';
import { BrandPalettesResource } from './resources/brand-palettes.ts';
import { FontsResource } from './resources/fonts.ts';
import { BrandChecksResource } from './resources/brand-checks.ts';
import { BrandCheckFixesResource } from './resources/brand-check-fixes.ts';
import { GuidelinesResource } from './resources/guidelines.ts';
import { GuidelineDraftsResource } from './resources/guideline-drafts.ts';
import { EventsResource } from './resources/events.ts';
import { EventTypesResource } from './resources/event-types.ts';
import { WebhookEndpointsResource } from './resources/webhook-endpoints.ts';
import { WebhookDeliveriesResource } from './resources/webhook-deliveries.ts';
import { FilesResource } from './resources/files.ts';
import { LibraryAssetsResource } from './resources/library-assets.ts';
import { LibraryFoldersResource } from './resources/library-folders.ts';
import { ReviewsResource } from './resources/reviews.ts';
import { ReviewPolicyResource } from './resources/review-policy.ts';
import { DeploymentsResource } from './resources/deployments.ts';
import { SlideAssetsResource } from './resources/slide-assets.ts';
import { PptSetsResource } from './resources/ppt-sets.ts';
import { IconSetsResource } from './resources/icon-sets.ts';
import { IconsResource } from './resources/icons.ts';
import { JobsResource } from './resources/jobs.ts';
import { LinksResource } from './resources/links.ts';
import { OauthResource } from './resources/oauth.ts';
import type { Ping, OpenApiDocument } from './schemas.ts';

/** All operations of the API, by resource. */
export class Resources {
  readonly organizations: OrganizationsResource;
  readonly memberships: MembershipsResource;
  readonly users: UsersResource;
  readonly apiKeys: ApiKeysResource;
  readonly oauthApplications: OauthApplicationsResource;
  readonly auditEntries: AuditEntriesResource;
  readonly requestLogs: RequestLogsResource;
  readonly actors: ActorsResource;
  readonly checkTypes: CheckTypesResource;
  readonly brandRules: BrandRulesResource;
  readonly brandPalettes: BrandPalettesResource;
  readonly fonts: FontsResource;
  readonly brandChecks: BrandChecksResource;
  readonly brandCheckFixes: BrandCheckFixesResource;
  readonly guidelines: GuidelinesResource;
  readonly guidelineDrafts: GuidelineDraftsResource;
  readonly events: EventsResource;
  readonly eventTypes: EventTypesResource;
  readonly webhookEndpoints: WebhookEndpointsResource;
  readonly webhookDeliveries: WebhookDeliveriesResource;
  readonly files: FilesResource;
  readonly libraryAssets: LibraryAssetsResource;
  readonly libraryFolders: LibraryFoldersResource;
  readonly reviews: ReviewsResource;
  readonly reviewPolicy: ReviewPolicyResource;
  readonly deployments: DeploymentsResource;
  readonly slideAssets: SlideAssetsResource;
  readonly pptSets: PptSetsResource;
  readonly iconSets: IconSetsResource;
  readonly icons: IconsResource;
  readonly jobs: JobsResource;
  readonly links: LinksResource;
  readonly oauth: OauthResource;

  constructor(protected readonly api: Api) {
    this.organizations = new OrganizationsResource(api);
    this.memberships = new MembershipsResource(api);
    this.users = new UsersResource(api);
    this.apiKeys = new ApiKeysResource(api);
    this.oauthApplications = new OauthApplicationsResource(api);
    this.auditEntries = new AuditEntriesResource(api);
    this.requestLogs = new RequestLogsResource(api);
    this.actors = new ActorsResource(api);
    this.checkTypes = new CheckTypesResource(api);
    this.brandRules = new BrandRulesResource(api);
    this.brandPalettes = new BrandPalettesResource(api);
    this.fonts = new FontsResource(api);
    this.brandChecks = new BrandChecksResource(api);
    this.brandCheckFixes = new BrandCheckFixesResource(api);
    this.guidelines = new GuidelinesResource(api);
    this.guidelineDrafts = new GuidelineDraftsResource(api);
    this.events = new EventsResource(api);
    this.eventTypes = new EventTypesResource(api);
    this.webhookEndpoints = new WebhookEndpointsResource(api);
    this.webhookDeliveries = new WebhookDeliveriesResource(api);
    this.files = new FilesResource(api);
    this.libraryAssets = new LibraryAssetsResource(api);
    this.libraryFolders = new LibraryFoldersResource(api);
    this.reviews = new ReviewsResource(api);
    this.reviewPolicy = new ReviewPolicyResource(api);
    this.deployments = new DeploymentsResource(api);
    this.slideAssets = new SlideAssetsResource(api);
    this.pptSets = new PptSetsResource(api);
    this.iconSets = new IconSetsResource(api);
    this.icons = new IconsResource(api);
    this.jobs = new JobsResource(api);
    this.links = new LinksResource(api);
    this.oauth = new OauthResource(api);
  }

  /**
   * Describe the caller: `GET /ping`.
   *
   * Returns the organization, the mode and the scopes of the credential. Use it as a first call. Publishable keys may call it, too.
   *
   * It needs no scope.
   */
  ping(options?: RequestOptions): Call<Ping> {
    return this.api.call({ method: 'GET', path: '/ping', options });
  }

  /**
   * Retrieve this document: `GET /openapi.json`.
   *
   * Returns the OpenAPI 3.1 document of the whole service. No credential is needed.
   *
   * It needs no scope.
   */
  retrieveOpenApiDocument(options?: RequestOptions): Call<OpenApiDocument> {
    return this.api.call({ method: 'GET', path: '/openapi.json', isPublic: true, options });
  }
}
