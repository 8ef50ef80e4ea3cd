// Only this suite runs processes with old and new key material side by side.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { Webhook } from 'standardwebhooks';
import type { FirstCredentials } from '../operator.ts';
import { openWebhookSink, type WebhookSink } from '../webhook-sink.ts';
import type { Container } from './container.ts';
import { Deployment } from './deployment.ts';

let deployment: Deployment;
let credentials: FirstCredentials;
let sink: WebhookSink;

beforeAll(async () => {
  deployment = await Deployment.open();
  credentials = await deployment.createOrganization();
  sink = await openWebhookSink();
});

afterAll(async () => {
  await deployment[Symbol.asyncDispose]();
  await sink[Symbol.asyncDispose]();
});

function ask(api: Container, route: string, credential: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
  const write = body && { method: 'POST', body: JSON.stringify(body) };
  return fetch(`${api.origin}/api/v1${route}`, { headers, ...write });
}

async function made(api: Container, route: string, body: object, member: string): Promise<string> {
  const answer = await ask(api, route, credentials.key, body);
  expect(answer.status).toBe(201);
  const record: unknown = await answer.json();
  return String(Object.entries(Object(record)).find(([name]) => name === member)?.[1]);
}

async function token(oauthServer: Container): Promise<string> {
  const { clientId, clientSecret } = credentials.client;
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const body = new URLSearchParams(form);
  const answer = await fetch(`${oauthServer.origin}/api/v1/oauth/token`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  const record: unknown = await answer.json();
  return String(Object.entries(Object(record)).find(([name]) => name === 'access_token')?.[1]);
}

async function statusOf(api: Container, credential: string): Promise<number> {
  return (await ask(api, '/ping', credential)).status;
}

describe('a rotation of the key material', () => {
  it('keeps what the old key version made valid; what the new version makes is refused by processes without it', async () => {
    const before = await Promise.all(['api', 'worker', 'oauth-server'].map((name) => deployment.start(name)));
    const [oldApi, , oldOAuthServer] = before;
    if (oldApi === undefined || oldOAuthServer === undefined) throw new Error('The old processes have not started.');
    const oldToken = await token(oldOAuthServer);
    const webhook = { url: `${sink.origin}/rotated`, enabled_events: ['platform.api_key.created'] };
    const signingSecret = await made(oldApi, '/webhook_endpoints', webhook, 'signing_secret');

    const rotated = { LIVERY_SECRET_KEYS: await deployment.admin(['pepper', 'rotate']) };
    for (const process of before) expect(await process.end('SIGTERM')).toBe(0);
    const [api, oauthServer] = [
      await deployment.start('api', rotated),
      await deployment.start('oauth-server', rotated),
      await deployment.start('worker', rotated),
    ];

    for (const old of [credentials.testKey, oldToken]) expect(await statusOf(api, old)).toBe(200);
    expect(await statusOf(api, await token(oauthServer))).toBe(200);
    const newKey = await made(api, '/api_keys', { name: 'New', scopes: ['platform:read'] }, 'secret');
    expect(await statusOf(api, newKey)).toBe(200);
    await poll('the webhook to arrive', () => sink.received.length > 0);
    const [{ body, headers } = { body: '', headers: {} }] = sink.received;
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(signingSecret).verify(body, signed)).toMatchObject({ type: 'platform.api_key.created' });

    expect(await deployment.admin(['pepper', 'use'], rotated)).toMatch(/client secrets/);
    const late = await deployment.start('api');
    expect(await statusOf(late, newKey)).toBe(401);
  });
});
