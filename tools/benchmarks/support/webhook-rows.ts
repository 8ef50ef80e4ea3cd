import { SealedSigningSecrets } from '@livery/delivery-infrastructure';
import { newId, type Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { SecretKeys } from '@livery/runtime';

export const SECRET_KEYS_TEXT = `1:${Buffer.alloc(32, 'benchmark').toString('base64')}`;
export const SECRET_KEYS = SecretKeys.parse(SECRET_KEYS_TEXT);
export const TENANT = { organizationId: newId(), livemode: true };

/** An event of the size of `brand.check.completed`. */
export const EVENT_DATA = {
  object: {
    id: 'brand_check_01JD00000000000000000A',
    object: 'brand_check',
    status: 'completed',
    content_type: 'pptx',
    filename: 'quarterly-results.pptx',
    summary: { total: 14, by_severity: { high: 9, low: 5 }, by_type: { 'color.off_palette': 9, 'font.unapproved': 5 } },
    livemode: true,
  },
};

/** Endpoints of one organization that receive all events. Each has its own path, and the same query. */
export async function makeEndpoints(
  database: Database,
  origin: string,
  count: number,
  { tenant = TENANT, query = '' }: { readonly tenant?: Tenant; readonly query?: string } = {},
): Promise<string[]> {
  const secrets = new SealedSigningSecrets(SECRET_KEYS);
  const ids = Array.from({ length: count }, newId);
  for (const [index, id] of ids.entries()) {
    const { sealed } = secrets.issue(tenant, id, new Date());
    await database.dataSource.query(
      `insert into delivery.webhook_endpoint
         (organization_id, livemode, id, url, description, enabled_events, status, metadata, created, updated)
       values ($1, $2, $3, $4, '', '{*}', 'enabled', '{}', now(), now())`,
      [tenant.organizationId, tenant.livemode, id, `${origin}/endpoints/${index}${query}`],
    );
    await database.dataSource.query(
      `insert into delivery.signing_secret
         (organization_id, livemode, endpoint_id, id, sealed, key_version, last_four, created)
       values ($1, $2, $3, $4, $5, $6, $7, now())`,
      [tenant.organizationId, tenant.livemode, id, newId(), sealed.sealed, sealed.keyVersion, sealed.lastFour],
    );
  }
  return ids;
}

/** Events as contexts write them. The relay ignores those that already have a position. */
export async function insertEvents(database: Database, count: number, hasPosition: boolean): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await database.dataSource.query(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created, position)
     select $1, true, id, 'brand.check.completed', '2026-11-20', $2, now(), case when $4 then 0 end
       from unnest($3::uuid[]) as id`,
    [TENANT.organizationId, EVENT_DATA, ids, hasPosition],
  );
  return ids;
}

/** A due delivery of each event to each endpoint. */
export async function insertDueDeliveries(
  database: Database,
  events: readonly string[],
  endpoints: readonly string[],
): Promise<void> {
  await database.dataSource.query(
    `with made as (
       insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
       select $1, true, event_id, endpoint_id, gen_random_uuid(), 1, now()
         from unnest($2::uuid[]) as event_id, unnest($3::uuid[]) as endpoint_id
       returning *
     )
     insert into delivery.undelivered
       (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, next_retry_at)
     select organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, 'pending', created from made`,
    [TENANT.organizationId, events, endpoints],
  );
  await database.dataSource.query('vacuum analyze delivery.webhook_delivery, delivery.undelivered');
}

export async function countPending(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from delivery.undelivered
      where status = 'pending' and attempt_count = 0 and organization_id = $1 and livemode`,
    [TENANT.organizationId],
  );
  return row?.count ?? 0;
}

export async function hasPending(database: Database): Promise<boolean> {
  const [row] = await database.query<{ pending: boolean }>(
    `select exists (select from delivery.undelivered
                     where status = 'pending' and attempt_count = 0 and organization_id = $1 and livemode) as pending`,
    [TENANT.organizationId],
  );
  return row?.pending ?? false;
}
