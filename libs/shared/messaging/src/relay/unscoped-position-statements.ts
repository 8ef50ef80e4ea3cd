import { unscoped } from '@livery/persistence';
import { RELAY } from '../tenant-guard-exceptions.ts';

/** The number of events that get a position in one transaction. */
export const BATCH = 500;

/** The number of events that one statement reads to share a batch between tenants. */
const READ = 4 * BATCH;

/**
 * Builds the statement that assigns the next positions, without a gap, to the events of `waiting`, in the order of their ordinals.
 * The join compares the type, too, so that it reads one entry for each event from whichever index the planner prefers.
 */
function assignPositions(waiting: string): string {
  return unscoped(
    RELAY,
    `with recursive ${waiting}, batch as materialized (
     select organization_id, livemode, id, type, row_number() over (order by ordinal) as number from waiting
   ), advanced as (
     update messaging.last_position set position = position + (select count(*) from batch)
     returning position - (select count(*) from batch) as start
   )
   update messaging.event e set position = advanced.start + batch.number
     from batch, advanced
    where e.organization_id = batch.organization_id and e.livemode = batch.livemode and e.id = batch.id and e.type = batch.type
   returning e.organization_id, e.livemode, e.id, e.type, e.position, e.created, e.traceparent`,
  );
}

/** Assigns positions to the oldest events of all tenants. */
export const PLACE_OLDEST = assignPositions(`waiting as materialized (
     select organization_id, livemode, id, type, ordinal from messaging.event
      where position is null order by ordinal limit ${BATCH}
   )`);

const nextTenant = (after: string): string => `
       select organization_id, livemode from messaging.event
        where position is null and (organization_id, livemode) > (${after})
        order by organization_id, livemode limit 1`;

/**
 * Assigns positions to the oldest events of each of the next tenants after the cursor ($1, $2), the same number of each as far as they
 * have so many. It steps from tenant to tenant through the partial index, like a skip scan, so that the backlog of a tenant is one step,
 * however long it is.
 */
export const PLACE_IN_TURNS = assignPositions(`tenant as (
     select t.organization_id, t.livemode, 1 as step from (${nextTenant('$1::uuid, $2::boolean')}) t
      union all
     select t.organization_id, t.livemode, tenant.step + 1
       from tenant cross join lateral (${nextTenant('tenant.organization_id, tenant.livemode')}) t
      where tenant.step < ${BATCH}
   ), waiting as materialized (
     select tenant.organization_id, tenant.livemode, oldest.id, oldest.type, oldest.ordinal
       from tenant cross join lateral (
         select id, type, ordinal, row_number() over (order by ordinal) as turn from messaging.event
          where organization_id = tenant.organization_id and livemode = tenant.livemode and position is null
          order by ordinal limit least(${BATCH}, ${READ} / (select count(*) from tenant))
       ) oldest
      order by oldest.turn, oldest.ordinal limit ${BATCH}
   )`);
