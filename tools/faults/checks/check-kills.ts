import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { collectUnscopedBlobs, DiskBlobStore } from '@livery/blobs';
import type { Database } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import { PersistentClient } from '../support/persistent-client.ts';
import { ServiceUnderFire } from '../content/service-under-fire.ts';
import { createKey } from '../support/create-key.ts';
import { during, repeat } from '../support/during.ts';
import { recordEndings } from '../support/job-endings.ts';
import { findCheckFaults, recordRuns, unsettled } from './check-faults.ts';
import { type AcknowledgedCheck, CheckingCallers } from './checking-callers.ts';

const SCOPES = ['brand:checks:write', 'brand:write'] as const;
const CALLERS = 3;
const SETTLING_MS = 300_000;
const SETTLING_PAUSE_MS = 250;
const NO_GRACE = { unreferencedMs: 0, stagedMs: 0 };

export interface CheckKillsResult {
  readonly acknowledged: readonly AcknowledgedCheck[];
  /** How many of them are of documents that were fixed. */
  readonly fixes: number;
  /** Everything that is not as it must be. */
  readonly faults: readonly string[];
  /** The errors in the logs of the processes. */
  readonly said: string;
}

/**
 * Sends documents, at once and in the background, and has some of them fixed, while the api is killed and then while the worker is killed. Afterwards compares what
 * was acknowledged with checks, events, guidelines, references, blobs and stored objects.
 * @param folder an empty folder
 * @param kills how often the api is killed in synchronous checks, as often in accepted ones, and how often the worker
 */
export async function killChecks(url: string, folder: string, kills: number): Promise<CheckKillsResult> {
  const folders = { blobs: path.join(folder, 'blobs'), temporary: path.join(folder, 'temporary') };
  for (const created of Object.values(folders)) await mkdir(created);
  const database = await connectDatabase({ url, applicationName: 'fault', poolSize: 4, guardTenants: false });
  await migrateDatabase(database);
  await recordEndings(database);
  await recordRuns(database);
  const key = await createKey(database, SCOPES);
  const service = await ServiceUnderFire.start(url, database, folders);
  try {
    const client = new PersistentClient(service.origin, key);
    const callers = new CheckingCallers(client);
    for (const isAsync of [false, true]) {
      const fire = repeat(kills, () => service.killApi());
      await during(fire, (isOver) => callers.run(CALLERS, isAsync, isOver));
    }
    await during(
      repeat(kills, () => service.killWorker()),
      (isOver) => callers.run(1, true, isOver),
    );
    await settle(database, new DiskBlobStore(folders.blobs));
    const { acknowledged, fixes, problems } = callers;
    const faults = [...problems, ...(await findCheckFaults(database, folders, { acknowledged, fixes, client }))];
    return { acknowledged, fixes, faults, said: service.said };
  } finally {
    await service.stop();
    await database.close();
  }
}

/** Waits until all checks have ended and nothing is to be collected. A deletion that a kill has interrupted is repeated after a minute. */
async function settle(database: Database, store: DiskBlobStore): Promise<void> {
  const deadline = performance.now() + SETTLING_MS;
  for (;;) {
    await collectUnscopedBlobs({ database, store, clock: new SystemClock() }, NO_GRACE);
    if ((await unsettled(database)) === 0 || performance.now() > deadline) return;
    await setTimeout(SETTLING_PAUSE_MS);
  }
}
