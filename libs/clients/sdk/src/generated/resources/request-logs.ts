// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { RequestLog, RequestLogList } from '../schemas.ts';

/** The parameters of `GET /request_logs`. */
export type ListRequestLogsQuery = {
  status?: string | undefined;
  /** Returns only requests with this method. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | (string & {}) | undefined;
  /** Returns only requests whose response had this error code. */
  code?: string | undefined;
  path?: string | undefined;
  principal?: string | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of request logs. */
export class RequestLogsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List request logs: `GET /request_logs`.
   *
   * Lists the write requests and the failed requests of the last 30 days, newest first. An entry appears about a second after the response. `status` selects one HTTP status, or a class of them, such as `4xx`.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(query: ListRequestLogsQuery = {}, options?: RequestOptions): Pages<RequestLog, RequestLogList> {
    return this.api.list({ method: 'GET', path: '/request_logs', query, options });
  }

  /**
   * Retrieve a request log: `GET /request_logs/{id}`.
   *
   * Returns the entry of one request. The id is the value of the header `Request-Id` of the response.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<RequestLog> {
    return this.api.call({ method: 'GET', path: pathText`/request_logs/${id}`, options });
  }
}
