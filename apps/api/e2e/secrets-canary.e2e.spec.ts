import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccessLog } from '@livery/http';
import { createLogger } from '@livery/runtime';
import { type ApiClient, poll } from '@livery/testing';
import supertest from 'supertest';
import { idOf } from './answer-facts.ts';
import { png, sendForm, uploadFile } from './library-files.ts';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { startTestOAuth, type TestOAuth } from './test-oauth.ts';

const SECRET = /(?:sk_live|sk_test|pk_live|oat|oa_secret|ust|ses|sil|whsec)_[0-9A-Za-z+/=]{20,}|lnk_[\w-]{20,}/g;

let api: TestApi;
let oauth: TestOAuth;
let organization: TestOrganization;
let client: ApiClient;
const lines: string[] = [];
const issued = new Set<string>();

beforeAll(async () => {
  const destination = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger({ name: 'livery-test', level: 'trace' }, destination);
  const accessLog = new AccessLog('livery-test', destination);
  api = await startTestApi({ logger, accessLog });
  oauth = await startTestOAuth(api);
  organization = await api.createOrganization();
  client = api.as(recorded(await organization.key()));
});

afterAll(async () => {
  await oauth.close();
  await api.close();
});

function recorded(secret: string): string {
  issued.add(secret);
  return secret;
}

/** Adds the secrets in a response to `issued`. */
function recordSecrets({ text }: Answer): void {
  for (const [secret] of text.matchAll(SECRET)) issued.add(secret);
}

/** Returns a secret, its random part and the halves of that, as plain text, in hexadecimal and in base64. A link ends with its signature. */
function formsOf(secret: string): string[] {
  const random = secret.startsWith('lnk_') ? secret.slice(-40) : secret.slice(secret.lastIndexOf('_') + 1);
  const parts = [secret, random, random.slice(0, 20), random.slice(20, 40)];
  return parts.flatMap((part) => [part, Buffer.from(part).toString('hex'), Buffer.from(part).toString('base64')]);
}

/** Adds the links to files and assets to `issued`, and opens them. */
async function recordLinks(): Promise<void> {
  const key = { 'idempotency-key': 'canary-links' };
  const file = await uploadFile(client, png());
  const asset = await client.post('/library_assets', { file: file.id }, key);
  const answers = [
    asset,
    await client.post('/library_assets', { file: file.id }, key),
    await client.patch(`/library_assets/${idOf(asset)}`, { name: 'Harbour' }),
    await sendForm(client, png(3), { path: `/library_assets/${idOf(asset)}/versions` }),
    await client.get(`/files/${file.id}`),
    await client.get('/library_assets'),
    await client.get('/events'),
  ];
  answers.forEach(recordSecrets);
  for (const [link] of JSON.stringify(answers.map(({ text }) => text)).matchAll(SECRET)) {
    const { status } = await api.as(null).get(`/links/${link}`);
    expect([200, 404]).toContain(status);
    await client.get(`/links/${link}?download=${link}`);
    await client.get(`/links/${link.slice(0, -1)}`);
  }
}

const found = (text: string): string[] => {
  const plain = text.toLowerCase();
  return [...issued].flatMap((secret) => formsOf(secret).filter((form) => plain.includes(form.toLowerCase())));
};

describe('every secret that is issued', () => {
  it('is created, rotated, repeated and sent in places where it does not belong', async () => {
    const key = { 'idempotency-key': 'canary' };
    const made = await client.post('/api_keys', { name: 'Canary', scopes: ['brand:read'] }, key);
    const again = await client.post('/api_keys', { name: 'Canary', scopes: ['brand:read'] }, key);
    const application = await oauth.application(organization, ['platform:read', 'brand:read']);
    const endpoint = await client.post('/webhook_endpoints', { url: 'https://example.com/', enabled_events: ['*'] });
    const answers = [
      made,
      again,
      await client.post(`/api_keys/${idOf(made)}/rotate`, { overlap_seconds: 600 }),
      await client.post('/oauth_applications', { name: 'Canary', requested_scopes: ['brand:read'] }),
      await client.post(`/oauth_applications/${application.id}/rotate_secret`, { overlap_seconds: 600 }),
      endpoint,
      await client.post(`/webhook_endpoints/${idOf(endpoint)}/rotate_secret`, {}),
      await application.ask(),
    ];
    answers.forEach(recordSecrets);
    recorded(application.clientSecret);
    expect(issued.size).toBe(9);
    await recordLinks();
    expect(issued.size).toBeGreaterThan(10);
    for (const secret of issued) {
      const server = api.application.getHttpServer();
      await supertest(server)
        .get(`/api/v1/api_keys/${encodeURIComponent(secret)}`)
        .set('authorization', `Bearer ${secret}`);
      await supertest(server).get(`/api/v1/ping?access_token=${encodeURIComponent(secret)}`);
      await client.send('GET', `/fonts/${secret.replaceAll('/', '')}`, (test) =>
        test.set('user-agent', `curl ${secret}`),
      );
      await client.send('POST', '/fonts', (test) => test.set('x-api-key', secret).send({ nmae: secret }));
    }
  });

  it('is in no row of the database, including the queue, the request log and the audit log', async () => {
    await poll('the requests to be kept', async () => {
      const kept = (await api.rows()).get('platform.request_log') ?? [];
      return kept.some((row) => row.includes('/fonts/oat_[redacted]'));
    });
    const rows = await api.rows();
    expect(rows.get('platform.audit_entry')?.length).toBeGreaterThan(3);
    expect(found([...rows.values()].flat().join('\n'))).toEqual([]);
  });

  it('is in no line of the log', async () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(found(lines.join('\n'))).toEqual([]);
  });
});
