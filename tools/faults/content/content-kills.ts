import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { DiskBlobStore } from '@livery/blobs';
import type { Database } from '@livery/persistence';
import { createKey } from '../support/create-key.ts';
import { during, repeat } from '../support/during.ts';
import { recordEndings } from '../support/job-endings.ts';
import { findFaults } from './library-faults.ts';
import { LibraryUpkeep } from './library-upkeep.ts';
import { PersistentClient } from '../support/persistent-client.ts';
import { noise, RandomContents } from './random-content.ts';
import { ServiceUnderFire } from './service-under-fire.ts';
import { readState } from './stored-state.ts';
import { UploadingCallers } from './uploading-callers.ts';

const SCOPES = ['cms:read', 'cms:write'] as const;
/** Callers of one file at once. */
const SAME_FILE_CALLERS = 10;
/** They send small documents. More callers would only lengthen the queue of jobs. */
const DOCUMENT_CALLERS = 2;
const SETTLING_MS = 150_000;
const SETTLING_PAUSE_MS = 250;

export interface ContentKillsSize {
  readonly callers: number;
  /** Kills of the api, and as many of the worker. */
  readonly kills: number;
  /** How often one file is uploaded by ten callers at once. */
  readonly sameFiles: number;
}

export interface ContentKillsResult {
  readonly uploads: number;
  readonly deletions: number;
  readonly downloads: number;
  readonly jobs: number;
  readonly blobs: number;
  /** Everything that is not as it must be. */
  readonly faults: readonly string[];
  /** The errors in the logs of the processes. */
  readonly said: string;
}

/**
 * Uploads files while the api is killed, documents while the worker is killed, and one file by many callers while blobs are collected at
 * once. Then compares what was acknowledged with what is there.
 * @param folder an empty folder
 */
export async function killContent(url: string, folder: string, size: ContentKillsSize): Promise<ContentKillsResult> {
  const folders = { blobs: path.join(folder, 'blobs'), temporary: path.join(folder, 'temporary') };
  for (const created of Object.values(folders)) await mkdir(created);
  const database = await connectDatabase({ url, applicationName: 'fault', poolSize: 4, guardTenants: false });
  await migrateDatabase(database);
  await recordEndings(database);
  const key = await createKey(database, SCOPES);
  const upkeep = await LibraryUpkeep.open(database, new DiskBlobStore(folders.blobs));
  const service = await ServiceUnderFire.start(url, database, folders);
  try {
    const client = new PersistentClient(service.origin, key);
    const callers = new UploadingCallers(client);
    await upkeep.during(runPhases(service, callers, size));
    await settle(upkeep, database);
    const { uploads, deletions } = callers;
    const faults = [...callers.problems, ...(await findFaults(database, folders, callers.kept, client))];
    const { jobs, blobs } = await readState(database);
    return { uploads, deletions, downloads: callers.kept.size, jobs, blobs, faults, said: service.said };
  } finally {
    await service.stop();
    await upkeep.close();
    await database.close();
  }
}

async function runPhases(service: ServiceUnderFire, callers: UploadingCallers, size: ContentKillsSize): Promise<void> {
  const contents = new RandomContents();
  await during(
    repeat(size.kills, () => service.killApi()),
    (isOver) => callers.run(size.callers, () => (isOver() ? undefined : contents.file())),
  );
  await during(
    repeat(size.kills, () => service.killWorker()),
    (isOver) => callers.run(DOCUMENT_CALLERS, () => (isOver() ? undefined : contents.document())),
  );
  for (let round = 0; round < size.sameFiles; round += 1) {
    const file = noise();
    await Promise.all(Array.from({ length: SAME_FILE_CALLERS }, (_, caller) => callers.store(file, caller % 2)));
  }
}

/** Waits until all jobs have ended and nothing is to be collected. A deletion that a kill has interrupted is repeated after a minute. */
async function settle(upkeep: LibraryUpkeep, database: Database): Promise<void> {
  const deadline = performance.now() + SETTLING_MS;
  for (;;) {
    await upkeep.once(0);
    const { unended, staged, condemned } = await readState(database);
    if (unended + staged + condemned === 0 || performance.now() > deadline) return;
    await setTimeout(SETTLING_PAUSE_MS);
  }
}
