/**
 * Builds the statement that reads deliveries with their state.
 *
 * A delivery with a row in `undelivered` has the status of that row, and one without is delivered. Pending deliveries of an
 * endpoint that was disabled or deleted count as abandoned from then on, even if their row has not been updated yet. The last
 * response and the number of attempts come from the attempts; the end of the first successful one is when it was delivered.
 */
export function readDeliveries({ join, where }: { readonly join: 'left' | 'inner'; readonly where: string }): string {
  return `
  select d.organization_id, d.livemode, d.id, d.endpoint_id, d.event_id, d.sequence, d.created, ${STATUS} as status,
         case when a.through is null then u.next_retry_at end as next_retry_at,
         coalesce(u.completed, a.abandoned, last.arrived) as completed,
         coalesce(last.attempt_count, 0)::int as attempt_count,
         last.response_status as last_response_status, last.response_body as last_response_body,
         last.error_message as last_error
    from delivery.webhook_delivery d
    ${join} join delivery.undelivered u on u.organization_id = d.organization_id and u.livemode = d.livemode and u.id = d.id
    left join delivery.abandonment a on a.organization_id = d.organization_id and a.livemode = d.livemode
     and a.endpoint_id = d.endpoint_id and a.through >= u.ordinal and u.status = 'pending'
    left join lateral (
      select t.response_status, t.response_body, t.error_message, count(*) over () as attempt_count,
             min(t.started + t.duration_ms * interval '1 millisecond') filter (where ${SUCCEEDED}) over () as arrived
        from delivery.delivery_attempt t
       where t.organization_id = d.organization_id and t.livemode = d.livemode and t.delivery_id = d.id
       order by t.id desc limit 1
    ) last on true
   where ${where}`;
}

const SUCCEEDED = `t.error_class is null and t.response_status between 200 and 299`;

/** The SQL expression for the status of a delivery in a statement of `readDeliveries`. */
export const STATUS = `case when a.through is not null then 'abandoned' else coalesce(u.status, 'delivered') end`;
