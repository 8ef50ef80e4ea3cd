import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attemptedDeliverySchema } from '@livery/delivery-contracts';
import { assertFits, isSignedWith, type KnownSecret, knownSecrets, poll } from '@livery/testing';
import { createOrganization } from './operator.ts';
import { START_TIMEOUT_MS, ThreeProcesses } from './three-processes.ts';
import { openWebhookSink, type ReceivedWebhook, type WebhookSink } from './webhook-sink.ts';
import { openWorkerFixture } from './worker-fixture.ts';

const EVENTS = 140;
/** Eight requests are in flight, and up to 32 deliveries are claimed: the last of these waits for two seconds. */
const ANSWER_MS = 500;

const idSchema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } as const;
const listSchema = {
  type: 'object',
  properties: { data: { type: 'array', items: idSchema } },
  required: ['data'],
} as const;

const opened: AsyncDisposable[] = [];
let sink: WebhookSink;
let call: (method: string, path: string, body?: object) => Promise<unknown>;

beforeAll(async () => {
  const fixture = await openWorkerFixture();
  opened.push(fixture);
  sink = await openWebhookSink(ANSWER_MS);
  opened.push(sink);
  const { key } = await createOrganization(fixture.database);
  const processes = await ThreeProcesses.start(fixture.url);
  opened.push(processes);
  call = async (method, path, body) => {
    const answer = await fetch(`${processes.origin('api')}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}, START_TIMEOUT_MS);

afterAll(async () => {
  for (const resource of opened.reverse()) await resource[Symbol.asyncDispose]();
});

const untilReceived = (count: number): Promise<void> =>
  poll(`${count} to arrive`, () => sink.received.length >= count, 30_000);

/** Returns the times at which deliveries were sent, in milliseconds since 1970, by the ids of their events. */
async function timesOf(endpoint: string): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  await poll(
    'all results to be written',
    async () => {
      const path = `/webhook_endpoints/${endpoint}/deliveries?limit=200&status=delivered`;
      const { data } = assertFits(listSchema, await call('GET', path), 'the list');
      for (const { id } of data.length === EVENTS ? data : []) {
        const read = await call('GET', `/webhook_deliveries/${id}`);
        const { event, attempts } = assertFits(attemptedDeliverySchema, read, 'the delivery');
        times.set(event, Date.parse(attempts[0]?.started ?? ''));
      }
      return data.length === EVENTS;
    },
    10_000,
  );
  return times;
}

describe('a secret that is rotated during a burst', () => {
  it('signs what is sent while it is valid, and nothing is sent without a valid signature', async () => {
    const made = await call('POST', '/webhook_endpoints', {
      url: sink.origin,
      enabled_events: ['brand.font.created'],
      // So that the burst lasts longer than the rotations, however fast the machine is.
      max_in_flight: 4,
    });
    const { id } = assertFits(idSchema, made, 'the endpoint');
    let secrets: readonly KnownSecret[] = knownSecrets([], made);
    const rotate = async (overlap_seconds: number): Promise<void> => {
      secrets = knownSecrets(
        secrets,
        await call('POST', `/webhook_endpoints/${id}/rotate_secret`, { overlap_seconds }),
      );
    };
    await Promise.all(
      Array.from({ length: EVENTS }, (_, number) => call('POST', '/fonts', { name: `Font ${number}` })),
    );
    await untilReceived(10);
    await rotate(0);
    // At most eight arrive in a second, so that these take longer than the two seconds for which the older secret signs.
    await untilReceived(sink.received.length + 25);
    await rotate(3);
    await untilReceived(sink.received.length + 40);
    await rotate(0);
    await untilReceived(EVENTS);

    const times = await timesOf(id);
    const sent = (webhook: ReceivedWebhook): number => times.get(String(webhook.headers['webhook-id'])) ?? NaN;
    const signers = (webhook: ReceivedWebhook): readonly KnownSecret[] =>
      secrets.filter((secret) => isSignedWith(secret, webhook));
    const isValid = ({ created, ends }: KnownSecret, at: number): boolean => created <= at && at < ends;
    expect(sink.received.filter((webhook) => signers(webhook).length === 0)).toEqual([]);
    const invalid = sink.received.filter((webhook) =>
      signers(webhook).some((secret) => !isValid(secret, sent(webhook))),
    );
    expect(invalid).toEqual([]);
    const counts = secrets.map((secret) => sink.received.filter((webhook) => isSignedWith(secret, webhook)).length);
    expect(counts.map((count) => count > 0)).toEqual([true, true, true, true]);
    expect(sink.received).toHaveLength(EVENTS);
  }, 120_000);
});
