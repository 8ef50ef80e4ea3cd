import { unscoped } from '@livery/persistence';
import { SELF_AUDIT } from '../persistence/unscoped-uses.ts';

/** Behind this many events of one minute the audit gives up and goes on with the newest. */
export const LOOK_BACK = 20_000;
/** A change of an endpoint may become visible this much later than it says. */
const MARGIN = `interval '1 minute'`;
const MOST = 10_000;

export const LAST_POSITION = 'select position from messaging.last_position';

/** Events that were relayed, of everybody who may have wanted them; by each tenant's index of positions. */
export const RELAYED = unscoped(
  SELF_AUDIT,
  `select v.organization_id, v.livemode, v.id, v.type, v.created
     from (select distinct organization_id, livemode from delivery.webhook_endpoint where status = 'enabled') t
    cross join lateral (
      select organization_id, livemode, id, type, created from messaging.event
       where organization_id = t.organization_id and livemode = t.livemode
         and position > $1 and position <= $2 and id >= $3
       order by position limit ${LOOK_BACK}
    ) v
    limit ${LOOK_BACK}`,
);

/**
 * Of some relayed events: endpoints that wanted them, unchanged since, and have no delivery; and deliveries that neither
 * wait nor were ever attempted.
 */
export const AUDIT_EVENTS = unscoped(
  SELF_AUDIT,
  `with incoming as materialized (
     select * from json_to_recordset($1)
         as i(organization_id uuid, livemode boolean, id uuid, created timestamptz, patterns text[])
   )
   select (
     select count(*) from incoming i
       join delivery.webhook_endpoint e on e.organization_id = i.organization_id and e.livemode = i.livemode
        and e.status = 'enabled' and e.updated < i.created - ${MARGIN} and i.patterns && e.enabled_events
      where not exists (
        select from delivery.webhook_delivery d where d.organization_id = i.organization_id
           and d.livemode = i.livemode and d.event_id = i.id and d.endpoint_id = e.id)
   )::int as missing, (
     select count(*) from incoming i
       join delivery.webhook_delivery d on d.organization_id = i.organization_id
        and d.livemode = i.livemode and d.event_id = i.id
      where not exists (
        select from delivery.undelivered u where u.organization_id = d.organization_id
           and u.livemode = d.livemode and u.id = d.id)
        and not exists (
        select from delivery.delivery_attempt a where a.organization_id = d.organization_id
           and a.livemode = d.livemode and a.delivery_id = d.id)
   )::int as lost`,
);

/** Pending deliveries without a due time or a live lease, by an index that holds nothing else. */
export const STUCK = unscoped(
  SELF_AUDIT,
  `select count(*)::int as stuck from (
     select from delivery.undelivered
      where status = 'pending' and next_retry_at is null and (claimed_until is null or claimed_until < now())
      limit ${MOST}
   ) u`,
);
