import { firstIdAt, newId, type Tenant } from '@livery/kernel';
import pg from 'pg';

/** How the deliveries of one endpoint ended: shares of a thousand by status. The rest is delivered. */
export interface EndpointHistory {
  readonly name: string;
  /** The share of all deliveries, in thousandths. */
  readonly share: number;
  readonly failed: number;
  readonly pending: number;
  readonly abandoned: number;
  /** The oldest and the newest delivery, in seconds before now. */
  readonly from: number;
  readonly to: number;
  /** Whether the endpoint was disabled just now: its pending deliveries are abandoned, and not updated yet. */
  readonly isDisabled?: true;
}

export interface FilledEndpoint extends EndpointHistory {
  readonly id: string;
  readonly count: number;
}

const WEEK_S = 7 * 86_400;
const WEEKS = 9;
const WHOLE = { from: WEEKS * WEEK_S - 86_400, to: 60 };
/** Thousandths that fail where deliveries are rarely delivered: 40 of 200,000 are delivered, or nearly one of each block of marks. */
const [NEARLY_ALL, MOST] = [999.8, 968];

export const HISTORIES: readonly EndpointHistory[] = [
  { name: 'busy', share: 300, failed: 30, pending: 10, abandoned: 10, ...WHOLE },
  { name: 'failing', share: 200, failed: NEARLY_ALL, pending: 0, abandoned: 0, ...WHOLE },
  { name: 'sparse', share: 100, failed: MOST, pending: 0, abandoned: 0, ...WHOLE },
  { name: 'disabled', share: 200, failed: 0, pending: 700, abandoned: 0, isDisabled: true, ...WHOLE },
  { name: 'burst', share: 100, failed: 0, pending: 1_000, abandoned: 0, from: 3_630, to: 3_600 },
  ...Array.from({ length: 50 }, (_, index) => ({
    name: `small ${index}`,
    share: 2,
    failed: 30,
    pending: 10,
    abandoned: 10,
    ...WHOLE,
  })),
];

/** A UUIDv7 of a time, in SQL. */
const idAt = (time: string): string => `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send(floor(extract(epoch from ${time}) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

/**
 * Fills the tables with deliveries of one organization over nine weekly partitions, as the relay and the dispatcher would have:
 * ordinals in the order of time over all endpoints, sequences, rows of `undelivered`, and attempts.
 */
export async function fillDeliveries(
  url: string,
  tenant: Tenant,
  endpoints: readonly string[],
  total: number,
): Promise<readonly FilledEndpoint[]> {
  const filled = HISTORIES.map((history, index) => ({
    ...history,
    id: endpoints[index] ?? newId(),
    count: Math.round((total * history.share) / 1_000),
  }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await createPastWeeks(client);
  await client.query('begin');
  await client.query(PLAN, [tenant.organizationId, tenant.livemode, JSON.stringify(filled)]);
  for (const statement of INSERTS) await client.query(statement);
  await client.query('commit');
  await client.query(`vacuum analyze ${TABLES.join(', ')}`);
  await client.end();
  return filled;
}

async function createPastWeeks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ monday: Date }>(
    `select date_trunc('week', now() at time zone 'utc') at time zone 'utc' as monday`,
  );
  const monday = rows[0]?.monday.getTime() ?? 0;
  const startOf = (week: number): Date => new Date(monday - week * WEEK_S * 1_000);
  for (let week = WEEKS; week > 0; week -= 1) {
    const suffix = startOf(week).toISOString().slice(0, 10).replaceAll('-', '');
    for (const table of ['delivery.webhook_delivery', 'delivery.delivery_attempt']) {
      await client.query(
        `create table if not exists ${table}_${suffix} partition of ${table}
           for values from ('${firstIdAt(startOf(week))}') to ('${firstIdAt(startOf(week - 1))}')`,
      );
    }
  }
}

const TABLES = [
  'webhook_endpoint',
  'webhook_delivery',
  'undelivered',
  'delivery_attempt',
  'abandonment',
  'delivered_block',
].map((table) => `delivery.${table}`);

/** One row for each delivery: its endpoint, its time, and how it ended. The status follows from the number by a fixed pattern. */
const PLAN = `
  create temp table planned on commit drop as
  select $1::uuid as organization_id, $2::boolean as livemode, e.id as endpoint_id, n as sequence, t.created,
         row_number() over (order by t.created, e.id, n) + (select last_value from delivery.delivery_order) as ordinal,
         ${idAt('t.created')} as id, ${idAt(`t.created - interval '1 second'`)} as event_id,
         case when h.spread < e.failed then 'failed'
              when h.spread < e.failed + e.abandoned then 'abandoned'
              when n > e.count * (1 - e.pending / 1000) then 'pending'
              else 'delivered' end as status,
         coalesce(e."isDisabled", false) as is_disabled
    from json_to_recordset($3) as e(id uuid, count int, failed float8, pending float8, abandoned float8,
                                    "from" float8, "to" float8, "isDisabled" boolean)
   cross join lateral generate_series(1, e.count) as n
   cross join lateral (select date_trunc('milliseconds', now() - (e."from" - (e."from" - e."to") * n / e.count) * interval '1 second') as created) t
   cross join lateral (select mod(n * 7919::bigint, 10007) * 1000.0 / 10007 as spread) h`;

const INSERTS: readonly string[] = [
  `select setval('delivery.delivery_order', (select max(ordinal) from planned))`,
  `insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, created)
   select organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, created from planned order by ordinal`,
  `insert into delivery.undelivered
     (organization_id, livemode, id, endpoint_id, event_id, ordinal, sequence, status, attempt_count, next_retry_at, completed)
   select organization_id, livemode, id, endpoint_id, event_id, ordinal, sequence, status, case status when 'failed' then 5 else 0 end,
          case status when 'pending' then created end, case when status <> 'pending' then created + interval '3 hours' end
     from planned where status <> 'delivered' order by ordinal`,
  `insert into delivery.delivered_block (organization_id, livemode, endpoint_id, block)
   select distinct organization_id, livemode, endpoint_id, sequence / 32 from planned where status = 'delivered'`,
  `insert into delivery.delivery_attempt
     (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, response_headers, response_body,
      truncated, error_class, error_message)
   select organization_id, livemode, ${idAt('a.started')}, id, a.started, 5 + mod(ordinal * 7, 90), '{}',
          case status when 'failed' then 503 else 200 end, '{}', 'received', false, null,
          case status when 'failed' then 'The endpoint answered 503.' end
     from planned
    cross join lateral unnest(case status when 'failed' then array[0, 60, 360, 2160, 9360] when 'delivered' then array[0] else '{}' end) delay
    cross join lateral (select created + (delay + 0.01) * interval '1 second' as started) a
    order by a.started`,
  `update delivery.webhook_endpoint e set last_sequence = p.count
     from (select organization_id, livemode, endpoint_id, count(*) from planned group by 1, 2, 3) p
    where e.organization_id = p.organization_id and e.livemode = p.livemode and e.id = p.endpoint_id`,
  `insert into delivery.abandonment (organization_id, livemode, endpoint_id, through, abandoned)
   select organization_id, livemode, endpoint_id, max(ordinal), now() from planned where is_disabled group by 1, 2, 3`,
];
