import { unscoped } from '@livery/persistence';
import { RELAY } from '../tenant-guard-exceptions.ts';

/** The most events that get a position in one transaction. */
export const BATCH = 500;

/** The most tenants that one statement visits. */
export const TENANTS = 500;

/** The number of events that one statement reads to share a batch between tenants. */
const READ = 4 * BATCH;

/** The range of ordinals. */
const [FIRST, LAST] = ['0', '9223372036854775807'];

/**
 * The first tenant after another that has an event without a position. It compares and sorts by all columns of the partial index: no other
 * index has this order, so that the planner takes this one whatever its statistics say of a backlog that comes and goes.
 */
const nextTenant = (after: string): string => `
       select organization_id, livemode from messaging.event
        where position is null and (organization_id, livemode, ordinal) > (${after}, ${LAST})
        order by organization_id, livemode, ordinal limit 1`;

const ofTenant = (bound: string): string => `(tenant.organization_id, tenant.livemode, ${bound})`;

/**
 * Assigns the next positions of a shard ($1), without a gap, to the oldest events of each of its next tenants after a cursor ($2, $3), the
 * same number of each as far as they have so many. It steps from tenant to tenant through the partial index, like a skip scan, so that the
 * backlog of a tenant is one step, however long it is. It passes over tenants of other shards.
 *
 * Whoever runs it holds the lock of the shard, so that the number of shards does not change meanwhile. The join of the events compares the
 * type, too, so that it reads one entry for each event from whichever index the planner prefers.
 */
export const ASSIGN_POSITIONS = unscoped(
  RELAY,
  `with recursive tenant as (
     select t.organization_id, t.livemode, 1 as step from (${nextTenant('$2::uuid, $3::boolean')}) t
      union all
     select t.organization_id, t.livemode, tenant.step + 1
       from tenant cross join lateral (${nextTenant('tenant.organization_id, tenant.livemode')}) t
      where tenant.step < ${TENANTS}
   ), relay as materialized (
     select count(*)::integer as shards from messaging.relay_shard
   ), own as materialized (
     select organization_id, livemode, least(${BATCH}, ${READ} / count(*) over ()) as share
       from tenant where messaging.shard_of(organization_id, (select shards from relay)) = $1
   ), waiting as materialized (
     select tenant.organization_id, tenant.livemode, oldest.id, oldest.type, oldest.ordinal, oldest.turn = tenant.share as is_cut
       from own tenant cross join lateral (
         select id, type, ordinal, row_number() over (order by organization_id, livemode, ordinal) as turn from messaging.event
          where position is null and (organization_id, livemode, ordinal) > ${ofTenant(FIRST)}
            and (organization_id, livemode, ordinal) <= ${ofTenant(LAST)}
          order by organization_id, livemode, ordinal limit tenant.share
       ) oldest
      order by oldest.turn, oldest.ordinal limit ${BATCH}
   ), batch as materialized (
     select organization_id, livemode, id, type, row_number() over (order by ordinal) as number from waiting
   ), advanced as (
     update messaging.relay_shard set position = position + (select count(*) from batch)
      where shard = $1 and exists (select from batch)
     returning position - (select count(*) from batch) as start
   ), placed as (
     update messaging.event e set position = advanced.start + batch.number
       from batch, advanced
      where e.organization_id = batch.organization_id and e.livemode = batch.livemode and e.id = batch.id and e.type = batch.type
     returning e.organization_id, e.livemode, e.id, e.type, e.position, e.created, e.traceparent
   )
   select relay.shards, last.organization_id as last_organization_id, last.livemode as last_livemode, coalesce(last.step, 0) as tenants,
          exists (select from waiting where is_cut) as is_cut, placed.*
     from relay
     left join (select organization_id, livemode, step from tenant order by step desc limit 1) last on true
     left join placed on true`,
);
