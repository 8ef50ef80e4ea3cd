/** The most shards. Each may occupy one connection of every worker. */
export const MAX_SHARDS = 16;

/** The number of the advisory lock of the first shard. The others follow at a distance at which no other lock has its number. */
const RELAY_LOCK = 7_305_812n;

/** The number of the advisory lock that a relay holds while it assigns the positions of a shard, from 0. */
export function shardLock(shard: number): bigint {
  return RELAY_LOCK + (BigInt(shard) << 32n);
}
