// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import type { EventType, EventTypeList } from '../schemas.ts';

/** The operations of event types. */
export class EventTypesResource {
  constructor(protected readonly api: Api) {}

  /**
   * List event types: `GET /event_types`.
   *
   * Lists every event type with its meaning, the JSON Schema of its `data`, and an example. The list is not paged.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(options?: RequestOptions): Pages<EventType, EventTypeList> {
    return this.api.list({ method: 'GET', path: '/event_types', options });
  }
}
