import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { FORM_END, formStart, RawUpload } from './raw-upload.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** Much shorter than those of the service, but longer than the pauses of a busy machine. */
const LIMITS = { idleMs: 1_000, graceMs: 2_000, leastBytes: 500, checkMs: 50 };
const PAUSE_MS = 100;
const PIECE = Buffer.alloc(200, 'slow ');

let api: TestApi;
let target: { readonly port: number; readonly secret: string };

beforeAll(async () => {
  api = await startTestApi({ uploadLimits: LIMITS });
  const secret = await (await api.createOrganization()).key();
  await api.application.listen(0, '127.0.0.1');
  target = { port: Number(new URL(await api.application.getUrl()).port), secret };
});

afterAll(() => api.close());

/** Sends a file in pieces with pauses between them. */
async function sendSlowly(pieces: number, announced: number, piece = PIECE): Promise<RawUpload> {
  const length = formStart().length + announced * piece.length + FORM_END.length;
  const upload = await RawUpload.begin(target, `Content-Length: ${length}`);
  await upload.write(formStart());
  for (let count = 0; count < pieces && !upload.isAnswered; count += 1) {
    await setTimeout(PAUSE_MS);
    await upload.write(piece);
  }
  return upload;
}

/** Nothing of the upload is left. */
async function assertNothingLeft(): Promise<void> {
  await poll('an empty spool', async () => (await api.uploads.spooled()) === 0);
  expect(await api.uploads.counts()).toMatchObject({ files: 0, staged: 0, objects: 0 });
}

it('an upload from which nothing more arrives is ended, and leaves nothing', async () => {
  const began = performance.now();
  const upload = await sendSlowly(2, 1_000);
  expect(await upload.answered()).toMatch(/^HTTP\/1.1 408 [^]*"code":"timeout"/);
  expect(performance.now() - began).toBeGreaterThanOrEqual(LIMITS.idleMs);
  await assertNothingLeft();
});

it('an upload of which less than the least rate arrives is ended, and leaves nothing', async () => {
  const began = performance.now();
  const upload = await sendSlowly(1_000, 1_000, Buffer.from('.'));
  expect(await upload.answered()).toMatch(/^HTTP\/1.1 408 [^]*"code":"timeout"/);
  expect(performance.now() - began).toBeGreaterThanOrEqual(LIMITS.graceMs);
  await assertNothingLeft();
});

it('an upload that goes on slowly but steadily is stored, however long it takes', async () => {
  const began = performance.now();
  const upload = await sendSlowly(60, 60);
  await upload.write(FORM_END);
  expect(await upload.answered()).toMatch(/^HTTP\/1.1 201 /);
  expect(performance.now() - began).toBeGreaterThan(LIMITS.graceMs + 3 * LIMITS.idleMs);
  expect(await api.uploads.counts()).toMatchObject({ files: 1, blobs: 1, references: 1, staged: 0, objects: 1 });
});
