import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { newId, type Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { makeEndpoints } from './webhook-rows.ts';

const ENDPOINTS_PER_MODE = 50;
/** How often all endpoints are disabled and enabled again. */
const TOGGLE_MS = 1_000;

/** In the order in which the relay locks them. */
const LOCKED = `
  select id from delivery.webhook_endpoint where organization_id = $1 order by organization_id, livemode, id for update`;
const DISABLE = `
  with locked as materialized (${LOCKED}), disabled as (
    update delivery.webhook_endpoint set status = 'disabled', disabled_reason = 'manual'
     where organization_id = $1 and id in (select id from locked)
    returning organization_id, livemode, id
  )
  insert into delivery.abandonment (organization_id, livemode, endpoint_id, through, abandoned)
  select organization_id, livemode, id, (select last_value from delivery.delivery_order), now() from disabled
  on conflict (organization_id, livemode, endpoint_id)
  do update set through = excluded.through, abandoned = excluded.abandoned`;
const ENABLE = `
  with locked as materialized (${LOCKED})
  update delivery.webhook_endpoint set status = 'enabled', disabled_reason = null, failing_since = null
   where organization_id = $1 and id in (select id from locked)`;

export interface HangingOrganization extends AsyncDisposable {
  readonly tenants: readonly Tenant[];
  /** The number of requests that arrived. */
  readonly received: () => number;
}

/** Organizations, each with endpoints in live mode that accept requests and never answer, and of which nothing is known yet. */
export function openHangingOrganizations(database: Database, count: number): Promise<HangingOrganization> {
  return openHanging(
    database,
    Array.from({ length: count }, () => ({ organizationId: newId(), livemode: true })),
  );
}

/** An organization with 100 endpoints that accept requests and never answer. It disables and enables them all the time. */
export async function openHangingOrganization(database: Database): Promise<HangingOrganization> {
  const organizationId = newId();
  const hanging = await openHanging(
    database,
    [true, false].map((livemode) => ({ organizationId, livemode })),
  );
  const closing = new AbortController();
  const toggling = (async () => {
    while (!closing.signal.aborted) {
      await setTimeout(TOGGLE_MS);
      await database.dataSource.query(DISABLE, [organizationId]);
      await database.dataSource.query(ENABLE, [organizationId]);
    }
  })();
  return {
    ...hanging,
    [Symbol.asyncDispose]: async () => {
      closing.abort();
      await toggling;
      await hanging[Symbol.asyncDispose]();
    },
  };
}

async function openHanging(database: Database, tenants: readonly Tenant[]): Promise<HangingOrganization> {
  let received = 0;
  const server = createServer(() => (received += 1));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The sink does not listen on a port.');
  for (const tenant of tenants) {
    await makeEndpoints(database, `http://127.0.0.1:${address.port}`, ENDPOINTS_PER_MODE, { tenant });
  }
  return {
    tenants,
    received: () => received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
