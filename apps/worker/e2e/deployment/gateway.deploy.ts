// Only this suite uses the service through the gateway and the images that docker/ describes.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { Webhook } from 'standardwebhooks';
import supertest, { type Test } from 'supertest';
import type { FirstCredentials } from '../operator.ts';
import { openWebhookSink, type WebhookSink } from '../webhook-sink.ts';
import type { Container } from './container.ts';
import { Deployment } from './deployment.ts';
import { readStages } from './dockerfile.ts';
import { imagesDirectory } from './images-directory.ts';
import type { Gateway } from './gateway.ts';

const DECK = new URL('../../../../samples/brand-faults.pptx', import.meta.url);
const MIB = 1_048_576;

let deployment: Deployment;
let gateway: Gateway;
let apps: readonly [api: Container, worker: Container, oauthServer: Container];
let sink: WebhookSink;
let credentials: FirstCredentials;

beforeAll(async () => {
  deployment = await Deployment.open();
  sink = await openWebhookSink();
  credentials = await deployment.createOrganization();
  apps = await Promise.all([deployment.start('api'), deployment.start('worker'), deployment.start('oauth-server')]);
  gateway = await deployment.openGateway([apps[0]], apps[2]);
});

afterAll(async () => {
  await deployment[Symbol.asyncDispose]();
  await sink[Symbol.asyncDispose]();
});

function call(method: 'get' | 'post', path: string, credential = credentials.key): Test {
  return supertest(gateway.origin)[method](`/api/v1${path}`).set('authorization', `Bearer ${credential}`);
}

describe('the deployment of docker/, through its gateway', () => {
  it('uses the same version of Node as these suites', async () => {
    const bases = (await readStages()).map(({ from }) => from).filter((from) => from.startsWith('node:'));
    expect(new Set(bases)).toEqual(new Set([`node:${process.versions.node}-slim`]));
  });

  it('lists the packages of an image in CycloneDX', async () => {
    const file = path.join(imagesDirectory(), 'runtime/livery/sbom.cdx.json');
    const { bomFormat, components } = JSON.parse(await readFile(file, 'utf8'));
    expect(bomFormat).toBe('CycloneDX');
    const names = components.map(({ name }: { readonly name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['express', 'typeorm', 'sharp']));
    expect(names).not.toContain('jest');
  });

  it('issues a token at the oauth-server that the api accepts', async () => {
    const { clientId, clientSecret } = credentials.client;
    const { status, body } = await supertest(gateway.origin)
      .post('/api/v1/oauth/token')
      .type('form')
      .send({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    expect(status).toBe(200);
    expect((await call('get', '/ping', body.access_token)).status).toBe(200);
  });

  it('has its own origin as the issuer in both metadata documents', async () => {
    for (const below of ['', '/api/v1']) {
      const answer = await supertest(gateway.origin).get(`/.well-known/oauth-authorization-server${below}`);
      expect(answer.body).toMatchObject({ issuer: gateway.origin + below });
    }
  });

  it('serves the dashboard, which was built with the images', async () => {
    const page = await supertest(gateway.origin).get('/dashboard/sign-in');
    expect(page.status).toBe(200);
    const [script = ''] = /\/dashboard\/assets\/[\w-]+\.js/.exec(page.text) ?? [];
    const answer = await supertest(gateway.origin).get(script);
    expect([answer.status, answer.type]).toEqual([200, 'text/javascript']);
  });

  it('checks a deck, and delivers the event, signed', async () => {
    const endpoint = await call('post', '/webhook_endpoints').send({
      url: `${sink.origin}/checks`,
      enabled_events: ['brand.check.completed'],
    });
    expect(endpoint.status).toBe(201);
    const content_base64 = (await readFile(DECK)).toString('base64');
    const check = await call('post', '/brand_checks').send({ content_type: 'pptx', content_base64 });
    expect(check.status).toBe(200);
    await poll('the webhook to arrive', () => sink.received.length > 0);
    const [{ body, headers } = { body: '', headers: {} }] = sink.received;
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const event = new Webhook(String(endpoint.body.signing_secret)).verify(body, signed);
    expect(event).toMatchObject({ type: 'brand.check.completed', data: { object: { id: check.body.id } } });
  });

  it('passes a body of 48 MiB on to the api, and refuses one of 60 MiB', async () => {
    const send = (bytes: number): Test =>
      call('post', '/brand_checks').send({ content_type: 'pptx', content_base64: 'A'.repeat((bytes / 3) * 4) });
    expect((await send(48 * MIB)).body).toMatchObject({ error: { request_id: expect.stringMatching(/^req_/) } });
    expect((await send(60 * MIB)).status).toBe(413);
  });

  it('refuses a request without valid credentials before its body is sent', async () => {
    const answer = await call('post', '/brand_checks', 'sk_live_nobody').send({ content_base64: 'A'.repeat(20 * MIB) });
    expect(answer.status).toBe(401);
  });

  it('passes the address of the client on to the api, and ignores what the client claims', async () => {
    const made = await call('post', '/api_keys').send({
      name: 'Elsewhere',
      scopes: ['platform:read'],
      allowed_ips: ['203.0.113.0/24'],
    });
    expect(made.status).toBe(201);
    const ping = (address: string) => call('get', '/ping', String(made.body.secret)).set('x-forwarded-for', address);
    expect((await ping('203.0.113.7')).status).toBe(200);
    expect((await ping('198.51.100.7')).status).toBe(403);
  });

  it('serves the documentation', async () => {
    const { status, text } = await supertest(gateway.origin).get('/docs');
    expect([status, text.slice(0, 15).toLowerCase()]).toEqual([200, '<!doctype html>']);
  });

  it('passes the health check of the image, and shuts down in order at SIGTERM', async () => {
    for (const app of apps) {
      expect(await app.isHealthy()).toBe(true);
      expect(await app.end('SIGTERM')).toBe(0);
      expect(await app.isHealthy()).toBe(false);
    }
  });
});
