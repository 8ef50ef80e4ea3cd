import { COUNT_LIMIT, SAMPLE_LIMIT } from '@livery/delivery-application';
import { ofEndpoint } from './delivery-page.ts';
import { SUCCEEDED } from './read-deliveries.ts';

const throughOf = (alias: string): string => `
  coalesce((select ${alias}.through from delivery.abandonment ${alias} where ${ofEndpoint(alias)}), 0)`;

const counted = (alias: string, condition: string): string => `(
    select count(*)::int from (
      select true from delivery.undelivered ${alias}
       where ${ofEndpoint(alias)} and ${alias}.ordinal >= since.ordinal and ${condition} and ${alias}.sequence is not null
       limit ${COUNT_LIMIT}) counted)`;

/**
 * Counts the deliveries from each of some ordinals ($4) on, in one snapshot: all of them, and the undelivered ones by status. Tests are
 * not counted. Sequence numbers have no gap, so that two of them suffice for all; each status is counted by its index alone.
 */
export const COUNTS = `
  select ${counted('p', `p.status = 'pending' and p.ordinal > ${throughOf('a')}`)} as pending,
         ${counted('f', `f.status = 'failed'`)} as failed,
         ${counted('g', `g.status = 'abandoned'`)} as abandoned,
         ${counted('l', `l.status = 'pending' and l.ordinal <= ${throughOf('b')}`)} as abandoned_later,
         coalesce((select n.sequence from delivery.webhook_delivery n
                    where ${ofEndpoint('n')} and n.sequence is not null order by n.sequence desc limit 1)
                - (select o.sequence from delivery.webhook_delivery o
                    where ${ofEndpoint('o')} and o.ordinal >= since.ordinal and o.sequence is not null
                    order by o.ordinal limit 1)
                + 1, 0)::int as created
    from unnest($4::bigint[]) with ordinality as since(ordinal, place) order by since.place`;

/** The first ordinal that an endpoint still has. */
export const FIRST_ORDINAL = `
  select d.ordinal from delivery.webhook_delivery d where ${ofEndpoint('d')} order by d.ordinal limit 1`;

/** The ordinal of the pending delivery that is first in an order, of those with a condition on their attempts. */
const firstPending = (alias: string, attempts: string, order: string): string => `(
         select ${alias}.ordinal from delivery.undelivered ${alias}
          where ${ofEndpoint(alias)} and ${alias}.status = 'pending' ${attempts} and ${alias}.sequence is not null
            and ${alias}.ordinal > ${throughOf(`${alias}a`)}
          order by ${order} limit 1)`;

/**
 * The oldest pending delivery, and where two queues are: `turn` is the next first attempt, and `replayed` the next delivery that a replay
 * sends again. Nearly all deliveries before them had their turn. Each is null if there is none.
 */
export const BACKLOG = `
  select ${firstPending('p', '', 'p.ordinal')} as oldest,
         ${firstPending('f', 'and f.attempt_count = 0', 'f.next_retry_at, f.ordinal')} as turn,
         ${firstPending('r', 'and r.attempt_count < 0', 'r.next_retry_at, r.ordinal')} as replayed`;

export const CREATED_AT = `
  select d.created from delivery.webhook_delivery d where ${ofEndpoint('d')} and d.ordinal = $4`;

const ordinalsBefore = (alias: string, ordinal: string): string => `array(
        select ${alias}.ordinal from delivery.webhook_delivery ${alias}
         where ${ofEndpoint(alias)} and ${alias}.ordinal < ${ordinal} and ${alias}.sequence is not null
         order by ${alias}.ordinal desc limit ${SAMPLE_LIMIT})`;

/**
 * The attempts from a time ($6) on to the newest deliveries before an ordinal ($4), and to those that a replay ($7) has sent last. Their
 * ids are at least $5.
 */
export const SAMPLE = `
  select count(distinct d.id)::int as deliveries, min(d.created) as since, count(t.duration_ms)::int as attempts,
         (count(*) filter (where t.succeeded))::int as succeeded,
         percentile_disc(0.5) within group (order by t.duration_ms) as p50,
         percentile_disc(0.95) within group (order by t.duration_ms) as p95,
         max(t.ended) as last_attempt, max(t.ended) filter (where t.succeeded) as last_success
    from (
      select c.id, c.created from delivery.webhook_delivery c
       where ${ofEndpoint('c')} and c.ordinal = any (${ordinalsBefore('s', '$4')} || ${ordinalsBefore('r', '$7')})
    ) d
    left join lateral (
      select t.duration_ms, ${SUCCEEDED} as succeeded, t.started + t.duration_ms * interval '1 millisecond' as ended
        from delivery.delivery_attempt t
       where t.organization_id = $1 and t.livemode = $2 and t.delivery_id = d.id and t.id >= $5 and t.started >= $6 limit 20
    ) t on true`;
