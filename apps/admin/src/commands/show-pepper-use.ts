import { type ConnectOptions, Database } from '@livery/persistence';
import { readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { secretKeysOf } from '../config.ts';
import { withDatabase } from '../with-database.ts';

interface PepperUse {
  readonly kind: string;
  readonly version: number;
  readonly count: number;
}

export const showPepperUse: Run = async (words, { environment, print }) => {
  readArguments(words, {}, 0);
  const { current } = secretKeysOf(environment);
  const connect = (options: ConnectOptions) => Database.connect({ ...options, slices: [] });
  const uses = await withDatabase(environment, connect, pepperUse);
  for (const { kind, version, count } of uses) print(`version ${version}  ${kind.padEnd(14)}  ${count}`);
  const isUnused = uses.every(({ version }) => version === current.version);
  print(isUnused ? 'Older versions serve no credential.' : 'Keep older versions until nothing is left of them.');
};

/**
 * Counts the usable credentials that are hashed under each version. Access tokens are left out: they expire within a day.
 */
function pepperUse(database: Database): Promise<PepperUse[]> {
  return database.query<PepperUse>(`
    select 'API keys' as kind, pepper_version as version, count(*)::integer as count
      from platform.api_key
     where revoked_at is null and least(expires_at, retires_at, 'infinity') > now() group by 2
    union all
    select 'client secrets', pepper_version, count(*)::integer
      from platform.oauth_client_secret where retires_at is null or retires_at > now() group by 2
    order by 1, 2`);
}
