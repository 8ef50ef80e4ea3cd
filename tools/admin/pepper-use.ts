import type { Database } from '@livery/persistence';

export interface PepperUse {
  readonly kind: string;
  readonly version: number;
  readonly count: number;
}

/** How many credentials that still serve are hashed under each version. Tokens are left out: they are over within a day. */
export function pepperUse(database: Database): Promise<PepperUse[]> {
  return database.dataSource.query<PepperUse[]>(`
    select 'API keys' as kind, pepper_version as version, count(*)::integer as count
      from platform.api_key
     where revoked_at is null and least(expires_at, retires_at, 'infinity') > now() group by 2
    union all
    select 'client secrets', pepper_version, count(*)::integer
      from platform.oauth_client_secret where retires_at is null or retires_at > now() group by 2
    order by 1, 2`);
}
