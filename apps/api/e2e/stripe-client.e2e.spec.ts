import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { type ApiClient, poll } from '@livery/testing';
import { Stripe } from 'stripe';
import { idOf } from './answer-facts.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

/** A low limit, which applies only to test mode. */
const LOW_LIMIT = { perSecond: 0.1, burst: 3 };

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
let port: number;

beforeAll(async () => {
  api = await startTestApi({ rateLimits: { test: LOW_LIMIT } });
  await api.application.listen(0, '127.0.0.1');
  port = Number(new URL(await api.application.getUrl()).port);
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

const stripe = (secret: string, maxNetworkRetries = 0): Stripe =>
  new Stripe(secret, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries, telemetry: false });
const withScopes = async (scopes?: readonly Scope[], livemode = true): Promise<Stripe> =>
  stripe(await organization.key(scopes, { livemode }));
const newKey = async (): Promise<string> =>
  idOf(await client.post('/api_keys', { name: 'One', scopes: ['brand:read'] }));

async function failureOf(request: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It did not fail.');
}

describe('the stripe package, unmodified, against this API', () => {
  it('returns a resource', async () => {
    const caller = await withScopes(['platform:read']);
    expect(await caller.rawRequest('GET', '/api/v1/ping')).toMatchObject({ object: 'ping', scopes: ['platform:read'] });
  });

  it.each([
    ['GET', '/api/v1/events?limit=0', 'StripeInvalidRequestError', 400, 'limit_out_of_range', 'limit'],
    ['GET', '/api/v1/api_keys/key_0000000000000000000001', 'StripeInvalidRequestError', 404, 'resource_missing', null],
    ['GET', '/api/v1/nowhere', 'StripeInvalidRequestError', 404, 'route_missing', null],
    ['DELETE', '/api/v1/ping', 'StripeAPIError', 405, 'method_not_allowed', null],
  ] as const)('throws for %s %s an error of type %s', async (method, path, type, status, code, param) => {
    const failure = await failureOf((await withScopes()).rawRequest(method, path));
    expect(failure).toMatchObject({ type, statusCode: status, code });
    expect(failure.param ?? null).toBe(param);
    expect(failure.requestId).toMatch(/^req_[0-9A-Za-z]{22}$/);
  });

  it('throws its own errors for a wrong credential, a missing scope and too many requests', async () => {
    const stranger = stripe(`sk_live_${'x'.repeat(49)}`);
    expect(await failureOf(stranger.rawRequest('GET', '/api/v1/ping'))).toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    const narrow = await withScopes(['cms:read']);
    const refused = await failureOf(narrow.rawRequest('GET', '/api/v1/events'));
    expect(refused).toBeInstanceOf(Stripe.errors.StripePermissionError);
    expect(refused.code).toBe('insufficient_scope');
    const often = await withScopes(undefined, false);
    for (let n = 0; n < LOW_LIMIT.burst; n += 1) await often.rawRequest('GET', '/api/v1/ping');
    expect(await failureOf(often.rawRequest('GET', '/api/v1/ping'))).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  });

  it('gets the first response again with its idempotency key, and an error if the key was used for another request', async () => {
    const caller = await withScopes();
    const [one, other] = [await newKey(), await newKey()];
    const rotate = (id: string) =>
      caller.rawRequest('POST', `/api/v1/api_keys/${id}/rotate`, {}, { idempotencyKey: 'rotation' });
    const first = await rotate(one);
    expect(await rotate(one)).toEqual(first);
    expect(await failureOf(rotate(other))).toMatchObject({ statusCode: 422, rawType: 'idempotency_error' });
  });

  it('repeats a request after a conflict with the same idempotency key until it succeeds', async () => {
    const caller = stripe(await organization.key(), 5);
    const application = await client.post('/oauth_applications', { name: 'One', requested_scopes: ['brand:read'] });
    const id = idOf(application);
    await api.administrate(`update platform.oauth_application set status = 'disabled'`);
    const keys: unknown[] = [];
    caller.on('request', (attempt: { readonly idempotency_key?: string }) => keys.push(attempt.idempotency_key));
    const request = caller.rawRequest('POST', `/api/v1/oauth_applications/${id}/rotate_secret`, {});
    await poll('a second attempt', async () => keys.length > 1);
    await api.administrate(`update platform.oauth_application set status = 'active'`);
    expect(await request).toMatchObject({ id, object: 'oauth_application' });
    expect(keys[0]).toMatch(/.+/);
    expect(new Set(keys).size).toBe(1);
  });
});
