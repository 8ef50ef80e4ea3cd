import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brandCheckSchema } from '@livery/brand-governance-contracts';
import { type ApiClient, poll } from '@livery/testing';
import { paragraphXml, presentation, slideXml } from './brand-documents.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** Node emits an event for every new thread. The test finds the thread of the pool in this way. */
const CHANNEL = 'worker_threads';
const RUNNING_MICROSECONDS = 100_000;

/** A document that takes seconds to check: very many runs, in as many colours as a document may have. */
const LONG_WORK = presentation(
  slideXml(`<a:p>${Array.from({ length: 250_000 }, (_, number) => coloredRun(number % 20_000)).join('')}</a:p>`),
);
const SMALL = presentation(slideXml(paragraphXml('The  plan')));

const threads: Worker[] = [];
let api: TestApi;
let client: ApiClient;

function remember(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('worker' in message)) return;
  if (message.worker instanceof Worker) threads.push(message.worker);
}

beforeAll(async () => {
  subscribe(CHANNEL, remember);
  api = await startTestApi();
  client = await (await api.createOrganization()).client();
});

afterAll(async () => {
  unsubscribe(CHANNEL, remember);
  await api.close();
});

function check(document: Buffer): Promise<Answer> {
  return client.post('/brand_checks', { content_type: 'pptx', content_base64: document.toString('base64') });
}

describe('a checking thread that dies', () => {
  it('fails only its own check, with a documented error', async () => {
    expect((await check(SMALL)).status).toBe(200);
    const thread = threads.at(-1);
    if (thread === undefined) throw new Error('The pool made no thread.');
    const idle = await thread.cpuUsage();

    const lost = check(LONG_WORK);
    await poll('the thread works', async () => (await thread.cpuUsage(idle)).user > RUNNING_MICROSECONDS);
    const waiting = check(SMALL);
    await thread.terminate();

    const refused = await lost;
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ error: { code: 'file_too_complex', brand_check: expect.any(String) } });
    const types = readAnswer(brandCheckSchema, await waiting).findings.map(({ type }) => type);
    expect(types).toContain('text.double_spaces');
    expect((await check(SMALL)).status).toBe(200);
    expect((await client.get('/events')).status).toBe(200);
    expect(threads.length).toBeGreaterThan(1);
  });
});

function coloredRun(number: number): string {
  const color = ((number * 2_654_435) % 0x1000000).toString(16).padStart(6, '0');
  return `<a:r><a:rPr><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:rPr><a:t>${color}</a:t></a:r>`;
}
