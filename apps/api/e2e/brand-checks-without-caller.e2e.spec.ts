import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import { type ApiClient, poll } from '@livery/testing';
import { PRESENTATION_TYPE } from './brand-documents.ts';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
let origin: string;

beforeAll(async () => {
  api = await startTestApi({ checkQueueLength: 0 });
  await api.application.listen(0, '127.0.0.1');
  origin = await api.application.getUrl();
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

const SMALL = samplePresentation({ slides: [textBox(paragraph('The  plan'))] });
/** It keeps the only thread busy for seconds. */
const LONG = samplePresentation({ slides: [1, 2].map(() => textBox(`<a:p>${manyColors()}</a:p>`)) });

function manyColors(): string {
  const fill = (color: string): string => `<a:rPr><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:rPr>`;
  const colors = Array.from({ length: 200_000 }, (_, number) => (number % 5_000).toString(16).padStart(6, '0'));
  return colors.map((color) => `<a:r>${fill(color)}<a:t>${color}</a:t></a:r>`).join('');
}

function check(document: Uint8Array): Promise<Answer> {
  return client.send('POST', '/brand_checks', (test) => test.type(PRESENTATION_TYPE).send(Buffer.from(document)));
}

/** Sends the long document with the key, and again while a small one has the thread. */
async function longCheck(secret: string, signal: AbortSignal): Promise<number> {
  const authorization = `Bearer ${secret}`;
  const headers = { authorization, 'content-type': PRESENTATION_TYPE, 'idempotency-key': 'gone' };
  for (;;) {
    const call = { method: 'POST', headers, body: Buffer.from(LONG), signal };
    const { status } = await fetch(`${origin}/api/v1/brand_checks`, call);
    if (status !== 503) return status;
  }
}

it('a check ends when its caller closes the connection, and nothing is stored of it; a repeat with its key does it anew', async () => {
  const [secret, gone] = [await organization.key(), new AbortController()];
  const sent = longCheck(secret, gone.signal);
  let served = 0;
  const isServed = async (): Promise<boolean> => {
    const isDone = (await check(SMALL)).status === 200;
    if (isDone) served += 1;
    return isDone;
  };
  await poll('a busy thread', async () => !(await isServed()), undefined, 20);
  gone.abort();
  await expect(sent).rejects.toThrow(/abort/);
  await poll('a free thread', isServed, undefined, 100);
  expect((await client.get('/brand_checks?limit=200')).body.data).toHaveLength(served);
  expect(await longCheck(secret, new AbortController().signal)).toBe(200);
});
