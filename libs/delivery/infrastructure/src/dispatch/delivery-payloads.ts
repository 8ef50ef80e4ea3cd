import { type ClaimedDelivery, eventResource, type WebhookSigner } from '@livery/delivery-application';
import type { EventEnvelope, JsonObject } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import type { SigningSecretOpener } from '../secrets/signing-secret-opener.ts';
import type { DueRow } from './claimed-row.ts';
import { EVENTS, SECRETS } from './unscoped-delivery-claims.ts';

interface EventRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly type: string;
  readonly api_version: string;
  readonly request_id: string | null;
  readonly data: JsonObject;
  readonly created: Date;
}

interface SecretRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly endpoint_id: string;
  readonly sealed: Buffer;
  readonly key_version: number;
}

/** Adds to claimed rows what is sent: the event's record, once for all endpoints, and the opened secrets. */
export class DeliveryPayloads {
  constructor(
    private readonly database: Database,
    private readonly opener: SigningSecretOpener,
  ) {}

  /** Leaves out what cannot be sent, and tells why: its claim expires, and it is tried again. */
  async load(
    claimId: string,
    rows: readonly DueRow[],
    now: Date,
    report: (error: unknown) => void,
  ): Promise<ClaimedDelivery[]> {
    const [bodies, signers] = await Promise.all([this.bodies(rows), this.signers(rows, now, report)]);
    return rows.flatMap((row) => {
      const body = bodies.get(row.event_id);
      const own = signers.get(row.endpoint_id);
      if (body !== undefined && own !== undefined) return [toDelivery(claimId, row, body, own)];
      report(
        new Error(`Delivery ${row.id} cannot be sent: ${body === undefined ? 'its event is gone' : 'no secret'}.`),
      );
      return [];
    });
  }

  private async bodies(rows: readonly DueRow[]): Promise<ReadonlyMap<string, string>> {
    const events = await this.database.query<EventRow>(
      EVENTS,
      keysOf(rows, ({ event_id }) => event_id),
    );
    return new Map(events.map((row) => [row.id, JSON.stringify(eventResource(toEvent(row)))]));
  }

  private async signers(
    rows: readonly DueRow[],
    now: Date,
    report: (error: unknown) => void,
  ): Promise<ReadonlyMap<string, WebhookSigner[]>> {
    const keys = keysOf(rows, ({ endpoint_id }) => endpoint_id);
    const sealed = await this.database.query<SecretRow>(SECRETS, [...keys, now]);
    const opened = new Map<string, WebhookSigner[]>();
    for (const row of sealed) {
      try {
        const tenant = { organizationId: row.organization_id, livemode: row.livemode };
        const signer = this.opener.open(tenant, row.endpoint_id, { sealed: row.sealed, keyVersion: row.key_version });
        opened.set(row.endpoint_id, [...(opened.get(row.endpoint_id) ?? []), signer]);
      } catch (error) {
        report(error);
      }
    }
    return opened;
  }
}

/** Three arrays of the distinct keys that rows have. */
function keysOf(rows: readonly DueRow[], idOf: (row: DueRow) => string): [string[], boolean[], string[]] {
  const distinct = [...new Map(rows.map((row) => [idOf(row), row])).entries()];
  return [
    distinct.map(([, row]) => row.organization_id),
    distinct.map(([, row]) => row.livemode),
    distinct.map(([id]) => id),
  ];
}

function toEvent(row: EventRow): EventEnvelope {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    type: row.type,
    apiVersion: row.api_version,
    requestId: row.request_id,
    data: row.data,
    created: row.created,
  };
}

function toDelivery(claimId: string, row: DueRow, body: string, signers: readonly WebhookSigner[]): ClaimedDelivery {
  return {
    claimId,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    id: row.id,
    eventId: row.event_id,
    sequence: row.sequence === null ? null : Number(row.sequence),
    attemptCount: row.attempt_count,
    endpoint: {
      id: row.endpoint_id,
      url: row.url,
      failingSince: row.failing_since,
      failingTold: row.failing_told,
      signers,
    },
    body,
  };
}
