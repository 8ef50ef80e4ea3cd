/**
 * Builds the part of a statement that makes this worker the one that serves some endpoints, for as long as a claim holds. Only
 * endpoints that no other worker serves are returned. An insert with `on conflict` decides by the newest version of the row, so
 * that two workers that claim at the same time cannot both get an endpoint; counting claims could not do that.
 * @param endpoints selects the key of the endpoints, in its order, which is the same in all statements to prevent deadlocks
 */
export function serveEndpoints(endpoints: string, workerId: string, until: string): string {
  return `insert into delivery.endpoint_worker as known (organization_id, livemode, endpoint_id, worker_id, until)
     select wanted.*, ${workerId}, ${until} from (${endpoints}) wanted
     order by organization_id, livemode, endpoint_id
     on conflict (organization_id, livemode, endpoint_id) do update
        set worker_id = excluded.worker_id, until = excluded.until
      where known.worker_id = excluded.worker_id or known.until < now()
     returning organization_id, livemode, endpoint_id`;
}
