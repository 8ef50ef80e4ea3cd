import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connectDatabase } from '@livery/app-composition';
import { run, sampleDocx, samplePng, wordParagraph } from '@livery/office-testing';
import type { Database } from '@livery/persistence';
import { poll } from '@livery/testing';
import { createOrganization } from './operator.ts';
import { type SpawnedApp, spawnApp } from './spawned-app.ts';
import { wipePostgresQueue } from './wipe-queue.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

/**
 * LibreOffice that hangs while there is a file named `hang`, and ignores all signals that it can ignore. Programs that render see no
 * files but those of their own folder, so that is where the files stand by which the test and the program speak.
 */
const SOFFICE = `
  LAST="\${@: -1}"; echo started >> "$HERE/log"
  trap "" TERM HUP INT
  (trap "" TERM HUP INT; while [ -e "$HERE/hang" ]; do sleep 0.05; done) &
  while [ -e "$HERE/hang" ]; do sleep 0.05; done
  cp "$LAST" "$(dirname "$LAST")/document.pdf"`;
const PDFTOPPM = 'LAST="${@: -1}"; cp "$HERE/page.png" "$LAST.png"';

let folder: string;
let fixture: WorkerFixture;
let database: Database;
let api: SpawnedApp;
let key: string;
const apps: SpawnedApp[] = [];

const inFolder = (name: string): string => path.join(folder, name);
const besideProgram = (name: string): string => inFolder(`programs/${name}`);

async function start(name: 'api' | 'worker'): Promise<SpawnedApp> {
  const app = await spawnApp(name, {
    DATABASE_URL: fixture.url,
    DATABASE_POOL_SIZE: '5',
    LOG_LEVEL: 'error',
    BLOB_DIR: inFolder('blobs'),
    TMPDIR: inFolder('temporary'),
    JOB_LEASE_MS: '1000',
    PATH: `${inFolder('programs')}:/usr/bin:/bin`,
  });
  apps.push(app);
  await app.untilReady();
  return app;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  for (const name of ['blobs', 'temporary', 'programs']) await mkdir(inFolder(name));
  for (const [name, script] of [
    ['soffice', SOFFICE],
    ['pdftoppm', PDFTOPPM],
    ['pdfinfo', ''],
  ] as const) {
    const content = `#!/bin/bash\nHERE=${inFolder('programs')}\n${script}\n`;
    await writeFile(besideProgram(name), content, { mode: 0o755 });
  }
  await writeFile(
    besideProgram('page.png'),
    samplePng(8, 6, () => [0, 0, 0, 255]),
  );
  await writeFile(besideProgram('hang'), '');
  fixture = await openWorkerFixture();
  // Looks at all tenants, like an administrator.
  database = await connectDatabase({
    url: fixture.url,
    applicationName: 'livery-test',
    poolSize: 2,
    guardTenants: false,
  });
  ({ key } = await createOrganization(fixture.database));
  api = await start('api');
});

afterEach(async () => {
  for (const app of apps.splice(0)) await app.process.end('SIGKILL');
  await poll('all programs to be gone', () => programs() === 0);
  await database.close();
  await fixture[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Counts the processes of the programs. */
function programs(): number {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(inFolder('programs')))
    .length;
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

const headers = () => ({ authorization: `Bearer ${key}` });

async function upload(text: string): Promise<string> {
  const form = new FormData();
  const document = sampleDocx({ body: wordParagraph(run(text)) });
  form.set('file', new Blob([new Uint8Array(document)]), 'report.docx');
  const response = await fetch(`${api.origin}/api/v1/library_assets`, {
    method: 'POST',
    headers: headers(),
    body: form,
  });
  const { id }: { id: string } = await response.json();
  return id;
}

async function hasPreview(id: string): Promise<boolean> {
  return (await fetch(`${api.origin}/api/v1/library_assets/${id}/preview`, { headers: headers() })).ok;
}

const starts = async (): Promise<number> =>
  (await readFile(besideProgram('log'), 'utf8').catch(() => '')).split('\n').length - 1;
const query = (statement: string) => database.dataSource.query<Record<string, unknown>[]>(statement);
const renderings = () =>
  query(`select status, attempts from jobs.job where kind = 'content.render_preview' order by created`);

async function temporaryFiles(): Promise<readonly string[]> {
  const entries = await readdir(inFolder('temporary'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Every blob is referred to, and each picture once. */
async function assertBlobsEqualReferences(): Promise<void> {
  const loose = await query(`select 1 from blobs.blob b where b.released is null and not exists
    (select 1 from blobs.blob_reference r where r.organization_id = b.organization_id and r.sha256 = b.sha256)`);
  const references = await query(`select 1 from blobs.blob_reference r where r.role = 'content'`);
  const holders = await query(
    `select id from content.file union all select id from content.preview where state = 'ready'`,
  );
  expect([loose.length, references.length]).toEqual([0, holders.length]);
}

describe('a rendering', () => {
  it('whose worker is killed with -9 is taken again and ends once, without a trace of the first attempt', async () => {
    const worker = await start('worker');
    const id = await upload('Killed');
    await poll('the program to hang', async () => (await starts()) === 1 && programs() > 0);
    await worker.process.end('SIGKILL');
    await poll('all programs to be gone', () => programs() === 0);
    expect((await temporaryFiles()).length).toBeGreaterThan(0);
    await rm(besideProgram('hang'));
    await start('worker');
    await poll('the preview to exist', () => hasPreview(id));
    await poll('the job to end', async () => (await renderings())[0]?.['status'] === 'completed');
    expect(await renderings()).toEqual([{ status: 'completed', attempts: 2 }]);
    expect(await starts()).toBe(2);
    await poll('temporary files to be gone', async () => (await temporaryFiles()).length === 0);
    await assertBlobsEqualReferences();
  });

  it('is found although the queue was wiped', async () => {
    await rm(besideProgram('hang'));
    await start('worker');
    await wipePostgresQueue(query);
    const id = await upload('Wiped');
    await poll('the preview to exist', () => hasPreview(id));
    await poll('the job to end', async () => (await renderings())[0]?.['status'] === 'completed');
    expect(await starts()).toBe(1);
    await assertBlobsEqualReferences();
  });

  it('that hangs while its worker stops is given back, and ended by another', async () => {
    const worker = await start('worker');
    const id = await upload('Stopped');
    await poll('the program to hang', async () => (await starts()) === 1 && programs() > 0);
    await worker.process.end('SIGTERM');
    expect([programs(), await temporaryFiles()]).toEqual([0, []]);
    await rm(besideProgram('hang'));
    await start('worker');
    await poll('the preview to exist', () => hasPreview(id));
    expect(await starts()).toBe(2);
    await assertBlobsEqualReferences();
  });
});
