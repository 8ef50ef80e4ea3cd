// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  AttemptedWebhookDelivery,
  CreateWebhookEndpointRequest,
  CreatedWebhookEndpoint,
  DeletedWebhookEndpoint,
  Job,
  ReplayDeliveriesRequest,
  RotateSigningSecretRequest,
  UpdateWebhookEndpointRequest,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEndpointStats,
} from '../schemas.ts';

/** The parameters of `GET /webhook_endpoints`. */
export type ListWebhookEndpointsQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The parameters of `GET /webhook_endpoints/{id}/deliveries`. */
export type ListWebhookDeliveriesQuery = {
  /** Returns only deliveries with this status. */
  status?: 'pending' | 'delivered' | 'failed' | 'abandoned' | (string & {}) | undefined;
  /** Returns only deliveries of the event with this id. */
  event?: string | undefined;
  /** Returns only deliveries whose `sequence` is greater than this number. From 0 to 999999999999999. */
  after_sequence?: number | undefined;
  /** Whether the list begins with the oldest deliveries or with the newest. `starting_after` and `ending_before` follow this order. Default: `"oldest"`. */
  order?: 'oldest' | 'newest' | (string & {}) | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of webhook endpoints. */
export class WebhookEndpointsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List webhook endpoints: `GET /webhook_endpoints`.
   *
   * Lists the endpoints of the caller's mode, newest first.
   *
   * It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.
   */
  list(query: ListWebhookEndpointsQuery = {}, options?: RequestOptions): Pages<WebhookEndpoint, WebhookEndpointList> {
    return this.api.list({ method: 'GET', path: '/webhook_endpoints', query, options });
  }

  /**
   * Create a webhook endpoint: `POST /webhook_endpoints`.
   *
   * Creates an endpoint. Later events of the caller's mode are delivered to it. The signing secret is shown in this response only. An organization can have at most 50 endpoints in each mode. A key with `expires_at` or `allowed_ips` makes none.
   *
   * It needs one of the scopes platform:webhook_endpoints:write, platform:write.
   */
  create(body: CreateWebhookEndpointRequest, options?: RequestOptions): Call<CreatedWebhookEndpoint> {
    return this.api.call({ method: 'POST', path: '/webhook_endpoints', body, options });
  }

  /**
   * Retrieve a webhook endpoint: `GET /webhook_endpoints/{id}`.
   *
   * Returns one endpoint, without its signing secrets.
   *
   * It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<WebhookEndpoint> {
    return this.api.call({ method: 'GET', path: pathText`/webhook_endpoints/${id}`, options });
  }

  /**
   * Change a webhook endpoint: `PATCH /webhook_endpoints/{id}`.
   *
   * Changes the fields that you send and keeps the others. Disabling the endpoint abandons its pending deliveries. Enabling it clears `disabled_reason` and `failing_since`. A key with `expires_at` or `allowed_ips` changes no `url`.
   *
   * It needs one of the scopes platform:webhook_endpoints:write, platform:write.
   */
  update(id: string, body: UpdateWebhookEndpointRequest = {}, options?: RequestOptions): Call<WebhookEndpoint> {
    return this.api.call({ method: 'PATCH', path: pathText`/webhook_endpoints/${id}`, body, options });
  }

  /**
   * Delete a webhook endpoint: `DELETE /webhook_endpoints/{id}`.
   *
   * Deletes the endpoint and abandons its pending deliveries. Later events are not delivered to it.
   *
   * It needs one of the scopes platform:webhook_endpoints:write, platform:write.
   */
  delete(id: string, options?: RequestOptions): Call<DeletedWebhookEndpoint> {
    return this.api.call({ method: 'DELETE', path: pathText`/webhook_endpoints/${id}`, options });
  }

  /**
   * Retrieve the statistics of a webhook endpoint: `GET /webhook_endpoints/{id}/stats`.
   *
   * Returns how many deliveries are not delivered, what became of those of the last hour and the last 24 hours, and the success and duration of recent attempts. It is fast for any number of deliveries, because it counts up to `count_limit` and examines a sample of attempts.
   *
   * It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.
   */
  retrieveStats(id: string, options?: RequestOptions): Call<WebhookEndpointStats> {
    return this.api.call({ method: 'GET', path: pathText`/webhook_endpoints/${id}/stats`, options });
  }

  /**
   * List the deliveries to a webhook endpoint: `GET /webhook_endpoints/{id}/deliveries`.
   *
   * Lists the deliveries in the order of `sequence`, oldest first unless `order` is `newest`. The sequence numbers have no gap, so a consumer that has seen every number has missed nothing.
   *
   * It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.
   */
  listDeliveries(
    id: string,
    query: ListWebhookDeliveriesQuery = {},
    options?: RequestOptions,
  ): Pages<WebhookDelivery, WebhookDeliveryList> {
    return this.api.list({ method: 'GET', path: pathText`/webhook_endpoints/${id}/deliveries`, query, options });
  }

  /**
   * Replay the deliveries of a period: `POST /webhook_endpoints/{id}/replay`.
   *
   * Starts a job that sends deliveries of a period again. Each keeps its id, its `sequence` and its bytes, becomes `pending` and has five new attempts, the first at once; `attempt_count` goes on. Pending deliveries are left alone. With the status `missing` or `all`, events that the endpoint wants now, and of which it has no delivery, get one with the next sequence numbers, in the order of the events. Any number of deliveries is possible; they are sent behind new events and retries. The `result` of the job has the numbers `failed`, `abandoned` and `delivered` (deliveries that were sent again, by the status that they had), `created`, and `already_pending`. With `dry_run` the job changes nothing, and counts what it would do. The job fails with `resource_conflict` if the endpoint is disabled meanwhile. The endpoint must be enabled.
   *
   * It needs one of the scopes platform:webhook_endpoints:write, platform:write.
   */
  replay(id: string, body: ReplayDeliveriesRequest, options?: RequestOptions): Call<Job> {
    return this.api.call({ method: 'POST', path: pathText`/webhook_endpoints/${id}/replay`, body, options });
  }

  /**
   * Rotate the signing secret of a webhook endpoint: `POST /webhook_endpoints/{id}/rotate_secret`.
   *
   * Creates a new signing secret, which is shown in this response only. Deliveries are signed with it and, for `overlap_seconds`, with the previous secret, too. At most two secrets sign at the same time. Without an overlap all older secrets stop signing after two seconds; `retires_at` shows when.
   *
   * It needs one of the scopes platform:webhook_endpoints:write, platform:write.
   */
  rotateSecret(
    id: string,
    body: RotateSigningSecretRequest = {},
    options?: RequestOptions,
  ): Call<CreatedWebhookEndpoint> {
    return this.api.call({ method: 'POST', path: pathText`/webhook_endpoints/${id}/rotate_secret`, body, options });
  }

  /**
   * Test a webhook endpoint: `POST /webhook_endpoints/{id}/test`.
   *
   * Sends an event `platform.webhook_endpoint.test` to this endpoint only, whatever its `enabled_events`, waits up to 20 seconds, and returns the delivery with the attempt: the response of the endpoint, or the reason why there is none. A test is attempted once, has no `sequence`, and does not count for `failing_since`; nothing that it meets disables the endpoint. A disabled endpoint cannot be tested. Each request sends a test: `Idempotency-Key` is ignored.
   *
   * It needs one of the scopes platform:webhook_endpoints:write, platform:write.
   */
  test(id: string, options?: RequestOptions): Call<AttemptedWebhookDelivery> {
    return this.api.call({
      method: 'POST',
      path: pathText`/webhook_endpoints/${id}/test`,
      isRepeatable: false,
      options,
    });
  }
}
