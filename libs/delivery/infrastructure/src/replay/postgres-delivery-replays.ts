import {
  DeliveryReplays,
  type ReplayBounds,
  type ReplayEffect,
  type ReplayOrder,
  type ReplayPage,
} from '@livery/delivery-application';
import { webhookEndpointTest } from '@livery/delivery-contracts';
import {
  createsMissing,
  eventTypePatterns,
  isWithin,
  type ReplayCandidate,
  type ReplayStep,
} from '@livery/delivery-domain';
import { firstIdAt, type Transaction } from '@livery/kernel';
import { afterCommit, type Database, idAfter, idBefore, managerOf } from '@livery/persistence';
import { weekOfId } from '../persistence/week-of-id.ts';
import { CREATE_MISSING, SEND_DELIVERED_AGAIN, SEND_ENDED_AGAIN } from './unscoped-replay-effects.ts';
import { COUNT_ENDED, COUNT_EVENTS, ENDED_PAGE, EVENT_PAGE, MAX_COUNTED, PAGE } from './unscoped-replay-pages.ts';

/**
 * The relay gives events their positions in the order in which they were written, except for those that were committed late. No
 * transaction stays open for so long (the database ends it after 15 s without a statement).
 */
const LATEST_COMMIT_MS = 5 * 60_000;

const OF_TENANT =
  'select position from messaging.event where organization_id = $1 and livemode = $2 and position is not null';
const LAST_BEFORE = `${OF_TENANT} and id < $3 order by id desc limit 1`;
const FIRST_AFTER = `${OF_TENANT} and id > $3 order by id limit 1`;
const LAST_POSITION = `
  select position from messaging.relay_shard
   where shard = messaging.shard_of($1, (select count(*)::integer from messaging.relay_shard))`;
const ABANDONING = `
  select 1 from delivery.abandonment where organization_id = $1 and livemode = $2 and endpoint_id = $3`;
const PARTITIONS = 'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1';

interface FoundRow {
  readonly event_id: string;
  readonly type: string;
  readonly position: number;
  readonly created: string | null;
  readonly cursor: string;
  readonly id: string | null;
  readonly sequence: number | null;
  readonly status: NonNullable<ReplayCandidate['delivery']>['status'] | null;
}

interface PageRow {
  readonly found: readonly FoundRow[];
  readonly is_abandoning: boolean;
}

type StepOf<Action extends ReplayStep['action']> = Extract<ReplayStep, { readonly action: Action }>;

export class PostgresDeliveryReplays extends DeliveryReplays {
  /** @param onSent is called after the commit of something to send */
  constructor(
    private readonly database: Database,
    private readonly onSent: () => void = () => undefined,
  ) {
    super();
  }

  async keptSince(): Promise<Date> {
    const partitions = await this.database.query<{ name: string }>(PARTITIONS, ['messaging.event']);
    const weeks = partitions.flatMap(({ name }) => {
      const [, year, month, day] = /_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
      return year === undefined || month === undefined || day === undefined
        ? []
        : [`${year}-${month}-${day}T00:00:00Z`];
    });
    return new Date(weeks.toSorted()[0] ?? 0);
  }

  async bounds(order: ReplayOrder): Promise<ReplayBounds> {
    const { since, until } = order.period;
    if (!createsMissing(order.status)) return [idBefore(since), idAfter(until)];
    const early = firstIdAt(new Date(Math.max(0, since.getTime() - LATEST_COMMIT_MS)));
    const late = firstIdAt(new Date(until.getTime() + LATEST_COMMIT_MS));
    const [last] = await this.database.query<{ position: string }>(LAST_POSITION, [order.tenant.organizationId]);
    return [
      (await this.position(LAST_BEFORE, order, early)) ?? '0',
      (await this.position(FIRST_AFTER, order, late)) ?? last?.position ?? '0',
    ];
  }

  async count(order: ReplayOrder, bounds: ReplayBounds): Promise<number | null> {
    const statement = createsMissing(order.status) ? COUNT_EVENTS : COUNT_ENDED;
    const [row] = await this.database.query<{ count: number }>(statement, pageValues(order, bounds));
    return row === undefined || row.count > MAX_COUNTED ? null : row.count;
  }

  async page(order: ReplayOrder, bounds: ReplayBounds): Promise<ReplayPage | null> {
    const statement = createsMissing(order.status) ? EVENT_PAGE : ENDED_PAGE;
    const [row] = await this.database.query<PageRow>(statement, pageValues(order, bounds));
    if (row === undefined || row.is_abandoning) return null;
    const { found } = row;
    const last = found.map(({ cursor }) => cursor).reduce((a, b) => (isLater(order, a, b) ? a : b), bounds[0]);
    const candidates = found.filter(({ created }) => created !== null && isWithin(order.period, new Date(created)));
    const isLast = found.length < PAGE;
    const times = candidates.flatMap(({ created }) => (created === null ? [] : [Date.parse(created)]));
    return {
      candidates: candidates.map(toCandidate),
      read: found.length,
      next: isLast ? null : last,
      reached: isLast ? order.period.until : new Date(Math.max(order.period.since.getTime(), ...times)),
    };
  }

  async isAbandoning({ tenant, endpointId }: ReplayOrder, transaction: Transaction): Promise<boolean> {
    const values = [tenant.organizationId, tenant.livemode, endpointId];
    return (await managerOf(transaction).query<unknown[]>(ABANDONING, values)).length > 0;
  }

  async sendAgain(
    order: ReplayOrder,
    steps: readonly StepOf<'send_again'>[],
    at: Date,
    transaction: Transaction,
  ): Promise<Omit<ReplayEffect, 'created'>> {
    const ended = steps.filter(({ was }) => was !== 'delivered').map(({ deliveryId }) => deliveryId);
    const arrived = steps.filter(({ was }) => was === 'delivered').map(({ eventId }) => eventId);
    const change = async (statement: string, chosen: readonly string[]): Promise<Partial<ReplayEffect>> => {
      if (chosen.length === 0) return {};
      const values = [...keyOf(order), chosen, at];
      return (await managerOf(transaction).query<Partial<ReplayEffect>[]>(statement, values))[0] ?? {};
    };
    if (steps.length > 0) afterCommit(transaction, this.onSent);
    const { failed = 0, abandoned = 0 } = await change(SEND_ENDED_AGAIN, ended);
    const { delivered = 0 } = await change(SEND_DELIVERED_AGAIN, arrived);
    return { failed, abandoned, delivered };
  }

  async create(
    order: ReplayOrder,
    steps: readonly StepOf<'create'>[],
    at: Date,
    transaction: Transaction,
  ): Promise<number> {
    if (steps.length === 0) return 0;
    const incoming = steps.map(({ event: { eventId: id, type, position } }) => ({
      id,
      position,
      week: weekOfId(id),
      patterns: eventTypePatterns(type),
    }));
    afterCommit(transaction, this.onSent);
    const values = [...keyOf(order), JSON.stringify(incoming), at];
    const [row] = await managerOf(transaction).query<{ created: number }[]>(CREATE_MISSING, values);
    return row?.created ?? 0;
  }

  private async position(statement: string, { tenant }: ReplayOrder, id: string): Promise<string | undefined> {
    const values = [tenant.organizationId, tenant.livemode, id];
    return (await this.database.query<{ position: string }>(statement, values))[0]?.position;
  }
}

function keyOf({ tenant, endpointId }: ReplayOrder): [string, boolean, string] {
  return [tenant.organizationId, tenant.livemode, endpointId];
}

function pageValues(order: ReplayOrder, [after, through]: ReplayBounds): unknown[] {
  const { since, until } = order.period;
  return [...keyOf(order), after, through, idBefore(since), idAfter(until)];
}

function isLater({ status }: ReplayOrder, a: string, b: string): boolean {
  return createsMissing(status) ? Number(a) > Number(b) : a > b;
}

function toCandidate({ event_id: eventId, type, position, id, sequence, status }: FoundRow): ReplayCandidate {
  const delivery = id === null || status === null ? null : { id, status, sequence };
  return { eventId, type, position, isTest: type === webhookEndpointTest.type, delivery };
}
