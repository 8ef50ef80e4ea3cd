import type { DisabledReason, WebhookEndpoint } from '@livery/delivery-domain';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

/** The columns that requests write. The relay writes `last_sequence`, and the worker writes `failing_told` and `hanging_since`. */
export interface WebhookEndpointRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly enabled_events: readonly string[];
  readonly api_version: string | null;
  readonly status: WebhookEndpoint['status'];
  readonly disabled_reason: DisabledReason | null;
  readonly failing_since: Date | null;
  readonly max_in_flight: number | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: Date;
  readonly updated: Date;
}

export const WebhookEndpointRowSchema = new EntitySchema<WebhookEndpointRow>({
  name: 'webhook_endpoint',
  schema: 'delivery',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    url: { type: 'text' },
    description: { type: 'text' },
    enabled_events: { type: 'text', array: true },
    api_version: { type: 'text', nullable: true },
    status: { type: 'text' },
    disabled_reason: { type: 'text', nullable: true },
    failing_since: { type: 'timestamptz', nullable: true },
    max_in_flight: { type: 'integer', nullable: true },
    metadata: { type: 'jsonb' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});
