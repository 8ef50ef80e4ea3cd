import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf, idsOf, isReplay, secretOf } from './answer-facts.ts';
import { PRESENTATION_TYPE, SAMPLE_DECK } from './brand-documents.ts';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { sendWrite, type WriteRequest } from './write-requests.ts';

const NEW_KEY = { method: 'POST', path: '/api_keys', body: { name: 'One', scopes: ['brand:read'] } } as const;
/** Blocks only writes to the table of stored responses. */
const LOCK = 'lock table http.idempotent_answer in share row exclusive mode';
const WAITING = `select pid from pg_stat_activity
  where wait_event_type = 'Lock' and query like '%idempotent_answer as known%' and datname = current_database()`;

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  await api.application.listen(0, '127.0.0.1');
});

afterAll(() => api.close());

const useNewOrganization = async (): Promise<void> => {
  organization = await api.createOrganization();
  client = await organization.client();
};
const keys = async (): Promise<string[]> => idsOf(await client.get('/api_keys'));

/** Delays the commit of every write until `work` has finished. */
async function beforeCommit(work: () => Promise<void>): Promise<void> {
  await api.database.dataSource.transaction(async (manager) => {
    await manager.query(LOCK);
    await work();
  });
}

async function waiting(count: number): Promise<number[]> {
  let rows: { readonly pid: number }[] = [];
  await poll(`${count} requests to wait for their commit`, async () => {
    rows = await api.database.query<{ pid: number }>(WAITING);
    return rows.length === count;
  });
  return rows.map(({ pid }) => pid);
}

describe('between the effect of a write and its response', () => {
  it('a lost database connection undoes the write and frees the key at once', async () => {
    await useNewOrganization();
    const before = await keys();
    const crashed: Promise<Answer>[] = [];
    await beforeCommit(async () => {
      crashed.push(sendWrite(client, NEW_KEY, 'crash'));
      for (const pid of await waiting(1)) await api.database.query('select pg_terminate_backend($1)', [pid]);
      const [answer] = await Promise.all(crashed);
      expect([answer?.status, answer && errorOf(answer).code]).toEqual([503, 'unavailable']);
    });
    expect(await keys()).toEqual(before);
    const again = await sendWrite(client, NEW_KEY, 'crash');
    expect([again.status, isReplay(again)]).toEqual([201, false]);
    expect(await keys()).toHaveLength(before.length + 1);
  });

  it('the write is not visible, and a caller that closed the connection gets the response by repeating the request', async () => {
    await useNewOrganization();
    const secret = await organization.key();
    const before = await keys();
    await beforeCommit(async () => {
      const hangUp = new AbortController();
      const left = fetch(`${await api.application.getUrl()}/api/v1${NEW_KEY.path}`, {
        method: NEW_KEY.method,
        headers: {
          authorization: `Bearer ${secret}`,
          'content-type': 'application/json',
          'idempotency-key': 'left',
        },
        body: JSON.stringify(NEW_KEY.body),
        signal: hangUp.signal,
      });
      await waiting(1);
      hangUp.abort();
      await expect(left).rejects.toThrow('aborted');
      expect(await keys()).toEqual(before);
    });
    const again = await sendWrite(api.as(secret), NEW_KEY, 'left');
    expect(again.status).toBe(201);
    expect(await keys()).toHaveLength(before.length + 1);
  });

  it('repeats wait until the first request is committed, and get the same response', async () => {
    await useNewOrganization();
    const repeats: Promise<Answer>[] = [];
    await beforeCommit(async () => {
      repeats.push(...Array.from({ length: 3 }, () => sendWrite(client, NEW_KEY, 'waiting')));
      await waiting(3);
    });
    const answers = await Promise.all(repeats);
    expect(new Set(answers.map(secretOf)).size).toBe(1);
    expect(answers.filter(isReplay)).toHaveLength(2);
  });

  it('another request with the same key is refused and has no effect', async () => {
    await useNewOrganization();
    const before = await keys();
    const others: Promise<Answer>[] = [];
    await beforeCommit(async () => {
      for (const name of ['One', 'Two']) {
        others.push(sendWrite(client, { ...NEW_KEY, body: { ...NEW_KEY.body, name } }, 'rivals'));
      }
      await waiting(2);
    });
    const answers = await Promise.all(others);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await keys()).toHaveLength(before.length + 1);
  });
});

describe('a long write', () => {
  it('refuses a repeat while the first request is running, and frees the key afterwards', async () => {
    await useNewOrganization();
    const check: WriteRequest = {
      method: 'POST',
      path: '/brand_checks',
      body: { content_type: 'pptx', content_base64: SAMPLE_DECK.toString('base64') },
    };
    const first: Promise<Answer>[] = [];
    await beforeCommit(async () => {
      first.push(sendWrite(client, check, 'long'));
      await waiting(1);
      const repeat = await sendWrite(client, check, 'long');
      expect([repeat.status, errorOf(repeat).code, errorOf(repeat).type]).toEqual([
        409,
        'idempotency_key_in_use',
        'idempotency_error',
      ]);
      expect(repeat.headers['retry-after']).toBe('1');
    });
    const [answer] = await Promise.all(first);
    const again = await sendWrite(client, check, 'long');
    expect([again.status, again.text, isReplay(again)]).toEqual([200, answer?.text, true]);
    expect(idsOf(await client.get('/brand_checks'))).toHaveLength(1);
  });
});

describe('a form', () => {
  interface Form {
    readonly boundary: string;
    readonly filename?: string;
    readonly type?: string;
    readonly format?: string;
    readonly content?: Buffer;
  }
  const send = (form: Form): Promise<Answer> =>
    client.send('POST', '/brand_checks', (test) =>
      test
        .set({ 'idempotency-key': 'form', 'content-type': `multipart/form-data; boundary=${form.boundary}` })
        .send(formBody(form)),
    );
  const formBody = ({
    boundary,
    filename = 'a.pptx',
    type = PRESENTATION_TYPE,
    format = 'pptx',
    content,
  }: Form): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="content_type"\r\n\r\n${format}\r\n`),
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n`),
      Buffer.from(`Content-Type: ${type}\r\n\r\n`),
      content ?? SAMPLE_DECK,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);

  it('is a repeat if only its boundary differs, and another request if a part differs', async () => {
    await useNewOrganization();
    const first = await send({ boundary: 'one' });
    expect(first.status).toBe(200);
    const again = await send({ boundary: 'another' });
    expect([again.status, again.text, isReplay(again)]).toEqual([200, first.text, true]);
    const others = [
      { filename: 'b.pptx' },
      { type: 'application/zip' },
      { format: 'docx' },
      { content: Buffer.from('PK') },
    ];
    for (const other of others) {
      expect(errorOf(await send({ boundary: 'one', ...other })).code).toBe('idempotency_key_reused');
    }
  });
});
