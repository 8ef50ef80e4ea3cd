import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { brandCheckSchema } from '@livery/brand-governance-contracts';
import { type ApiClient, assertBelow, timed } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { SAMPLE_DECK } from './brand-documents.ts';
import { MemoryS3 } from './memory-s3.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** What a request may take beside the time for which it waits for the store. */
const WORK_MS = 3_000;

let s3: MemoryS3;
let api: TestApi;
let client: ApiClient;

/** Each test has a store that has not failed before. */
beforeEach(async () => {
  s3 = await MemoryS3.open();
  api = await startTestApi({ blobStore: s3.store });
  client = await (await api.createOrganization()).client();
});

afterEach(async () => {
  await api.close();
  await s3[Symbol.asyncDispose]();
});

const check = (headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  client.post('/brand_checks', { content_type: 'pptx', content_base64: SAMPLE_DECK.toString('base64') }, headers);

/** @returns the response to a request while the store is silent, and for how many milliseconds it was awaited */
async function whileSilent(send: () => Promise<Answer>): Promise<{ readonly answer: Answer; readonly ms: number }> {
  s3.silence();
  const began = performance.now();
  try {
    return { answer: await send(), ms: performance.now() - began };
  } finally {
    s3.resume();
  }
}

function expectUnavailable(answer: Answer): void {
  expect([answer.status, answer.headers['retry-after'], errorOf(answer).code]).toEqual([503, '5', 'unavailable']);
}

describe('while S3 accepts connections and never answers', () => {
  it(
    'a document cannot be fixed: 503 after five seconds',
    timed(async () => {
      const { id } = readAnswer(brandCheckSchema, await check());
      const { answer, ms } = await whileSilent(() => client.post(`/brand_checks/${id}/fix`, {}));
      expectUnavailable(answer);
      assertBelow(ms, 5_000 + WORK_MS);
      expect((await client.post(`/brand_checks/${id}/fix`, {})).status).toBe(200);
    }),
  );

  it(
    'no document is accepted for later: 503 after five seconds',
    timed(async () => {
      const { answer, ms } = await whileSilent(() => check({ prefer: 'respond-async' }));
      expectUnavailable(answer);
      assertBelow(ms, 5_000 + WORK_MS);
      expect((await client.get('/brand_checks')).body).toMatchObject({ data: [] });
    }),
  );

  it(
    'a document is checked after two seconds, the next one at once, and neither is kept',
    timed(async () => {
      const { answer, ms } = await whileSilent(check);
      const { id, ...record } = readAnswer(brandCheckSchema, answer);
      expect(record).toMatchObject({ status: 'completed', document_kept_until: null });
      assertBelow(ms, 2_000 + WORK_MS);
      const next = await whileSilent(check);
      expect(readAnswer(brandCheckSchema, next.answer).document_kept_until).toBeNull();
      assertBelow(next.ms, 2_000);
      expect((await client.get(`/brand_checks/${id}`)).body.document_kept_until).toBeNull();
    }),
  );
});
