// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { AttemptedWebhookDelivery, WebhookDelivery } from '../schemas.ts';

/** The operations of webhook deliveries. */
export class WebhookDeliveriesResource {
  constructor(protected readonly api: Api) {}

  /**
   * Retrieve a delivery: `GET /webhook_deliveries/{id}`.
   *
   * Returns the delivery and each of its attempts: its start, its duration and the response.
   *
   * It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<AttemptedWebhookDelivery> {
    return this.api.call({ method: 'GET', path: pathText`/webhook_deliveries/${id}`, options });
  }

  /**
   * Retry a delivery: `POST /webhook_deliveries/{id}/retry`.
   *
   * Asks for one more attempt now, outside the schedule, with the same `sequence` and the same bytes. The response shows the delivery before this attempt; GET /webhook_deliveries/{id} shows its result, usually within a second. A 2xx makes the delivery `delivered`. After any other result it keeps its status and its `next_retry_at`; a delivered one stays delivered. `attempt_count` counts the attempt. Until the attempt has ended, further requests get the same response and ask for nothing more. The endpoint must be enabled. A test cannot be retried.
   *
   * It needs one of the scopes platform:webhook_endpoints:write, platform:write.
   */
  retry(id: string, options?: RequestOptions): Call<WebhookDelivery> {
    return this.api.call({ method: 'POST', path: pathText`/webhook_deliveries/${id}/retry`, options });
  }
}
