import { firstIdAt, newId, type Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';

const BATCH = 250_000;
const WEEK_MS = 7 * 24 * 3_600_000;
/** One event in so many has the rare type, and one in so many has two undelivered deliveries. */
const RARE = 100;
const EVENTS_OF_A_RECORD = 5;

/** A log of events as the benchmark fills it. */
export interface FilledEvents {
  readonly tenant: Tenant;
  readonly count: number;
  /** The instant of an event, counted from 1. */
  at(number: number): Date;
  /** The UUID of an event. */
  idOf(number: number): string;
}

/** A UUIDv7 of the time `at` that ends with the number of the event. */
const ID = `(lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid`;
/** Twenty common types of five contexts, and a rare one. */
const TYPE = `case when n % ${RARE} = 0 then 'rare.report.seen' else 'context_' || n % 5 || '.record.verb_' || chr((97 + n % 4)::int) end`;
const INSERT = `
  insert into messaging.event (organization_id, livemode, id, type, api_version, request_id, data, created, position)
  select $1, true, ${ID}, ${TYPE}, '2026-11-20', ${ID},
         jsonb_build_object('object', jsonb_build_object('id', 'record_' || n / ${EVENTS_OF_A_RECORD}, 'object', 'record',
           'name', repeat('abcdefgh ', 30), 'livemode', true)),
         at, n
    from generate_series($2::bigint, $3::bigint) n,
         lateral (select $4::timestamptz + n * $5::float8 * interval '1 millisecond' as at) moment`;
const UNDELIVERED = `
  insert into delivery.undelivered (organization_id, livemode, id, endpoint_id, event_id, ordinal, status, completed)
  select e.organization_id, true, gen_random_uuid(), gen_random_uuid(), e.id, 1, 'failed', now()
    from messaging.event e, generate_series(1, 2) where e.organization_id = $1 and e.position % ${RARE} = 7`;

/** Fills the log of a new tenant with placed events, spread evenly over the weekly partitions that exist. */
export async function fillEvents(database: Database, count: number): Promise<FilledEvents> {
  const tenant = { organizationId: newId(), livemode: true };
  const begin = Date.now() - WEEK_MS / 2;
  const step = (4 * WEEK_MS) / count;
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(count, from + BATCH - 1);
    await database.dataSource.query(INSERT, [tenant.organizationId, from, to, new Date(begin), step]);
  }
  await database.dataSource.query(UNDELIVERED, [tenant.organizationId]);
  await database.dataSource.query('vacuum analyze messaging.event, delivery.undelivered');
  const at = (number: number): Date => new Date(begin + number * step);
  return {
    tenant,
    count,
    at,
    idOf: (number) => `${firstIdAt(at(number)).slice(0, 14)}7000-8${suffix(number)}`,
  };
}

function suffix(number: number): string {
  const digits = number.toString(16).padStart(15, '0');
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}
