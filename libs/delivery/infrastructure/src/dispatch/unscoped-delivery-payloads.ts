import { unscoped } from '@livery/persistence';
import { DISPATCH } from '../persistence/tenant-guard-exceptions.ts';

/** The lateral join makes PostgreSQL look up each event by its key. With a plain join it read whole tables while they were small. */
export const EVENTS = unscoped(
  DISPATCH,
  `select e.*
     from unnest($1::uuid[], $2::boolean[], $3::uuid[]) as wanted(organization_id, livemode, id)
    cross join lateral (
      select organization_id, livemode, id, type, api_version, request_id, data, created, traceparent from messaging.event
       where organization_id = wanted.organization_id and livemode = wanted.livemode and id = wanted.id limit 1
    ) e`,
);

/** Reads endpoints, with one row for each secret that has not retired at the given time, the newest secret first. */
export const ENDPOINTS = unscoped(
  DISPATCH,
  `select e.organization_id, e.livemode, e.id, e.url, e.failing_since,
          coalesce(e.failing_told >= e.failing_since, false) as failing_told,
          e.max_in_flight, s.sealed, s.key_version, s.retires_at
     from unnest($1::uuid[], $2::boolean[], $3::uuid[]) as wanted(organization_id, livemode, id)
     join delivery.webhook_endpoint e on e.organization_id = wanted.organization_id
      and e.livemode = wanted.livemode and e.id = wanted.id
     left join delivery.signing_secret s on s.organization_id = e.organization_id
      and s.livemode = e.livemode and s.endpoint_id = e.id and (s.retires_at is null or s.retires_at > $4)
    order by s.created desc, s.id desc`,
);
