import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { run, sampleDocx, samplePng, wordParagraph } from '@livery/office-testing';
import type { Database } from '@livery/persistence';
import { createKey } from '../support/create-key.ts';
import { PersistentClient } from '../support/persistent-client.ts';
import { ServiceProcesses } from '../support/service-processes.ts';

const SCOPES = ['cms:read', 'cms:write'] as const;
/** A program that keeps one processor busy, and ends by itself. */
const BUSY_MS = 900_000;
const BUSY = `const end = Date.now() + ${BUSY_MS}; while (Date.now() < end);`;
const SIDE = 600;
const LONGEST_MS = 300_000;

const OPEN_TEXTS = `select 1 from jobs.job where kind = 'content.index_text' and status in ('queued', 'running') limit 1`;
const OPEN_PICTURES = `select 1 from content.preview where state = 'queued' limit 1`;
const FAULTS = `select kind, status, attempts from jobs.job where status = 'failed' or attempts > 1 limit 20`;

/** After how many milliseconds everything that was uploaded had its text, or its preview. */
export interface Delays {
  readonly texts: number;
  readonly previews: number;
}

export interface BusyHost {
  readonly idle: Delays;
  readonly busy: Delays;
  /** Jobs that have failed, or that needed more than one attempt. */
  readonly faults: readonly string[];
}

/**
 * Uploads documents and pictures to a service with one worker, first on a machine that does nothing else, then while other programs keep its
 * processors busy.
 * @param folder an empty folder
 * @param files how many documents, and how many pictures
 * @param programs how many programs keep each processor busy
 */
export async function uploadToBusyHost(
  url: string,
  folder: string,
  files: number,
  programs: number,
): Promise<BusyHost> {
  const database = await connectDatabase({ url, applicationName: 'fault', poolSize: 4, guardTenants: false });
  await migrateDatabase(database);
  const key = await createKey(database, SCOPES);
  // LibreOffice is slow at the lowest priority, which says nothing of the service.
  const environment = { DATABASE_URL: url, QUEUE_URL: url, BLOB_DIR: folder, PREVIEW_SOFFICE: 'off' };
  const busyPrograms: ChildProcess[] = [];
  const service = await ServiceProcesses.start({ environment, workers: 1 });
  const client = new PersistentClient(service.origin, key);
  try {
    const idle = await delaysOf(client, database, files);
    // New children have to load their modules beside the busy programs.
    await service.killWorker();
    while (busyPrograms.length < programs * availableParallelism())
      busyPrograms.push(spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }));
    const busy = await delaysOf(client, database, files);
    const bad = await database.query<{ kind: string; status: string; attempts: number }>(FAULTS);
    return { idle, busy, faults: bad.map(({ kind, status, attempts }) => `${kind}: ${status}, ${attempts} attempts`) };
  } finally {
    for (const program of busyPrograms) program.kill();
    await service.stop();
    await database.close();
  }
}

async function delaysOf(client: PersistentClient, database: Database, files: number): Promise<Delays> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: files }, async (_, number) => {
      const text = `Document ${number} of ${began}`;
      const document = sampleDocx({ body: wordParagraph(run(text)) });
      await upload(client, document, `${number}.docx`);
      await upload(client, pictureOf(number, began), `${number}.png`);
    }),
  );
  const until = async (isOpen: string): Promise<number> => {
    while ((await database.query(isOpen)).length > 0) {
      if (performance.now() - began > LONGEST_MS) throw new Error(`Something does not come: ${isOpen}`);
      await pause(20);
    }
    return performance.now() - began;
  };
  const [texts, previews] = await Promise.all([until(OPEN_TEXTS), until(OPEN_PICTURES)]);
  return { texts, previews };
}

/** A picture that no other one equals. */
function pictureOf(number: number, seed: number): Uint8Array {
  const [red, green] = [Math.floor(seed) % 256, number % 256];
  return samplePng(SIDE, SIDE, (x, y) => [red, green, (x ^ y) % 256, 255]);
}

async function upload(client: PersistentClient, bytes: Uint8Array, filename: string): Promise<void> {
  const { status } = await client.upload('/library_assets', { bytes: Buffer.from(bytes), filename, sha256: '' });
  if (status !== 201) throw new Error(`The upload of ${filename} was answered with ${status}.`);
}
