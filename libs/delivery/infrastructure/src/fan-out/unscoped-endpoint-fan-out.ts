import { webhookEndpointTest } from '@livery/delivery-contracts';
import { eventTypePatterns } from '@livery/delivery-domain';
import type { Clock, Transaction } from '@livery/kernel';
import { EventConsumer, type PositionedEvent } from '@livery/messaging';
import { afterCommit, queryWithin, unscoped } from '@livery/persistence';
import { NEW_ID } from '../persistence/new-id-sql.ts';
import { FAN_OUT } from '../persistence/tenant-guard-exceptions.ts';
import { weekOfId } from '../persistence/week-of-id.ts';

/**
 * Locks the endpoints that want any of the events, always in the same order, creates the missing deliveries, and advances the
 * sequences of the endpoints. Every other code that creates deliveries with a sequence number must lock the endpoint, too, so
 * that a sequence has no gaps. What a disabled endpoint misses is only counted, with one write for each such endpoint and week.
 *
 * Each type of event is compared with the patterns of each endpoint once, and each event only with the endpoints of its tenant: the arrays
 * of a tenant go with each of its endpoints, of which there are at most 50. A join of all events with all endpoints took a second for a
 * thousand tenants (measured).
 *
 * `is true` prevents the use of an index on the endpoint. In the first minutes of a weekly partition, which has no statistics
 * yet, the planner preferred that index to the primary key.
 */
const CREATE_DELIVERIES = unscoped(
  FAN_OUT,
  `with type as materialized (
     select * from json_to_recordset($1) as t(number integer, patterns text[])
   ), tenant as materialized (
     select * from json_to_recordset($2) as t(
       organization_id uuid, livemode boolean, types integer[], ids uuid[], positions bigint[], created timestamptz[], weeks integer[])
      order by organization_id, livemode
   ), endpoint as materialized (
     select e.*, tenant.types, tenant.ids, tenant.positions, tenant.created, tenant.weeks
       from tenant
      cross join lateral (
        select e.organization_id, e.livemode, e.id, e.enabled_events, e.last_sequence, e.status, wanted.types as wanted
          from delivery.webhook_endpoint e
         cross join lateral (
           select array_agg(type.number) as types from type where type.patterns && e.enabled_events
         ) wanted
         where e.organization_id = tenant.organization_id and e.livemode = tenant.livemode and wanted.types && tenant.types
         order by e.id
           for no key update of e
      ) e
   ), wanted as materialized (
     select e.organization_id, e.livemode, e.id as endpoint_id, e.status, e.enabled_events, e.last_sequence,
            i.id as event_id, i.position, i.created, i.week
       from endpoint e
      cross join lateral unnest(e.types, e.ids, e.positions, e.created, e.weeks) as i(type, id, position, created, week)
      where i.type = any (e.wanted)
        and (select true from delivery.webhook_delivery d where d.organization_id = e.organization_id
                and d.livemode = e.livemode and d.event_id = i.id and (d.endpoint_id = e.id) is true) is null
   ), missing as materialized (
     select organization_id, livemode, event_id, endpoint_id, position,
            last_sequence + row_number() over (partition by organization_id, livemode, endpoint_id order by position) as sequence
       from wanted where status = 'enabled'
   ), advanced as (
     update delivery.webhook_endpoint e set last_sequence = reached.sequence
       from (select organization_id, livemode, endpoint_id, max(sequence) as sequence from missing group by 1, 2, 3) reached
      where e.organization_id = reached.organization_id and e.livemode = reached.livemode and e.id = reached.endpoint_id
   ), created as (
     insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
     select organization_id, livemode, event_id, endpoint_id, ${NEW_ID}, sequence, $3 from missing order by position, sequence
     returning organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence
   ), pending as (
     insert into delivery.undelivered
       (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, next_retry_at)
     select organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, 'pending', $3 from created
   ), missed as (
     insert into delivery.missed_span
       (organization_id, livemode, endpoint_id, first_position, last_position, week, enabled_events, missed, since,
        first_event_id, is_open)
     select organization_id, livemode, endpoint_id, min(position), max(position), week, enabled_events, count(*),
            min(created), (array_agg(event_id order by position))[1], true
       from wanted where status = 'disabled'
      group by organization_id, livemode, endpoint_id, enabled_events, week
     on conflict (organization_id, livemode, endpoint_id, week) where is_open
     do update set last_position = excluded.last_position, missed = missed_span.missed + excluded.missed,
                   since = least(missed_span.since, excluded.since)
   )
   select count(*)::int as created from created`,
);

/**
 * Creates a delivery of each event for each enabled endpoint that wants it, with the endpoint's next sequence number, and counts the
 * events that disabled endpoints miss.
 */
export class UnscopedEndpointFanOut extends EventConsumer {
  /** @param onCreated is called with the number of created deliveries of a batch after the commit, unless it is 0 */
  constructor(
    private readonly clock: Clock,
    private readonly onCreated: (deliveries: number) => void = () => undefined,
  ) {
    super();
  }

  async consume(events: readonly PositionedEvent[], transaction: Transaction): Promise<void> {
    const wanted = events.filter(({ type }) => type !== webhookEndpointTest.type);
    if (wanted.length === 0) return;
    const types = [...new Set(wanted.map(({ type }) => type))];
    const [row] = await queryWithin<{ created: number }>(transaction, CREATE_DELIVERIES, [
      JSON.stringify(types.map((type, number) => ({ number, patterns: eventTypePatterns(type) }))),
      JSON.stringify(byTenant(wanted, types)),
      this.clock.now(),
    ]);
    const created = row?.created ?? 0;
    if (created > 0) afterCommit(transaction, () => this.onCreated(created));
  }
}

/** The events of each tenant, as arrays of their members. A type is given by its place in `types`. */
function byTenant(events: readonly PositionedEvent[], types: readonly string[]): object[] {
  const numbers = new Map(types.map((type, number) => [type, number]));
  const tenants = Map.groupBy(events, ({ tenant }) => `${tenant.organizationId} ${String(tenant.livemode)}`);
  return [...tenants.values()].map((all) => ({
    organization_id: all[0]?.tenant.organizationId,
    livemode: all[0]?.tenant.livemode,
    types: all.map(({ type }) => numbers.get(type)),
    ids: all.map(({ id }) => id),
    positions: all.map(({ position }) => position.toString()),
    created: all.map(({ created }) => created),
    weeks: all.map(({ id }) => weekOfId(id)),
  }));
}
