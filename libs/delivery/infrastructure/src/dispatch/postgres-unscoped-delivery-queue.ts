import {
  type ClaimedDelivery,
  type ClaimRequest,
  type DeliverySource,
  type SettledAttempt,
  UnscopedDeliveryQueue,
} from '@livery/delivery-application';
import { newId } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { attemptRow } from './attempt-row.ts';
import { type ClaimedRow, type DueRow, isDue } from './claimed-row.ts';
import type { DeliveryPayloads } from './delivery-payloads.ts';
import { CLAIMS, ENDPOINTS_A_LOOK } from './unscoped-delivery-claims.ts';
import { RELEASE, SETTLE } from './unscoped-delivery-results.ts';

/** A wait for a place, an attempt, and time to write it: whoever still holds a claim then has died. By the database's clock. */
const LEASE_MS = 60_000;

type Cursor = readonly [organizationId: string, livemode: boolean, endpointId: string];
const START: Cursor = ['00000000-0000-0000-0000-000000000000', false, '00000000-0000-0000-0000-000000000000'];

export interface DeliveryQueueOptions {
  readonly leaseMs?: number | undefined;
  /** Told of deliveries that cannot be sent. */
  readonly report: (error: unknown) => void;
}

export class PostgresUnscopedDeliveryQueue extends UnscopedDeliveryQueue {
  /** Where each source goes on: endpoints take turns. */
  private readonly cursors = new Map<DeliverySource, Cursor>();

  constructor(
    private readonly database: Database,
    private readonly payloads: DeliveryPayloads,
    private readonly options: DeliveryQueueOptions,
  ) {
    super();
  }

  async claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]> {
    const claimId = newId();
    const from = this.cursors.get(request.source) ?? START;
    let cursor = from;
    let due: readonly DueRow[] = [];
    // Once round: from the cursor to the end, and from the start to the cursor.
    for (let wrapped = from === START; due.length === 0;) {
      const rows = await this.look(claimId, cursor, request);
      due = rows.filter(isDue);
      cursor = next(rows, due, request.limit);
      if (cursor !== START) continue;
      if (wrapped) break;
      wrapped = true;
    }
    this.cursors.set(request.source, cursor);
    return due.length === 0 ? [] : this.payloads.load(claimId, due, request.now, this.options.report);
  }

  async settle(attempts: readonly SettledAttempt[]): Promise<void> {
    // Oldest first, as those who abandon an endpoint's deliveries lock them: neither waits for the other in a circle.
    const rows = attempts.map(attemptRow).sort((a, b) => (a.event_id < b.event_id ? -1 : 1));
    await this.database.query(SETTLE, [JSON.stringify(rows), rows.length]);
  }

  async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    await this.database.query(RELEASE, [
      deliveries.map(({ tenant }) => tenant.organizationId),
      deliveries.map(({ tenant }) => tenant.livemode),
      deliveries.map(({ eventId }) => eventId),
      deliveries.map(({ endpoint }) => endpoint.id),
      deliveries.map(({ claimId }) => claimId),
    ]);
  }

  private look(claimId: string, after: Cursor, request: ClaimRequest): Promise<ClaimedRow[]> {
    const { source, limit, perEndpoint, inFlight, now } = request;
    const busy = JSON.stringify(Object.fromEntries(inFlight));
    const lease = this.options.leaseMs ?? LEASE_MS;
    return this.database.query<ClaimedRow>(CLAIMS[source], [...after, now, perEndpoint, busy, limit, claimId, lease]);
  }
}

/** Behind the endpoints that were looked at, or the start once all were. */
function next(rows: readonly ClaimedRow[], due: readonly DueRow[], limit: number): Cursor {
  const [last] = rows;
  if (last === undefined) return START;
  if (due.length >= limit) return due.map(keyOf).reduce((a, b) => (isBefore(a, b) ? b : a));
  if (last.step < ENDPOINTS_A_LOOK) return START;
  return [last.last_organization_id, last.last_livemode, last.last_endpoint_id];
}

function keyOf(row: DueRow): Cursor {
  return [row.organization_id, row.livemode, row.endpoint_id];
}

/** As the index sorts: uuids by bytes, which is how their text sorts; false before true. */
function isBefore(a: Cursor, b: Cursor): boolean {
  const [textA, textB] = [a, b].map(
    ([organization, livemode, endpoint]) => `${organization} ${livemode ? 1 : 0} ${endpoint}`,
  );
  return (textA ?? '') < (textB ?? '');
}
