import { connectDatabase } from '@livery/app-composition';
import { MAX_SHARDS, setRelayShards as divide } from '@livery/messaging';
import { readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../with-database.ts';

export const setRelayShards: Run = async (words, { environment, print }) => {
  const word = readArguments(words, {}, 1).word(0, 'The number of shards');
  const shards = Number(word);
  if (!/^\d{1,2}$/.test(word) || shards < 1 || shards > MAX_SHARDS) {
    throw new UsageError(`The number of shards is 1 to ${MAX_SHARDS}, not ${word}.`);
  }
  await withDatabase(environment, connectDatabase, (database) => divide(database, shards));
  print(shards === 1 ? 'The relay has 1 shard.' : `The relay has ${shards} shards.`);
};
