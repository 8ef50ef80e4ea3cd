import { createHash } from 'node:crypto';
import type { Database } from '@livery/persistence';
import type { PersistentClient } from '../support/persistent-client.ts';
import type { Folders } from './service-under-fire.ts';
import { blobKeys, filesBelow, readState } from './stored-state.ts';
import type { Acknowledged } from './uploading-callers.ts';

const AT_ONCE = 8;

/** Compares what was acknowledged with what is there. @returns everything that is not as it must be */
export async function findFaults(
  database: Database,
  folders: Folders,
  kept: ReadonlyMap<string, Acknowledged>,
  client: PersistentClient,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const waiting = kept.values();
  const compare = async (): Promise<void> => {
    for (const asset of waiting) faults.push(...(await faultsOf(asset, client)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compare));
  return [...faults, ...(await countFaults(database, kept.size)), ...(await objectFaults(database, folders))];
}

/** An acknowledged asset must have its bytes, and be found by the words of its text. */
async function faultsOf({ id, file }: Acknowledged, client: PersistentClient): Promise<readonly string[]> {
  const { status, body } = await client.get(`/library_assets/${id}`);
  const link: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'open_url') : undefined;
  if (status !== 200 || typeof link !== 'string') return [`${id} was acknowledged, and is ${status}.`];
  const bytes = await client.download(link);
  if (bytes === null) return [`${id} was acknowledged, and lacks its bytes.`];
  if (createHash('sha256').update(bytes).digest('hex') !== file.sha256) return [`${id} has other bytes.`];
  if (file.word === undefined) return [];
  const found = await client.get(`/library_assets?q=${file.word}`);
  return JSON.stringify(found.body).includes(id) ? [] : [`${id} is not found by its text.`];
}

async function countFaults(database: Database, acknowledged: number): Promise<readonly string[]> {
  const state = await readState(database);
  const { assets, blobs, referenced, endedTwice } = state;
  const none = ['mismatches', 'staged', 'condemned', 'unended', 'failed', 'endedTwice'] as const;
  return [
    ...(assets === acknowledged ? [] : [`There are ${assets} assets, and ${acknowledged} were acknowledged.`]),
    ...(blobs === referenced ? [] : [`There are ${blobs} blobs, and ${referenced} have references.`]),
    ...none.filter((name) => state[name] > 0).map((name) => `There are ${state[name]} ${name}.`),
    ...(endedTwice > 0 ? [`${endedTwice} jobs ended twice.`] : []),
  ];
}

/** The store must have the objects of the blobs, and nothing else. */
export async function objectFaults(database: Database, { blobs, temporary }: Folders): Promise<readonly string[]> {
  const expected = new Set((await blobKeys(database)).map((key) => `${blobs}/${key}`));
  const objects = await filesBelow(blobs);
  const orphans = objects.filter((file) => !expected.has(file));
  const left = (await filesBelow(temporary)).filter((file) => file.includes('livery-'));
  return [
    ...(objects.length - orphans.length === expected.size
      ? []
      : [`${expected.size} blobs have ${objects.length - orphans.length} objects.`]),
    ...orphans.map((file) => `The object ${file} belongs to no blob.`),
    ...left.map((file) => `The temporary file ${file} is left.`),
  ];
}
