// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import type { AuditEntry, AuditEntryList } from '../schemas.ts';

/** The parameters of `GET /audit_entries`. */
export type ListAuditEntriesQuery = {
  /** Returns only entries with this action, such as `api_key.created`. */
  action?: string | undefined;
  /** Returns only changes that were made by the API key, OAuth application or user with this id. */
  principal?: string | undefined;
  /** Returns only changes to the record with this id. */
  target?: string | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of audit entries. */
export class AuditEntriesResource {
  constructor(protected readonly api: Api) {}

  /**
   * List audit entries: `GET /audit_entries`.
   *
   * Lists what auditors ask for, newest first: changes to API keys, OAuth applications, people, the organization, webhook endpoints, rules, palettes, fonts, accepted findings and the review policy; reviews, deployments, deletions, imports, exports and downloads of fixed documents; sign-ins of its people, and wrong passwords. Entries about people are in live mode. An organization sees a session from its first token for this organization on. With `Accept: application/x-ndjson` the answer is a line of JSON for each entry, at most 5,000: go on with the id of the last line in `starting_after`, until there are fewer. `limit` does not matter then.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(query: ListAuditEntriesQuery = {}, options?: RequestOptions): Pages<AuditEntry, AuditEntryList> {
    return this.api.list({ method: 'GET', path: '/audit_entries', query, options });
  }
}
