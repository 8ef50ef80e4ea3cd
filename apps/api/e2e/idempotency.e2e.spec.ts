import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EndpointTable } from '@livery/http';
import { newId } from '@livery/kernel';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf, idsOf, isReplay, secretOf } from './answer-facts.ts';
import { presentation, slideXml, textDocument } from './brand-documents.ts';
import { signInMember } from './people.ts';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { sendWrite, WRITE_REQUESTS, type WriteRequest } from './write-requests.ts';

const REQUESTS = 10;
const NEW_KEY = { method: 'POST', path: '/api_keys', body: { name: 'One', scopes: ['brand:read'] } } as const;

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  await api.application.listen(0, '127.0.0.1');
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

/** Prepares a write of a new organization. @returns it with a caller who may send it */
async function prepared(prepare: (client: ApiClient, api: TestApi) => Promise<WriteRequest>) {
  const created = await api.createOrganization();
  const key = await created.client();
  const write = await prepare(key, api);
  const person = async () => (await signInMember(api, created, `${newId()}@acme.example`, 'admin')).client;
  return { own: write.isOfPeople === true ? await person() : key, write };
}

const storedAnswers = async () => (await api.rows()).get('http.idempotent_answer') ?? [];
const eventsOf = async (caller: ApiClient): Promise<string[]> => idsOf(await caller.get('/events?limit=200'));

/** Repeats a write while the first request with its key is still running, or the service has no room for more, as a client does with Retry-After. */
async function sendUntilAnswered(caller: ApiClient, write: WriteRequest, key: string): Promise<Answer> {
  const answers: Answer[] = [];
  const isAnswered = async (): Promise<boolean> => {
    const answer = await sendWrite(caller, write, key);
    if (answer.status === 409)
      expect([errorOf(answer).code, answer.headers['retry-after']]).toEqual(['idempotency_key_in_use', '1']);
    else if (answer.status !== 429 && answer.status !== 503) answers.push(answer);
    return answers.length > 0;
  };
  // Repeats without a pause would leave no processor time for the check.
  await poll('an answer', isAnswered, 30_000, 100);
  const [answer] = answers;
  if (answer === undefined) throw new Error('There is no answer.');
  return answer;
}

it('the suite covers every write endpoint', () => {
  const writes = api.application
    .get(EndpointTable, { strict: false })
    .endpoints.filter(({ method, idempotent }) => method !== 'GET' && idempotent !== false);
  expect(writes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(WRITE_REQUESTS).sort());
});

describe.each(Object.entries(WRITE_REQUESTS))('%s', (_, prepare) => {
  it('returns the first response to a repeat, byte for byte, and has no further effect', async () => {
    const { own, write } = await prepared(prepare);
    const first = await sendWrite(own, write, 'key');
    const events = await eventsOf(own);
    const again = await sendWrite(own, write, 'key');
    expect([isReplay(first), isReplay(again)]).toEqual([false, true]);
    expect(again.headers['original-request']).toBe(first.headers['request-id']);
    expect(again.headers['request-id']).not.toBe(first.headers['request-id']);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(await eventsOf(own)).toEqual(events);
  });

  it('has one effect and one response for ten requests at the same time', async () => {
    const { own, write } = await prepared(prepare);
    const before = (await eventsOf(own)).length;
    const answers = await Promise.all(Array.from({ length: REQUESTS }, () => sendUntilAnswered(own, write, 'twins')));
    expect([...new Set(answers.map(({ status, text }) => `${status} ${text}`))]).toHaveLength(1);
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(answers[0]?.status).toBeLessThan(300);
    expect((await eventsOf(own)).length).toBe(before + (write.isSilent === true ? 0 : (write.events ?? 1)));
  });

  it('is refused with the same key and another body or URL', async () => {
    const { own, write } = await prepared(prepare);
    const first = await sendWrite(own, write, 'reused');
    const others = [
      ...(write.body === undefined ? [] : [{ ...write, body: { ...write.body, other: 1 } }]),
      { ...NEW_KEY, body: { name: 'Elsewhere', scopes: ['brand:read'] } },
    ];
    for (const other of others) {
      const answer = await sendWrite(own, other, 'reused');
      expect([answer.status, errorOf(answer).type]).toEqual([422, 'idempotency_error']);
      expect(errorOf(answer).code).toBe('idempotency_key_reused');
    }
    expect((await sendWrite(own, write, 'reused')).text).toBe(first.text);
  });
});

describe('an idempotency key', () => {
  it('is valid only for the caller, the organization and the mode that used it', async () => {
    const others = [
      client,
      await organization.client(),
      await organization.client(undefined, { livemode: false }),
      await (await api.createOrganization()).client(),
    ];
    const answers = await Promise.all(others.map((other) => sendWrite(other, NEW_KEY, 'shared')));
    expect(answers.map(isReplay)).toEqual([false, false, false, false]);
    expect(new Set(answers.map(secretOf)).size).toBe(4);
  });

  it('may be in quotes', async () => {
    const first = await sendWrite(client, NEW_KEY, '"quoted key"');
    expect((await sendWrite(client, NEW_KEY, 'quoted key')).text).toBe(first.text);
  });

  it.each(['""', 'a'.repeat(256)])(
    'that is empty or too long is refused before the body is checked: %s',
    async (key) => {
      const answer = await sendWrite(client, { ...NEW_KEY, body: {} }, key);
      expect([answer.status, errorOf(answer).code, errorOf(answer).param]).toEqual([
        400,
        'idempotency_key_invalid',
        'Idempotency-Key',
      ]);
    },
  );

  it('is ignored on reads', async () => {
    const answers = [1, 2].map((limit) => client.get(`/api_keys?limit=${limit}`, { 'idempotency-key': 'read' }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await client.get('/ping', { 'idempotency-key': '' })).status).toBe(200);
  });

  it('can be used again after a request that was refused before it had any effect', async () => {
    const refused = await sendWrite(client, { ...NEW_KEY, body: { name: 'One' } }, 'corrected');
    expect(refused.status).toBe(400);
    const made = await sendWrite(client, NEW_KEY, 'corrected');
    expect([made.status, isReplay(made)]).toEqual([201, false]);
  });
});

describe('a stored response', () => {
  it('contains neither the idempotency key nor a secret in plain text', async () => {
    const made = await sendWrite(client, NEW_KEY, 'a key to look for');
    expect(secretOf(await sendWrite(client, NEW_KEY, 'a key to look for'))).toBe(secretOf(made));
    const dump = (await storedAnswers()).join('\n');
    expect(dump).toContain('201');
    expect(dump).not.toContain(secretOf(made));
    expect(dump).not.toContain('a key to look for');
  });
});

describe('a brand check', () => {
  const check = (content: Buffer): WriteRequest => ({
    method: 'POST',
    path: '/brand_checks',
    body: { content_type: 'pptx', content_base64: content.toString('base64') },
  });

  it('that failed returns the same failed check to a repeat', async () => {
    const own = await (await api.createOrganization()).client();
    const first = await sendWrite(own, check(textDocument()), 'failing');
    const again = await sendWrite(own, check(textDocument()), 'failing');
    expect(errorOf(first).brand_check).toMatch(/^brand_check_/);
    expect([again.status, again.text, isReplay(again)]).toEqual([first.status, first.text, true]);
    expect(idsOf(await own.get('/brand_checks'))).toEqual([errorOf(first).brand_check]);
  });

  it('with a response of more than 1 MiB gets a newly rendered response instead of a stored one', async () => {
    // Each pale colour is a finding of its own.
    const paragraphs = Array.from({ length: 4_000 }, (_, n) => {
      const color = `<a:srgbClr val="FFF${n.toString(16).padStart(3, '0')}"/>`;
      return `<a:p><a:r><a:rPr><a:solidFill>${color}</a:solidFill></a:rPr><a:t>Number ${n}</a:t></a:r></a:p>`;
    });
    const write = check(presentation(slideXml(paragraphs.join(''))));
    const first = await sendWrite(client, write, 'large');
    expect(first.text.length).toBeGreaterThan(1_048_576);
    const again = await sendWrite(client, write, 'large');
    expect([again.status, isReplay(again)]).toEqual([200, true]);
    expect(again.body).toEqual(first.body);
    const longest = Math.max(...(await storedAnswers()).map((row) => row.length));
    expect(longest).toBeLessThan(1_048_576);
  });
});
