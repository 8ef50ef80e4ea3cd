// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  CreateDeploymentRequest,
  Deployment,
  DeploymentDiff,
  DeploymentList,
  RollBackDeploymentRequest,
} from '../schemas.ts';

/** The parameters of `GET /deployments/active`. */
export type RetrieveActiveDeploymentQuery = {
  /** The channel. */
  channel: string;
  /** Whether the items have links to their content (default: false). */
  links?: boolean | undefined;
};

/** The parameters of `GET /deployments`. */
export type ListDeploymentsQuery = {
  /** Returns only deployments to this channel. */
  channel?: string | undefined;
  /** Returns only deployments with this status. */
  status?:
    | 'scheduled'
    | 'queued'
    | 'validating'
    | 'publishing'
    | 'active'
    | 'superseded'
    | 'failed'
    | 'cancelled'
    | 'rolled_back'
    | (string & {})
    | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The parameters of `GET /deployments/{id}/diff`. */
export type CompareDeploymentsQuery = {
  /** The deployment to compare with. By default the active one of the same channel, or, for that itself, the one that it replaced. */
  against?: string | undefined;
};

/** The operations of deployments. */
export class DeploymentsResource {
  constructor(protected readonly api: Api) {}

  /**
   * Retrieve the active deployment of a channel: `GET /deployments/active`.
   *
   * Returns what a channel hands out now. Ask again with the ETag in `If-None-Match`: the answer is 304 as long as nothing has changed. With `links=true` each item has a link to its content, and the ETag changes at least every 15 minutes, as links do.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieveActive(query: RetrieveActiveDeploymentQuery, options?: RequestOptions): Call<Deployment> {
    return this.api.call({ method: 'GET', path: '/deployments/active', query, options });
  }

  /**
   * List deployments: `GET /deployments`.
   *
   * Lists deployments, newest first, without their items.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  list(query: ListDeploymentsQuery = {}, options?: RequestOptions): Pages<Deployment, DeploymentList> {
    return this.api.list({ method: 'GET', path: '/deployments', query, options });
  }

  /**
   * Deploy content to a channel: `POST /deployments`.
   *
   * Pins the present content of records, and makes it the active deployment of a channel in the background, at once or at a later time. Every item must be one that may be released when this happens. If one may not, the deployment fails, and nothing changes for the channel.
   *
   * It needs one of the scopes cms:deployments:write, cms:write.
   */
  create(body: CreateDeploymentRequest, options?: RequestOptions): Call<Deployment> {
    return this.api.call({ method: 'POST', path: '/deployments', body, options });
  }

  /**
   * Retrieve a deployment: `GET /deployments/{id}`.
   *
   * Returns one deployment with its items.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<Deployment> {
    return this.api.call({ method: 'GET', path: pathText`/deployments/${id}`, options });
  }

  /**
   * Compare two deployments: `GET /deployments/{id}/diff`.
   *
   * Returns how the items of a deployment differ from those of another one.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  compare(id: string, query: CompareDeploymentsQuery = {}, options?: RequestOptions): Call<DeploymentDiff> {
    return this.api.call({ method: 'GET', path: pathText`/deployments/${id}/diff`, query, options });
  }

  /**
   * Cancel a deployment: `POST /deployments/{id}/cancel`.
   *
   * Cancels a deployment that is `scheduled` or `queued`.
   *
   * It needs one of the scopes cms:deployments:write, cms:write.
   */
  cancel(id: string, options?: RequestOptions): Call<Deployment> {
    return this.api.call({ method: 'POST', path: pathText`/deployments/${id}/cancel`, options });
  }

  /**
   * Roll a channel back to a deployment: `POST /deployments/{id}/rollback`.
   *
   * Restores an earlier deployment: creates a new one with the same items and content, which is checked like any other and then takes the place of the active one. That one becomes `rolled_back`. Content that its record has replaced meanwhile is restored, too, if it was approved and its approval was not withdrawn.
   *
   * It needs one of the scopes cms:deployments:write, cms:write.
   */
  rollBack(id: string, body: RollBackDeploymentRequest = {}, options?: RequestOptions): Call<Deployment> {
    return this.api.call({ method: 'POST', path: pathText`/deployments/${id}/rollback`, body, options });
  }
}
