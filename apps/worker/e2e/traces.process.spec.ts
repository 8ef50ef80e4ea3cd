import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import supertest, { type Test } from 'supertest';
import { type FirstCredentials, createOrganization } from './operator.ts';
import { openOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from './otlp-receiver.ts';
import { START_TIMEOUT_MS, ThreeProcesses } from './three-processes.ts';
import { openWebhookSink, type WebhookSink } from './webhook-sink.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

/** Makes a process print the modules of OpenTelemetry's SDK that it loads. */
const PRINT_LOADED_MODULES = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
  if (/@opentelemetry\\/(?!api\\/)/.test(url)) process.stdout.write('LOADED ' + url + '\\n');
  return next(url, context);
} });`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(PRINT_LOADED_MODULES)}`;

/** The trace and span of the caller, whose trace the service continues. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let fixture: WorkerFixture;
let sink: WebhookSink;
let credentials: FirstCredentials;
const opened: AsyncDisposable[] = [];

beforeAll(async () => {
  fixture = await openWorkerFixture();
  opened.push(fixture);
  sink = await openWebhookSink();
  opened.push(sink);
  credentials = await createOrganization(fixture.database);
});

afterAll(async () => {
  for (const resource of opened.reverse()) await resource[Symbol.asyncDispose]();
});

function post(processes: ThreeProcesses, path: string): Test {
  return supertest(processes.origin('api')).post(`/api/v1${path}`).set('authorization', `Bearer ${credentials.key}`);
}

describe('traces', () => {
  let receiver: OtlpReceiver;
  let processes: ThreeProcesses;

  beforeAll(async () => {
    receiver = await openOtlpReceiver();
    opened.push(receiver);
    processes = await ThreeProcesses.start(fixture.url, {
      NODE_OPTIONS,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    opened.push(processes);
  }, START_TIMEOUT_MS);

  const traced = (name: string, traceId = TRACE): ReceivedSpan | undefined =>
    receiver.spans.find((span) => span.name === name && span.traceId === traceId);
  const received = async (name: string, traceId = TRACE): Promise<ReceivedSpan> => {
    await poll(`the span "${name}" to be received`, () => traced(name, traceId) !== undefined, 15_000);
    const span = traced(name, traceId);
    if (span === undefined) throw new Error(`There is no span "${name}".`);
    return span;
  };

  it('connect the caller, the request, the relay and the attempt', async () => {
    await post(processes, '/webhook_endpoints').send({ url: `${sink.origin}/traced`, enabled_events: ['*'] });
    const answer = await post(processes, '/api_keys')
      .set('traceparent', `00-${TRACE}-${CALLER}-01`)
      .send({ name: 'Traced', scopes: ['platform:read'] });
    expect(answer.status).toBe(201);
    const request = await received('POST /api/v1/api_keys');
    expect(request).toMatchObject({
      service: 'livery-api',
      parentId: CALLER,
      attributes: { 'http.route': '/api/v1/api_keys', 'livery.request_id': answer.headers['request-id'] },
    });
    await poll('its webhook to arrive', () => sink.received.some(({ body }) => body.includes(answer.body.id)));
    expect(await received('relay platform.api_key.created')).toMatchObject({
      service: 'livery-worker',
      parentId: request.spanId,
    });
    const arrived = sink.received.find(({ path, body }) => path === '/traced' && body.includes(answer.body.id));
    const attempt = await received('attempt webhook');
    expect(attempt).toMatchObject({
      service: 'livery-worker',
      parentId: request.spanId,
      attributes: { 'livery.event_id': arrived?.headers['webhook-id'] },
    });
    expect(arrived?.headers['traceparent']).toBe(`00-${TRACE}-${attempt.spanId}-01`);
    const others = Object.keys(arrived?.headers ?? {}).filter((name) => /trace|baggage|b3/.test(name));
    expect(others).toEqual(['traceparent']);
  });

  it('begin no trace in webhooks of events that have none', async () => {
    await fixture.createEndpoint(`${sink.origin}/untraced`);
    await fixture.append(1);
    const arrived = () => sink.received.filter(({ path }) => path === '/untraced');
    await poll('its webhook to arrive', () => arrived().length > 0, 10_000);
    expect(arrived().map(({ headers }) => headers['traceparent'])).toEqual([undefined]);
  });

  it('are not recorded if the caller has not sampled its trace', async () => {
    const unsampled = 'aaf92f3577b34da6a3ce929d0e0e4736';
    await post(processes, '/api_keys')
      .set('traceparent', `00-${unsampled}-${CALLER}-00`)
      .send({ name: 'Untraced', scopes: ['platform:read'] });
    const arrived = () => sink.received.filter(({ headers }) => headers['traceparent']?.toString().includes(unsampled));
    await poll('its webhook to arrive', () => arrived().length > 0, 10_000);
    expect(arrived()[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${unsampled}-[0-9a-f]{16}-00$`));
    await post(processes, '/api_keys')
      .set('traceparent', `00-${'b'.repeat(32)}-${CALLER}-01`)
      .send({ name: 'Traced after it', scopes: ['platform:read'] });
    await received('relay platform.api_key.created', 'b'.repeat(32));
    expect(receiver.spans.filter(({ traceId }) => traceId === unsampled)).toEqual([]);
  });

  it('are new if the caller sends an invalid traceparent', async () => {
    await post(processes, '/oauth_applications').set('traceparent', 'nonsense').send({ name: 'Traced' });
    await poll('its span', () => receiver.spans.some(({ name }) => name === 'POST /api/v1/oauth_applications'));
    const span = receiver.spans.find(({ name }) => name === 'POST /api/v1/oauth_applications');
    expect(span).toMatchObject({ parentId: '', traceId: expect.stringMatching(/^[\da-f]{32}$/) });
  });

  it('are sent completely before a process ends', async () => {
    expect(processes.printed('oauth-server')).toContain('LOADED');
    await supertest(processes.origin('oauth-server')).post('/api/v1/oauth/token').type('form').send({});
    expect(await processes.stop('oauth-server')).toBe(0);
    expect(receiver.spans.map(({ service }) => service)).toContain('livery-oauth-server');
  });
});

describe('without an endpoint for traces', () => {
  it.each([
    ['nothing is set', {}],
    ['the SDK is disabled', { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }],
  ] as const)(
    'no library is loaded, and no trace is stored with events: %s',
    async (_, environment) => {
      await using processes = await ThreeProcesses.start(fixture.url, { NODE_OPTIONS, ...environment });
      const answer = await post(processes, '/api_keys')
        .set('traceparent', `00-${'c'.repeat(32)}-${CALLER}-01`)
        .send({ name: 'Untraced', scopes: ['platform:read'] });
      expect(answer.status).toBe(201);
      for (const name of ['api', 'worker', 'oauth-server'] as const)
        expect(processes.printed(name)).not.toContain('LOADED');
      expect(await fixture.countEventsOfTrace('c'.repeat(32))).toBe(0);
    },
    START_TIMEOUT_MS,
  );
});
