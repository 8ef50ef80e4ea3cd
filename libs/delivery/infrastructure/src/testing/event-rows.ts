import type { EventListFilter } from '@livery/delivery-application';
import type { Tenant } from '@livery/kernel';

/** The filter of a list of all events. */
export const ALL_EVENTS: EventListFilter = {
  type: null,
  object: null,
  requestId: null,
  created: {},
  isUndelivered: false,
};

/** A UUIDv7 of the time `at` whose last digits are the number of the row. */
const ID = `(lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid`;

export interface EventRows {
  readonly tenant: Tenant;
  readonly count: number;
  /** Whether the events have positions, in their order. */
  readonly isPlaced: boolean;
}

/**
 * The statement that inserts events of the last minutes with consecutive times. Every thousandth has the type `rare.seen`, is about
 * `rare_record` and was caused by the request with the UUID zero; the others have one of seven types.
 */
export function insertEventRows({ tenant, count, isPlaced }: EventRows): string {
  return `
    insert into messaging.event (organization_id, livemode, id, type, api_version, request_id, data, created, position)
    select '${tenant.organizationId}', ${tenant.livemode}, ${ID},
           case when n % 1000 = 0 then 'rare.seen' else 'common.kind_' || n % 7 end, '2026-11-20',
           case when n % 1000 = 0 then '00000000-0000-0000-0000-000000000000'::uuid else ${ID} end,
           jsonb_build_object('object', jsonb_build_object('id', case when n % 1000 = 0 then 'rare_record' else 'record_' || n end)),
           at, case when ${isPlaced} then n end
      from generate_series(1, ${count}) n, lateral (select now() - (${count} - n) * interval '1 millisecond' as at) moment`;
}
