import { eventTypePatterns } from '@livery/delivery-domain';
import type { Clock, Transaction } from '@livery/kernel';
import { EventConsumer, type PlacedEvent } from '@livery/messaging';
import { afterCommit, managerOf, unscoped } from '@livery/persistence';
import { FAN_OUT } from '../persistence/unscoped-uses.ts';

/** Told to one endpoint by whoever asked for it, and to nobody else. */
export const TEST_EVENT = 'platform.webhook_endpoint.test';

/** UUIDv7 (RFC 9562, 5.7) in plain SQL, since PostgreSQL has `uuidv7()` from 18 only: 48 bits of time over a random UUIDv4. */
const NEW_ID = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid`;

/**
 * Locks the endpoints that want any of the events, in one order for all; makes what is missing; moves their sequences on.
 * `is true` keeps an endpoint's index out: in a week's first minutes, without statistics, the planner took it for the key.
 * Whoever else makes numbered deliveries locks the endpoint too, so that a sequence has no gaps.
 */
const MAKE_DELIVERIES = unscoped(
  FAN_OUT,
  `with incoming as materialized (
     select * from json_to_recordset($1) as i(organization_id uuid, livemode boolean, id uuid, position bigint, patterns text[])
   ), endpoint as materialized (
     select e.organization_id, e.livemode, e.id, e.enabled_events, e.last_sequence
       from delivery.webhook_endpoint e
      where e.status = 'enabled'
        and (e.organization_id, e.livemode) in (select i.organization_id, i.livemode from incoming i)
        and exists (select from incoming i where i.organization_id = e.organization_id
                       and i.livemode = e.livemode and i.patterns && e.enabled_events)
      order by e.organization_id, e.livemode, e.id
        for no key update
   ), missing as materialized (
     select e.organization_id, e.livemode, i.id as event_id, e.id as endpoint_id, i.position,
            e.last_sequence + row_number() over (partition by e.organization_id, e.livemode, e.id order by i.position) as sequence
       from endpoint e
       join incoming i on i.organization_id = e.organization_id and i.livemode = e.livemode
        and i.patterns && e.enabled_events
      where (select true from delivery.webhook_delivery d where d.organization_id = e.organization_id
                and d.livemode = e.livemode and d.event_id = i.id and (d.endpoint_id = e.id) is true) is null
   ), advanced as (
     update delivery.webhook_endpoint e set last_sequence = reached.sequence
       from (select organization_id, livemode, endpoint_id, max(sequence) as sequence from missing group by 1, 2, 3) reached
      where e.organization_id = reached.organization_id and e.livemode = reached.livemode and e.id = reached.endpoint_id
   ), made as (
     insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
     select organization_id, livemode, event_id, endpoint_id, ${NEW_ID}, sequence, $2 from missing order by position, sequence
     returning organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence
   ), pending as (
     insert into delivery.undelivered
       (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, next_retry_at)
     select organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, 'pending', $2 from made
   )
   select count(*)::int as made from made`,
);

/** Makes a delivery for each enabled endpoint that wants an event, with the endpoint's next sequence number. */
export class UnscopedEndpointFanOut extends EventConsumer {
  /** @param onMade gets the number of deliveries of a batch, once they have been committed and if there are any */
  constructor(
    private readonly clock: Clock,
    private readonly onMade: (deliveries: number) => void = () => undefined,
  ) {
    super();
  }

  async consume(events: readonly PlacedEvent[], transaction: Transaction): Promise<void> {
    const incoming = events
      .filter(({ type }) => type !== TEST_EVENT)
      .map(({ tenant, id, type, position }) => ({
        organization_id: tenant.organizationId,
        livemode: tenant.livemode,
        id,
        position: position.toString(),
        patterns: eventTypePatterns(type),
      }));
    if (incoming.length === 0) return;
    const [row] = await managerOf(transaction).query<{ made: number }[]>(MAKE_DELIVERIES, [
      JSON.stringify(incoming),
      this.clock.now(),
    ]);
    const made = row?.made ?? 0;
    if (made > 0) afterCommit(transaction, () => this.onMade(made));
  }
}
