import {
  type Claim,
  type ClaimAllowances,
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
import type { ClaimStatementRow, DueRow } from './claimed-row.ts';
import type { DeliveryPayloads, LoadedDelivery } from './delivery-payloads.ts';
import { CLAIMS, ENDPOINTS_PER_STATEMENT, LEAVE_ENDPOINTS, RELEASE, RENEW } from './unscoped-delivery-claims.ts';
import { SETTLE, SETTLE_AGAIN, SETTLE_REQUESTED, SETTLE_REQUESTED_AGAIN } from './unscoped-delivery-results.ts';
import { RELEASE_REQUESTED, RENEW_REQUESTED } from './unscoped-requested-attempts.ts';

/** How long a claim holds without a renewal, by the database's clock. Processes renew their claims every few seconds. */
export const DEFAULT_LEASE_MS = 30_000;

type Cursor = readonly [organizationId: string, livemode: boolean, endpointId: string];
const START: Cursor = ['00000000-0000-0000-0000-000000000000', false, '00000000-0000-0000-0000-000000000000'];

const NOTHING: Claim = { sendable: [], unsendable: [] };

export class PostgresUnscopedDeliveryQueue extends UnscopedDeliveryQueue {
  private readonly concluded: Counter<'status'>;
  /** Names this process as the one that serves an endpoint with `maxInFlight`. */
  private readonly workerId = newId();
  /** The endpoint after which the next claim of each source continues, so that endpoints take turns. */
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
    const isExtra = request.source === 'requested_attempts';
    try {
      const loaded = await this.payloads.load(claimId, due, request.now);
      return toClaim(isExtra ? loaded.map((delivery) => ({ ...delivery, isExtra })) : loaded, request.now);
    } catch (error) {
      const keys = due.map((row): ClaimKey => [row.organization_id, row.livemode, row.id, claimId]);
      await this.database.query(isExtra ? RELEASE_REQUESTED : RELEASE, keyColumns(keys));
      throw error;
    }
  }

  async renew(deliveries: readonly ClaimedDelivery[]): Promise<ReadonlySet<string>> {
    const { scheduled, extra } = apart(deliveries);
    const kept = [
      ...(await this.changeClaims(RENEW, scheduled, this.leaseMs, this.workerId)),
      ...(await this.changeClaims(RENEW_REQUESTED, extra, this.leaseMs)),
    ];
    return new Set(kept.map(({ id }) => id));
  }

  async settle(attempts: readonly SettledAttempt[]): Promise<void> {
    const columns = attemptColumns(attempts);
    const isRequested = attempts.some(({ delivery }) => delivery.isExtra === true);
    try {
      await this.database.query(isRequested ? SETTLE_REQUESTED : SETTLE, columns);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.database.query(isRequested ? SETTLE_REQUESTED_AGAIN : SETTLE_AGAIN, columns);
    }
    for (const { state } of attempts) {
      if (state !== null && state.status !== 'pending') this.concluded.add({ status: state.status });
    }
  }

  async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    const { scheduled, extra } = apart(deliveries);
    await this.changeClaims(RELEASE, scheduled);
    await this.changeClaims(RELEASE_REQUESTED, extra);
  }

  async leaveEndpoints(): Promise<void> {
    await this.database.query(LEAVE_ENDPOINTS, [this.workerId]);
  }

  private async changeClaims(
    statement: string,
    deliveries: readonly ClaimedKey[],
    ...values: readonly unknown[]
  ): Promise<readonly { readonly id: string }[]> {
    if (deliveries.length === 0) return [];
    return this.database.query(statement, [...keyColumns(deliveries.map(keyOf)), ...values]);
  }

  /** Visits endpoints from the cursor to the end, then from the start, until something is due or all have been visited. */
  private async claimDue(claimId: string, request: ClaimRequest): Promise<readonly DueRow[]> {
    let cursor = this.cursors.get(request.source) ?? START;
    let due: readonly DueRow[] = [];
    for (let wrapped = cursor === START; due.length === 0;) {
      const row = await this.claimAfter(cursor, claimId, request);
      due = row?.due ?? [];
      cursor = nextCursor(cursor, row, request.limit);
      if (cursor !== START) continue;
      if (wrapped) break;
      wrapped = true;
    }
    this.cursors.set(request.source, cursor);
    return due;
  }

  /** Runs one claim statement. @returns undefined if no endpoint after the cursor has pending deliveries of this source */
  private async claimAfter(
    after: Cursor,
    claimId: string,
    request: ClaimRequest,
  ): Promise<ClaimStatementRow | undefined> {
    const { source, limit, now, allowances } = request;
    const values = [...after, now, ...allowanceValues(allowances), this.workerId, this.leaseMs, limit, claimId];
    const [row] = await this.database.query<ClaimStatementRow>(CLAIMS[source], values);
    return row;
  }
}

type ClaimKey = readonly [organizationId: string, livemode: boolean, id: string, claimId: string];

type ClaimedKey = Pick<ClaimedDelivery, 'tenant' | 'id' | 'claimId' | 'isExtra'>;

/** Claims of scheduled attempts are in `undelivered`, those of attempts that callers ask for in `requested_attempt`. */
function apart(deliveries: readonly ClaimedKey[]) {
  return {
    scheduled: deliveries.filter(({ isExtra }) => isExtra !== true),
    extra: deliveries.filter(({ isExtra }) => isExtra === true),
  };
}

function keyOf({ tenant, id, claimId }: ClaimedKey): ClaimKey {
  return [tenant.organizationId, tenant.livemode, id, claimId];
}

/** Returns the keys as one array per column. */
function keyColumns(keys: readonly ClaimKey[]): [string[], boolean[], string[], string[]] {
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
  return body === null
    ? 'The event has been deleted at the end of its retention.'
    : 'No signing secret of the endpoint can be decrypted.';
}

function allowanceValues(allowances: ClaimAllowances): readonly unknown[] {
  const { byEndpoint, otherEndpoints, claimsPerRequest, byOrganization, otherOrganizations } = allowances;
  const asJson = (numbers: ReadonlyMap<string, number>): string => JSON.stringify(Object.fromEntries(numbers));
  return [asJson(byEndpoint), otherEndpoints, claimsPerRequest, asJson(byOrganization), otherOrganizations];
}

/** Returns the last endpoint that was visited, or the start after the last endpoint of all. */
function nextCursor(after: Cursor, row: ClaimStatementRow | undefined, limit: number): Cursor {
  if (row === undefined) return START;
  // The limit ended the statement before it had claimed from every endpoint that it visited.
  if (row.due.length >= limit) return row.due.map(endpointOf).reduce((a, b) => (isBefore(a, b) ? b : a));
  if (row.step < ENDPOINTS_PER_STATEMENT) return START;
  // Endpoints of one organization share what it may claim, so that it is visited again as a whole.
  const [organizationId] = after;
  return organizationId === row.organization_id ? endpointOf(row) : [row.organization_id, START[1], START[2]];
}

function endpointOf(row: Pick<DueRow, 'organization_id' | 'livemode' | 'endpoint_id'>): Cursor {
  return [row.organization_id, row.livemode, row.endpoint_id];
}

/** Compares as the index sorts: uuids by their bytes, which is the order of their text, and false before true. */
function isBefore(a: Cursor, b: Cursor): boolean {
  const [textA, textB] = [a, b].map(
    ([organization, livemode, endpoint]) => `${organization} ${livemode ? 1 : 0} ${endpoint}`,
  );
  return (textA ?? '') < (textB ?? '');
}
