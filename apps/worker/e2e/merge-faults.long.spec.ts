import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { paragraph, placeholder, samplePresentation } from '@livery/office-testing';
import { poll } from '@livery/testing';
import { KilledProcesses } from './killed-processes.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

const SLIDES = 60;
/** The api is killed so many milliseconds after it was asked to compose. */
const KILLS_MS = [20, 60, 150, 300];

let processes: KilledProcesses;

beforeEach(async () => {
  // Nothing is rendered, which would take most of the time.
  processes = await KilledProcesses.open((folder) => ({ PATH: folder }));
}, START_TIMEOUT_MS);

afterEach(() => processes.close());

const deckOf = (titles: readonly string[]): Uint8Array =>
  samplePresentation({ slides: titles.map((title) => placeholder('type="title"', paragraph(title))) });

/** The members of records that are read here. */
interface Answered {
  readonly id: string;
  readonly is_current?: boolean;
  readonly result?: { readonly slides: readonly string[] } | null;
}

async function answered(response: Promise<Response>) {
  const answer = await response;
  const body: Answered = await answer.json();
  return { status: answer.status, body };
}

const send = (route: string, init?: RequestInit) => answered(processes.send(route, init));

const post = (route: string, body: object, idempotencyKey: string = randomUUID()) =>
  answered(processes.post(route, body, { 'idempotency-key': idempotencyKey }));

async function upload(route: string, deck: Uint8Array): Promise<Answered> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(deck)]), 'deck.pptx');
  return (await send(route, { method: 'POST', body: form })).body;
}

/** Splits a deck. @returns the ids of its slides */
async function createSlides(): Promise<readonly string[]> {
  const worker = await processes.start('worker');
  const { id: file } = await upload('/files', deckOf(Array.from({ length: SLIDES }, (_, at) => `Slide ${at}`)));
  const { body: job } = await post('/slide_assets/split', { file });
  let slides: readonly string[] = [];
  await poll('the split to end', async () => {
    const { body } = await send(`/jobs/${job.id}`);
    slides = body.result?.slides ?? [];
    return slides.length === SLIDES;
  });
  await worker.process.end('SIGTERM');
  return slides;
}

const setOf = (slides: readonly string[]) => ({
  name: 'Pitch',
  slides: slides.map((slide) => ({ slide_asset: slide })),
});

/** Every blob is referred to, and each content of a file once. */
async function assertBlobsEqualReferences(): Promise<void> {
  expect(await processes.unreferencedBlobs()).toBe(0);
  expect(await processes.count(`blobs.blob_reference where role = 'content'`)).toBe(
    await processes.count('content.file'),
  );
}

describe('a set of slides', () => {
  it(
    'is composed again once, although the worker is killed while it composes and the queue is wiped',
    async () => {
      const slides = await createSlides();
      const { body: set } = await post('/ppt_sets', setOf(slides));
      await upload(`/slide_assets/${slides[0] ?? ''}/versions`, deckOf(['Another beginning']));
      const worker = await processes.start('worker');
      const job = `jobs.job where kind = 'content.compose_ppt_sets'`;
      await poll(
        'the job to run',
        async () => (await processes.count(`${job} and status = 'running'`)) > 0,
        undefined,
        5,
      );
      await worker.process.end('SIGKILL');
      expect(await processes.count(`${job} and status = 'running'`)).toBe(1);
      await processes.wipeQueue();
      await processes.start('worker');
      await poll('the set to be current', async () => {
        return (await send(`/ppt_sets/${set.id}`)).body.is_current === true;
      });
      await poll('the job to end', async () => (await processes.count(`${job} and status = 'completed'`)) === 1);
      expect(await processes.count(`${job} and attempts = 2`)).toBe(1);
      expect(
        await processes.count(`content.asset_version v join content.library_asset a on a.id = v.asset_id
        where a.type = 'presentation'`),
      ).toBe(2);
      await assertBlobsEqualReferences();
    },
    2 * START_TIMEOUT_MS,
  );

  it(
    'is created once, although the api is killed while it composes and is asked again with the same key',
    async () => {
      const slides = await createSlides();
      for (const delay of KILLS_MS) {
        const key = randomUUID();
        const asked = post('/ppt_sets', setOf(slides), key).catch(() => null);
        await setTimeout(delay);
        await processes.killApi();
        await asked;
        await processes.startApi();
        await poll('an answer', async () => (await post('/ppt_sets', setOf(slides), key)).status === 201, 60_000, 200);
      }
      expect(await processes.count('content.ppt_set')).toBe(KILLS_MS.length);
      await assertBlobsEqualReferences();
    },
    4 * START_TIMEOUT_MS,
  );
});
