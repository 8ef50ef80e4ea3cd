import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  receiver.expectSecret(SECRET);
});

afterAll(() => receiver.close());

async function send(type: string, secret: string): Promise<number> {
  const body = JSON.stringify({ id: 'evt_1', type });
  const sent = new Date();
  const response = await fetch(receiver.url, {
    method: 'POST',
    headers: {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(sent.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign('evt_1', sent, body),
    },
    body,
  });
  return response.status;
}

describe("the demo's receiver", () => {
  it('accepts a webhook and finds its signature valid', async () => {
    const waiting = receiver.first('brand.check.completed', 5_000);
    expect(await send('brand.check.completed', SECRET)).toBe(204);
    expect(await waiting).toMatchObject({ type: 'brand.check.completed', eventId: 'evt_1', verified: true });
  });

  it('finds a signature with another secret invalid', async () => {
    await send('brand.check.failed', `whsec_${Buffer.alloc(24, 'x').toString('base64')}`);
    expect(await receiver.first('brand.check.failed', 5_000)).toMatchObject({ verified: false });
  });

  it('stops waiting after a time', async () => {
    expect(await receiver.first('never.sent', 20)).toBeNull();
  });
});
