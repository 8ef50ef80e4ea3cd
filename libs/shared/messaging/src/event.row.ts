import type { JsonObject } from '@livery/kernel';
import { EntitySchema } from 'typeorm';

/** One event of the log. The primary key begins with the tenant; the id determines the partition. */
export interface EventRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly type: string;
  readonly api_version: string;
  readonly request_id: string | null;
  /** `traceparent` (W3C Trace Context) of the span that caused the event; null while tracing is off. */
  readonly traceparent: string | null;
  readonly data: object;
  readonly created: Date;
}

/** An event as it is read from the table: `data` is JSON. */
export type ReadEventRow = Omit<EventRow, 'data' | 'traceparent'> & { readonly data: JsonObject };

export const EventRowSchema = new EntitySchema<EventRow>({
  name: 'event',
  schema: 'messaging',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    type: { type: 'text' },
    api_version: { type: 'text' },
    request_id: { type: 'uuid', nullable: true },
    traceparent: { type: 'text', nullable: true },
    data: { type: 'jsonb' },
    created: { type: 'timestamptz' },
  },
});
