import type { Database } from '@livery/persistence';
import { MAX_SHARDS, shardLock } from './shard-lock.ts';

const LOCK_ALL = 'select pg_advisory_xact_lock(number) from unnest($1::bigint[]) as number';
/** Every shard goes on after the last position of all, so that the positions of an organization that gets another shard only grow. */
const DIVIDE = `
  with last as (
    select max(position) as position from messaging.relay_shard
  ), removed as (
    delete from messaging.relay_shard where shard >= $1
  )
  insert into messaging.relay_shard select shard, last.position from last, generate_series(0, $1 - 1) as shard
      on conflict (shard) do update set position = excluded.position`;
/** Relays of the version before do not know shards. Without the view they fail, instead of assigning positions of all shards. */
const STOP_FORMER_RELAYS = 'drop view if exists messaging.last_position';

/**
 * Changes the number of shards while relays run: it waits until none assigns positions, and lets none begin meanwhile.
 * @param shards 1 to 16
 */
export async function setRelayShards(database: Database, shards: number): Promise<void> {
  if (!Number.isInteger(shards) || shards < 1 || shards > MAX_SHARDS) {
    throw new RangeError(`A relay has 1 to ${MAX_SHARDS} shards.`);
  }
  const locks = Array.from({ length: MAX_SHARDS }, (_, shard) => String(shardLock(shard)));
  await database.dataSource.transaction(async (connection) => {
    await connection.query(LOCK_ALL, [locks]);
    await connection.query(DIVIDE, [shards]);
    if (shards > 1) await connection.query(STOP_FORMER_RELAYS);
  });
}
