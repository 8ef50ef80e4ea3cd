/** Whether an attempt `t` succeeded. */
export const SUCCEEDED = `t.error_class is null and t.response_status between 200 and 299`;

/** The columns of a delivery that never change. `readDeliveries` adds its state to rows with these columns. */
export const FIXED_COLUMNS =
  'd.organization_id, d.livemode, d.id, d.endpoint_id, d.event_id, d.ordinal, d.sequence, d.created';

/** The SQL expression for the status of a delivery in a statement of `readDeliveries`. */
export const STATUS = `case when a.through is not null then 'abandoned' else coalesce(u.status, 'delivered') end`;

/**
 * Builds the statement that adds the state to deliveries.
 *
 * A delivery with a row in `undelivered` has the status of that row, and one without is delivered. Pending deliveries of an
 * endpoint that was disabled or deleted count as abandoned from then on, even if their row has not been updated yet. The last
 * response and the number of attempts come from the attempts; the end of the first successful one is when it was delivered.
 *
 * `rows` selects the deliveries, at most a page of them. A `limit` in each lateral join makes PostgreSQL look up the state of
 * these rows alone, however large it believes the tables to be. Each table has an alias of its own, by which the tenant guard
 * recognises that the statement is limited to one tenant.
 */
export function readDeliveries(rows: string): string {
  return `
  select d.organization_id, d.livemode, d.id, d.endpoint_id, d.event_id, d.ordinal, d.sequence, d.created, ${STATUS} as status,
         case when a.through is null then u.next_retry_at end as next_retry_at,
         coalesce(u.completed, a.abandoned, last.arrived) as completed,
         coalesce(last.attempt_count, 0)::int as attempt_count,
         last.response_status as last_response_status, last.response_body as last_response_body,
         last.error_message as last_error
    from (${rows}
    ) d
    left join lateral (
      select s.status, s.next_retry_at, s.completed from delivery.undelivered s
       where s.organization_id = d.organization_id and s.livemode = d.livemode and s.id = d.id limit 1
    ) u on true
    left join lateral (
      select c.through, c.abandoned from delivery.abandonment c
       where c.organization_id = d.organization_id and c.livemode = d.livemode and c.endpoint_id = d.endpoint_id
         and c.through >= d.ordinal and u.status = 'pending' limit 1
    ) a on true
    left join lateral (
      select t.response_status, t.response_body, t.error_message, count(*) over () as attempt_count,
             min(t.started + t.duration_ms * interval '1 millisecond') filter (where ${SUCCEEDED}) over () as arrived
        from delivery.delivery_attempt t
       where t.organization_id = d.organization_id and t.livemode = d.livemode and t.delivery_id = d.id
       order by t.id desc limit 1
    ) last on true`;
}
