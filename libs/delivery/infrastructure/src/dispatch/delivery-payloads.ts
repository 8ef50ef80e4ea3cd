import {
  type ClaimedDelivery,
  type ClaimedEndpoint,
  type EndpointKey,
  type EndpointSigner,
  eventResource,
} from '@livery/delivery-application';
import type { EventEnvelope, JsonObject } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import type { SigningSecretOpener } from '../secrets/signing-secret-opener.ts';
import type { DueRow } from './claimed-row.ts';
import { ENDPOINTS, EVENTS } from './unscoped-delivery-payloads.ts';

interface EventRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly type: string;
  readonly api_version: string;
  readonly request_id: string | null;
  readonly data: JsonObject;
  readonly created: Date;
  readonly traceparent: string | null;
}

interface EndpointRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly url: string;
  readonly failing_since: Date | null;
  readonly failing_told: boolean;
  readonly max_in_flight: number | null;
  readonly sealed: Buffer | null;
  readonly key_version: number;
  readonly retires_at: Date | null;
}

type LoadedEvent = Pick<LoadedDelivery, 'body' | 'traceparent'>;

const NO_EVENT: LoadedEvent = { body: null, traceparent: null };

/** A claimed delivery. Its body is null if its event has been deleted by the retention. */
export interface LoadedDelivery extends Omit<ClaimedDelivery, 'body'> {
  readonly body: Uint8Array | null;
}

/** Loads what is needed to send claimed deliveries: the events as JSON, and the endpoints with their decrypted secrets. */
export class DeliveryPayloads {
  /** The ids of endpoints whose unreadable secret has been reported. Without them each claim would report it again. */
  private readonly unreadable = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly opener: SigningSecretOpener,
    /** Called with the error when a secret cannot be decrypted. */
    private readonly report: (error: unknown) => void,
  ) {}

  /** @returns deliveries in the order of the rows, without those of deleted endpoints, which have been abandoned already */
  async load(claimId: string, rows: readonly DueRow[], now: Date): Promise<LoadedDelivery[]> {
    const keys = keysOf(rows, ({ endpoint_id }) => endpoint_id);
    const [events, endpoints] = await Promise.all([this.events(rows), this.endpoints(keys, now)]);
    return rows.flatMap((row) => {
      const endpoint = endpoints.get(row.endpoint_id);
      return endpoint === undefined ? [] : [toDelivery(claimId, row, events.get(row.event_id) ?? NO_EVENT, endpoint)];
    });
  }

  /** The signers of endpoints, by the endpoint's id; none for a deleted endpoint. */
  async signers(endpoints: readonly EndpointKey[], now: Date): Promise<ReadonlyMap<string, readonly EndpointSigner[]>> {
    const keys: KeyColumns = [
      endpoints.map(({ tenant }) => tenant.organizationId),
      endpoints.map(({ tenant }) => tenant.livemode),
      endpoints.map(({ id }) => id),
    ];
    return new Map([...(await this.endpoints(keys, now))].map(([id, { signers }]) => [id, signers]));
  }

  private async events(rows: readonly DueRow[]): Promise<ReadonlyMap<string, LoadedEvent>> {
    const events = await this.database.query<EventRow>(
      EVENTS,
      keysOf(rows, ({ event_id }) => event_id),
    );
    return new Map(events.map((row) => [row.id, toLoadedEvent(row)]));
  }

  private async endpoints(keys: KeyColumns, now: Date): Promise<ReadonlyMap<string, ClaimedEndpoint>> {
    const found = new Map<string, ClaimedEndpoint>();
    for (const row of await this.database.query<EndpointRow>(ENDPOINTS, [...keys, now])) {
      const known = found.get(row.id);
      found.set(row.id, known === undefined ? this.toEndpoint(row, now) : this.withSigner(known, row, now));
    }
    return found;
  }

  private toEndpoint(row: EndpointRow, readAt: Date): ClaimedEndpoint {
    const { id, url, failing_since: failingSince, failing_told: failureReported, max_in_flight: maxInFlight } = row;
    return this.withSigner({ id, url, failingSince, failureReported, maxInFlight, signers: [] }, row, readAt);
  }

  private withSigner(endpoint: ClaimedEndpoint, row: EndpointRow, readAt: Date): ClaimedEndpoint {
    if (row.sealed === null) return endpoint;
    const tenant = { organizationId: row.organization_id, livemode: row.livemode };
    try {
      const signer = this.opener.open(tenant, row.id, { sealed: row.sealed, keyVersion: row.key_version });
      this.unreadable.delete(row.id);
      return { ...endpoint, signers: [...endpoint.signers, { signer, retiresAt: row.retires_at, readAt }] };
    } catch (error) {
      if (!this.unreadable.has(row.id)) this.report(error);
      this.unreadable.add(row.id);
      return endpoint;
    }
  }
}

type KeyColumns = [organizationIds: string[], livemodes: boolean[], ids: string[]];

/** Returns the distinct keys of the rows as one array per column. */
function keysOf(rows: readonly DueRow[], idOf: (row: DueRow) => string): KeyColumns {
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

function toLoadedEvent(row: EventRow): LoadedEvent {
  return { body: Buffer.from(JSON.stringify(eventResource(toEvent(row)))), traceparent: row.traceparent };
}

function toDelivery(claimId: string, row: DueRow, event: LoadedEvent, endpoint: ClaimedEndpoint): LoadedDelivery {
  return {
    claimId,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    id: row.id,
    eventId: row.event_id,
    sequence: row.sequence,
    attemptCount: Math.max(0, row.attempt_count),
    endpoint,
    ...event,
  };
}
