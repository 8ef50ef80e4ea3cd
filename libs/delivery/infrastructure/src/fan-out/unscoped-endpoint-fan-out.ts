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
 * `is true` prevents the use of an index on the endpoint. In the first minutes of a weekly partition, which has no statistics
 * yet, the planner preferred that index to the primary key.
 */
const CREATE_DELIVERIES = unscoped(
  FAN_OUT,
  `with incoming as materialized (
     select * from json_to_recordset($1) as i(
       organization_id uuid, livemode boolean, id uuid, position bigint, created timestamptz, week integer, patterns text[])
   ), tenant as materialized (
     select distinct organization_id, livemode from incoming order by organization_id, livemode
   ), endpoint as materialized (
     select e.*
       from tenant
      cross join lateral (
        select e.organization_id, e.livemode, e.id, e.enabled_events, e.last_sequence, e.status
          from delivery.webhook_endpoint e
         where e.organization_id = tenant.organization_id and e.livemode = tenant.livemode
           and exists (select from incoming i where i.organization_id = e.organization_id
                          and i.livemode = e.livemode and i.patterns && e.enabled_events)
         order by e.id
           for no key update
      ) e
   ), missing as materialized (
     select e.organization_id, e.livemode, i.id as event_id, e.id as endpoint_id, i.position,
            e.last_sequence + row_number() over (partition by e.organization_id, e.livemode, e.id order by i.position) as sequence
       from endpoint e
       join incoming i on i.organization_id = e.organization_id and i.livemode = e.livemode
        and i.patterns && e.enabled_events
      where e.status = 'enabled'
        and (select true from delivery.webhook_delivery d where d.organization_id = e.organization_id
                and d.livemode = e.livemode and d.event_id = i.id and (d.endpoint_id = e.id) is true) is null
   ), advanced as (
     update delivery.webhook_endpoint e set last_sequence = reached.sequence
       from (select organization_id, livemode, endpoint_id, max(sequence) as sequence from missing group by 1, 2, 3) reached
      where e.organization_id = reached.organization_id and e.livemode = reached.livemode and e.id = reached.endpoint_id
   ), created as (
     insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
     select organization_id, livemode, event_id, endpoint_id, ${NEW_ID}, sequence, $2 from missing order by position, sequence
     returning organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence
   ), pending as (
     insert into delivery.undelivered
       (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, next_retry_at)
     select organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, 'pending', $2 from created
   ), missed as (
     insert into delivery.missed_span
       (organization_id, livemode, endpoint_id, first_position, last_position, week, enabled_events, missed, since,
        first_event_id, is_open)
     select e.organization_id, e.livemode, e.id, min(i.position), max(i.position), i.week, e.enabled_events, count(*),
            min(i.created), (array_agg(i.id order by i.position))[1], true
       from endpoint e
       join incoming i on i.organization_id = e.organization_id and i.livemode = e.livemode
        and i.patterns && e.enabled_events
      where e.status = 'disabled'
        and (select true from delivery.webhook_delivery d where d.organization_id = e.organization_id
                and d.livemode = e.livemode and d.event_id = i.id and (d.endpoint_id = e.id) is true) is null
      group by e.organization_id, e.livemode, e.id, e.enabled_events, i.week
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
    const incoming = events
      .filter(({ type }) => type !== webhookEndpointTest.type)
      .map(({ tenant, id, type, position, created }) => ({
        organization_id: tenant.organizationId,
        livemode: tenant.livemode,
        id,
        position: position.toString(),
        created,
        week: weekOfId(id),
        patterns: eventTypePatterns(type),
      }));
    if (incoming.length === 0) return;
    const [row] = await queryWithin<{ created: number }>(transaction, CREATE_DELIVERIES, [
      JSON.stringify(incoming),
      this.clock.now(),
    ]);
    const created = row?.created ?? 0;
    if (created > 0) afterCommit(transaction, () => this.onCreated(created));
  }
}
