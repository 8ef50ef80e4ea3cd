import {
  type Claim,
  type ClaimedDelivery,
  type ClaimRequest,
  type DeliverySource,
  type SettledAttempt,
  UnscopedDeliveryQueue,
} from '@livery/delivery-application';
import { unsendable } from '@livery/delivery-domain';
import { newId } from '@livery/kernel';
import { type Database, isUniqueViolation } from '@livery/persistence';
import { type Counter, type Metrics, NO_TELEMETRY } from '@livery/telemetry';
import { attemptColumns } from './attempt-columns.ts';
import type { ClaimedLook, DueRow } from './claimed-row.ts';
import type { DeliveryPayloads, LoadedDelivery } from './delivery-payloads.ts';
import { CLAIMS, ENDPOINTS_A_LOOK, RELEASE, RENEW } from './unscoped-delivery-claims.ts';
import { SETTLE, SETTLE_AGAIN } from './unscoped-delivery-results.ts';

/** Claims that are held are renewed every few seconds; whoever has not done so for this long has died. By the database's clock. */
export const DEFAULT_LEASE_MS = 30_000;

type Cursor = readonly [organizationId: string, livemode: boolean, endpointId: string];
const START: Cursor = ['00000000-0000-0000-0000-000000000000', false, '00000000-0000-0000-0000-000000000000'];

const NOTHING: Claim = { sendable: [], unsendable: [] };

export class PostgresUnscopedDeliveryQueue extends UnscopedDeliveryQueue {
  private readonly concluded: Counter<'status'>;
  /** Where each source goes on: endpoints take turns. */
  private readonly cursors = new Map<DeliverySource, Cursor>();

  constructor(
    private readonly database: Database,
    private readonly payloads: DeliveryPayloads,
    private readonly leaseMs = DEFAULT_LEASE_MS,
    metrics: Metrics = NO_TELEMETRY.metrics,
  ) {
    super();
    this.concluded = metrics.counter({
      name: 'livery_deliveries_concluded_total',
      help: 'Deliveries that an attempt has brought to an end: delivered, or failed',
      labels: ['status'],
    });
  }

  async claim(request: ClaimRequest): Promise<Claim> {
    const claimId = newId();
    const due = await this.claimDue(claimId, request);
    if (due.length === 0) return NOTHING;
    try {
      return toClaim(await this.payloads.load(claimId, due, request.now), request.now);
    } catch (error) {
      await this.giveBack(due.map((row) => [row.organization_id, row.livemode, row.id, claimId]));
      throw error;
    }
  }

  async renew(deliveries: readonly ClaimedDelivery[]): Promise<ReadonlySet<string>> {
    const kept = await this.database.query<{ id: string }>(RENEW, [...columns(deliveries.map(keyOf)), this.leaseMs]);
    return new Set(kept.map(({ id }) => id));
  }

  async settle(attempts: readonly SettledAttempt[]): Promise<void> {
    const told = attemptColumns(attempts);
    try {
      await this.database.query(SETTLE, told);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.database.query(SETTLE_AGAIN, told);
    }
    for (const { state } of attempts) if (state.status !== 'pending') this.concluded.add({ status: state.status });
  }

  async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    await this.giveBack(deliveries.map(keyOf));
  }

  private async giveBack(keys: readonly ClaimKey[]): Promise<void> {
    await this.database.query(RELEASE, columns(keys));
  }

  /** Once round at the most: from the cursor to the end, and from the start to the cursor. */
  private async claimDue(claimId: string, request: ClaimRequest): Promise<readonly DueRow[]> {
    let cursor = this.cursors.get(request.source) ?? START;
    let due: readonly DueRow[] = [];
    for (let wrapped = cursor === START; due.length === 0;) {
      const look = await this.look(claimId, cursor, request);
      due = look?.due ?? [];
      cursor = next(look, request.limit);
      if (cursor !== START) continue;
      if (wrapped) break;
      wrapped = true;
    }
    this.cursors.set(request.source, cursor);
    return due;
  }

  /** @returns undefined when the lane is empty behind the cursor */
  private async look(claimId: string, after: Cursor, request: ClaimRequest): Promise<ClaimedLook | undefined> {
    const { source, limit, perEndpoint, inFlight, now } = request;
    const busy = JSON.stringify(Object.fromEntries(inFlight));
    const values = [...after, now, perEndpoint, busy, limit, claimId, this.leaseMs];
    const [look] = await this.database.query<ClaimedLook>(CLAIMS[source], values);
    return look;
  }
}

type ClaimKey = readonly [organizationId: string, livemode: boolean, id: string, claimId: string];

function keyOf({ tenant, id, claimId }: ClaimedDelivery): ClaimKey {
  return [tenant.organizationId, tenant.livemode, id, claimId];
}

/** Keys as arrays of their parts. */
function columns(keys: readonly ClaimKey[]): [string[], boolean[], string[], string[]] {
  return [
    keys.map(([first]) => first),
    keys.map(([, second]) => second),
    keys.map((key) => key[2]),
    keys.map((key) => key[3]),
  ];
}

function toClaim(loaded: readonly LoadedDelivery[], now: Date): Claim {
  const failed = loaded.filter((delivery) => !isSendable(delivery));
  return {
    sendable: loaded.filter(isSendable),
    unsendable: failed.map((delivery) => ({
      id: newId(),
      delivery,
      outcome: unsendable(now, whyUnsendable(delivery)),
    })),
  };
}

function isSendable(delivery: LoadedDelivery): delivery is LoadedDelivery & Pick<ClaimedDelivery, 'body'> {
  return delivery.body !== null && delivery.endpoint.signers.length > 0;
}

function whyUnsendable({ body }: LoadedDelivery): string {
  return body === null ? 'The event is no longer kept.' : 'No signing secret of the endpoint can be opened.';
}

/** Behind the endpoints that were looked at, or the start once all were. */
function next(look: ClaimedLook | undefined, limit: number): Cursor {
  if (look === undefined) return START;
  if (look.due.length >= limit) return look.due.map(endpointOf).reduce((a, b) => (isBefore(a, b) ? b : a));
  return look.step < ENDPOINTS_A_LOOK ? START : endpointOf(look);
}

function endpointOf(row: Pick<DueRow, 'organization_id' | 'livemode' | 'endpoint_id'>): Cursor {
  return [row.organization_id, row.livemode, row.endpoint_id];
}

/** As the index sorts: uuids by bytes, which is how their text sorts; false before true. */
function isBefore(a: Cursor, b: Cursor): boolean {
  const [textA, textB] = [a, b].map(
    ([organization, livemode, endpoint]) => `${organization} ${livemode ? 1 : 0} ${endpoint}`,
  );
  return (textA ?? '') < (textB ?? '');
}
