// Only this suite has a PostgreSQL that compiles statements explain every plan of the three apps, and times webhooks on it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBelow, poll, timed } from '@livery/testing';
import type { FirstCredentials } from '../operator.ts';
import { openWebhookSink, type WebhookSink } from '../webhook-sink.ts';
import type { Container } from './container.ts';
import { Deployment } from './deployment.ts';

const DECK = new URL('../../../../samples/brand-faults.pptx', import.meta.url);
/** Up to version 17, PostgreSQL adds 1e10 to the cost of a plan that it was asked to avoid. */
const DEAREST = 1e9;
const EVENTS = 40;
/** The bar of a webhook from the answer to its request until it arrives, without another load. */
const ARRIVES_WITHIN_MS = 250;

/** PostgreSQL writes each plan with its costs into a log of its own. */
const EXPLAINED = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'off',
  log_line_prefix: '',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'plans.log',
  log_file_mode: '0644',
};

interface Explained {
  readonly text: string;
  readonly cost: number;
  readonly isCompiled: boolean;
}

let deployment: Deployment;
let sink: WebhookSink;
let credentials: FirstCredentials;
let api: Container;
let oauthServer: Container;
let endpoint: string;

beforeAll(async () => {
  deployment = await Deployment.open(EXPLAINED);
  sink = await openWebhookSink();
  credentials = await deployment.createOrganization();
  [api, oauthServer] = await Promise.all([
    deployment.start('api'),
    deployment.start('oauth-server'),
    deployment.start('worker'),
  ]);
  const { id } = await ask('/webhook_endpoints', { url: sink.origin, enabled_events: ['platform.api_key.created'] });
  endpoint = String(id);
});

afterAll(async () => {
  await deployment[Symbol.asyncDispose]();
  await sink[Symbol.asyncDispose]();
});

async function ask(path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${credentials.key}`, 'content-type': 'application/json' };
  const write = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${api.origin}/api/v1${path}`, { headers, ...write });
  expect([path, answer.ok]).toEqual([path, true]);
  return Object.fromEntries(Object.entries((await answer.json()) ?? {}));
}

/** The plans in the log, whose entries begin with the text of the statement as a member of a JSON object. */
async function plans(): Promise<readonly Explained[]> {
  const log = await readFile(path.join(deployment.postgres.data, 'log', 'plans.log'), 'utf8');
  const entries = log.split(/^LOG: {2}duration: [\d.]+ ms {2}plan:$/m).slice(1);
  return entries.map((entry) => {
    const [json = ''] = entry.split(/^(?:LOG|ERROR|WARNING|FATAL|DETAIL|STATEMENT|CONTEXT):/m);
    const explained: { 'Query Text': string; Plan: { 'Total Cost': number }; JIT?: object } = JSON.parse(json);
    const { 'Query Text': text, Plan: plan, JIT: compiled } = explained;
    return { text, cost: plan['Total Cost'], isCompiled: compiled !== undefined };
  });
}

describe("a deployment on the distribution's PostgreSQL", () => {
  it(
    'delivers a webhook within a quarter of a second',
    timed(async () => {
      const before = sink.received.length;
      const times: number[] = [];
      for (let number = 0; number < EVENTS; number += 1) {
        const arrived = before + number + 1;
        await ask('/api_keys', { name: `Key ${number}`, scopes: ['platform:read'] });
        const written = performance.now();
        await poll('the webhook to arrive', () => sink.received.length >= arrived, 30_000, 1);
        times.push(performance.now() - written);
      }
      assertBelow(times.toSorted((a, b) => a - b)[EVENTS / 2] ?? Infinity, ARRIVES_WITHIN_MS);
    }),
  );

  it('serves lists, checks, tokens and the feed', async () => {
    const content_base64 = (await readFile(DECK)).toString('base64');
    await ask('/brand_checks', { content_type: 'pptx', content_base64 });
    const { clientId, clientSecret } = credentials.client;
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const token = await fetch(`${oauthServer.origin}/api/v1/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    expect(token.status).toBe(200);
    const lists = ['api_keys', 'brand_checks', 'brand_rules', 'events', 'library_assets', 'webhook_endpoints'];
    for (const list of lists) await ask(`/${list}`);
    await ask(`/webhook_endpoints/${endpoint}/deliveries`);
    await ask('/events?type=platform.api_key.created&created[gte]=2020-01-01T00:00:00Z');
  });

  it('plans no statement against its hints, and compiles none', async () => {
    const [compiles] = await deployment.postgres.execute('select pg_jit_available() as compiles', 'postgres');
    expect(compiles).toEqual({ compiles: true });
    const all = (await plans()).filter(({ text }) => !/pg_catalog|information_schema/.test(text));
    const named = (word: string): number => all.filter(({ text }) => text.includes(word)).length;
    expect(['relay', 'fan-out', 'delivery'].filter((reason) => named(`unscoped: ${reason} `) === 0)).toEqual([]);
    expect(named('limit')).toBeGreaterThan(10);
    expect(all.filter(({ isCompiled }) => isCompiled)).toEqual([]);
    expect(all.filter(({ cost }) => cost > DEAREST)).toEqual([]);
  });
});
