import { COUNT_LIMIT, SAMPLE_LIMIT } from '@livery/delivery-application';
import { ofEndpoint } from './delivery-page.ts';
import { SUCCEEDED } from './read-deliveries.ts';

/** How many pending deliveries are examined to find the oldest one without an attempt. */
const PENDING_LIMIT = 5_000;

const throughOf = (alias: string): string => `
  coalesce((select ${alias}.through from delivery.abandonment ${alias} where ${ofEndpoint(alias)}), 0)`;

/** Counts the undelivered ones from an ordinal ($4) on by status, each by the index of its status. */
function undelivered(further: (alias: string) => string): string {
  const counted = (alias: string, condition: string): string => `(
    select count(*)::int from (
      select true from delivery.undelivered ${alias}
       where ${ofEndpoint(alias)} and ${alias}.ordinal >= $4 and ${condition} ${further(alias)}
       limit ${COUNT_LIMIT}) counted)`;
  return `
  select ${counted('p', `p.status = 'pending' and p.ordinal > ${throughOf('a')}`)} as pending,
         ${counted('f', `f.status = 'failed'`)} as failed,
         ${counted('g', `g.status = 'abandoned'`)} as abandoned,
         ${counted('l', `l.status = 'pending' and l.ordinal <= ${throughOf('b')}`)} as abandoned_later`;
}

/** Reads the index alone: with a condition on another column it took a page for each row, up to 200 ms. */
export const UNDELIVERED = undelivered(() => '');
export const UNDELIVERED_NUMBERED = undelivered((alias) => `and ${alias}.sequence is not null`);

/** The number of deliveries from an ordinal ($4) on. Sequence numbers have no gap, so that two of them suffice. */
export const CREATED = `
  select coalesce((select l.sequence from delivery.webhook_delivery l
                    where ${ofEndpoint('l')} and l.sequence is not null order by l.sequence desc limit 1)
                - (select f.sequence from delivery.webhook_delivery f
                    where ${ofEndpoint('f')} and f.ordinal >= $4 and f.sequence is not null order by f.ordinal limit 1)
                + 1, 0)::int as created`;

/** The first ordinal that an endpoint still has. */
export const FIRST_ORDINAL = `
  select d.ordinal from delivery.webhook_delivery d where ${ofEndpoint('d')} order by d.ordinal limit 1`;

/**
 * The oldest pending delivery, and the ordinal before which all deliveries had their turn: that of the oldest one without an
 * attempt, or the last one examined. Both are null if nothing is pending.
 */
export const BACKLOG = `
  select min(u.ordinal) as oldest,
         coalesce(min(u.ordinal) filter (where u.attempt_count = 0),
                  case when count(*) = ${PENDING_LIMIT} then max(u.ordinal) end) as turn
    from (
      select p.ordinal, p.attempt_count from delivery.undelivered p
       where ${ofEndpoint('p')} and p.status = 'pending' and p.ordinal > ${throughOf('a')}
       order by p.ordinal limit ${PENDING_LIMIT}
    ) u`;

export const CREATED_AT = `
  select d.created from delivery.webhook_delivery d where ${ofEndpoint('d')} and d.ordinal = $4`;

/** The attempts from a time ($6) on to the newest deliveries before an ordinal ($4). Their ids are at least $5. */
export const SAMPLE = `
  select count(distinct d.id)::int as deliveries, min(d.created) as since, count(t.duration_ms)::int as attempts,
         (count(*) filter (where t.succeeded))::int as succeeded,
         percentile_disc(0.5) within group (order by t.duration_ms) as p50,
         percentile_disc(0.95) within group (order by t.duration_ms) as p95,
         max(t.ended) as last_attempt, max(t.ended) filter (where t.succeeded) as last_success
    from (
      select s.id, s.created from delivery.webhook_delivery s
       where ${ofEndpoint('s')} and s.ordinal < $4 and s.sequence is not null order by s.ordinal desc limit ${SAMPLE_LIMIT}
    ) d
    left join lateral (
      select t.duration_ms, ${SUCCEEDED} as succeeded, t.started + t.duration_ms * interval '1 millisecond' as ended
        from delivery.delivery_attempt t
       where t.organization_id = $1 and t.livemode = $2 and t.delivery_id = d.id and t.id >= $5 and t.started >= $6 limit 20
    ) t on true`;
