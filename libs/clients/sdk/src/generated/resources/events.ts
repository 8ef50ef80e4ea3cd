// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { LiveryEvent, LiveryEventList, WebhookDelivery, WebhookDeliveryList } from '../schemas.ts';

/** The parameters of `GET /events`. */
export type ListEventsQuery = {
  /** The largest number of records on a page, from 1 to 200. Default: `"50"`. */
  limit?: number | undefined;
  /** Returns only events of this type, or of all types that begin with a prefix, such as `brand.*`. */
  type?: string | undefined;
  /** Returns only events about the record with this id, as in `data.object.id`. */
  object?: string | undefined;
  /** Returns only events that were caused by the request with this id. */
  request_id?: string | undefined;
  /** Returns only events with a delivery that is not delivered: it is pending, failed or abandoned. It cannot be combined with after. */
  delivery_success?: false | undefined;
  /** Reads the events as a feed: from the oldest (`start`), or after the event with this id. It cannot be combined with starting_after and ending_before. */
  after?: string | undefined;
  /** For how many seconds the request waits if the feed has no further event. More than 0 requires after. From 0 to 30. Default: `0`. */
  wait?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The parameters of `GET /events/{id}/deliveries`. */
export type ListEventDeliveriesQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of events. */
export class EventsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List events: `GET /events`.
   *
   * Lists the events of the caller's mode, newest first. Each event was written together with the change that it reports. With `after`, reads them as a feed instead: in the order in which webhooks are created, so that a reader misses no event that is committed late. Send the request in `url` to continue. With a filter, a request reads at most 10,000 events, so a page can be empty and still have `has_more`. A caller has at most ten waiting requests at a time.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(query: ListEventsQuery = {}, options?: RequestOptions): Pages<LiveryEvent, LiveryEventList> {
    return this.api.list({ method: 'GET', path: '/events', query, options });
  }

  /**
   * Retrieve an event: `GET /events/{id}`.
   *
   * Returns one event, as it was delivered.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<LiveryEvent> {
    return this.api.call({ method: 'GET', path: pathText`/events/${id}`, options });
  }

  /**
   * List the deliveries of an event: `GET /events/{id}/deliveries`.
   *
   * Lists the deliveries of the event, oldest first: one for each webhook endpoint that wants it.
   *
   * It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.
   */
  listDeliveries(
    id: string,
    query: ListEventDeliveriesQuery = {},
    options?: RequestOptions,
  ): Pages<WebhookDelivery, WebhookDeliveryList> {
    return this.api.list({ method: 'GET', path: pathText`/events/${id}/deliveries`, query, options });
  }
}
