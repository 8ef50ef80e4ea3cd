import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paragraph, placeholder, samplePresentation } from '@livery/office-testing';
import { poll } from '@livery/testing';
import { KilledProcesses } from './killed-processes.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

const SLIDES = 60;
/** The worker is killed after so many slides. */
const KILLS = [10, 30];

let processes: KilledProcesses;

beforeEach(async () => {
  // Nothing is rendered, which would take most of the time.
  processes = await KilledProcesses.open((folder) => ({ PATH: folder }));
}, START_TIMEOUT_MS);

afterEach(() => processes.close());

interface Job {
  readonly id: string;
  readonly status: string;
  readonly progress: { readonly done: number };
  readonly result: { readonly created: number; readonly slides: readonly string[] } | null;
}

async function startSplit(): Promise<Job> {
  const slides = Array.from({ length: SLIDES }, (_, at) => placeholder('type="title"', paragraph(`Slide ${at}`)));
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(samplePresentation({ slides }))]), 'deck.pptx');
  const uploaded = await processes.send('/files', { method: 'POST', body: form });
  const { id: file }: { id: string } = await uploaded.json();
  return (await processes.post('/slide_assets/split', { file })).json();
}

async function read({ id }: Job): Promise<Job> {
  return (await processes.send(`/jobs/${id}`)).json();
}

it(
  'makes each slide once although the worker is killed and the queue is wiped, and leaves no file',
  async () => {
    const job = await startSplit();
    for (const after of KILLS) {
      const worker = await processes.start('worker');
      await poll(`${after} slides`, async () => (await read(job)).progress.done >= after, undefined, 5);
      await worker.process.end('SIGKILL');
      expect((await read(job)).status).toBe('running');
      await processes.wipeQueue();
    }
    await processes.start('worker');
    await poll('the split to end', async () => (await read(job)).status === 'completed');
    const { result } = await read(job);
    expect(result?.created).toBe(SLIDES);
    expect(new Set(result?.slides).size).toBe(SLIDES);
    expect(await processes.count('(select distinct slide_index from content.slide_asset) as one')).toBe(SLIDES);
    expect(await processes.count('content.slide_asset')).toBe(SLIDES);
    expect(await processes.count(`content.library_asset where type = 'slide'`)).toBe(SLIDES);
    expect(await processes.count('content.asset_version')).toBe(SLIDES);
    expect(await processes.count(`messaging.event where type = 'cms.slide_asset.created'`)).toBe(SLIDES);
    const files = await processes.count('content.file');
    expect(await processes.count(`blobs.blob_reference where role = 'content'`)).toBe(files);
    expect(await processes.unreferencedBlobs()).toBe(0);
    await poll(
      'the copies to be removed',
      async () => (await filesBelow(path.join(processes.folder, 'temporary'))) === 0,
    );
  },
  2 * START_TIMEOUT_MS,
);

async function filesBelow(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}
