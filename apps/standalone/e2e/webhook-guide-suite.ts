import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, poll, StartedProcess } from '@livery/testing';
import { LiveryClient } from '../src/demo/livery-client.ts';
import { textMember } from '../src/demo/text-member.ts';
import { codeOf, startGuideService } from './guide-service.ts';

export interface ReceiverLanguage {
  /** The language of the code blocks in the guide. */
  readonly language: string;
  readonly filename: string;
  /** The program that runs the receiver. */
  readonly program: string;
}

/** The suite for the receiver in the guide on webhooks, which is run unchanged. */
export function describeReceiver({ language, filename, program }: ReceiverLanguage): void {
  describe(`the receiver in ${language}`, () => {
    const started = new AsyncDisposableStack();
    let receiver: StartedProcess;
    let file: string;
    let address: string;
    let client: LiveryClient;
    let endpointId: string;
    let secret: string;

    beforeAll(async () => {
      const service = started.use(await startGuideService());
      const directory = await mkdtemp(path.join(tmpdir(), 'livery-receiver-'));
      started.defer(() => rm(directory, { recursive: true, force: true }));
      const port = await freePort();
      address = `http://127.0.0.1:${port}/livery`;
      client = new LiveryClient(service.origin, service.demo.live_key);
      const request = { url: address, enabled_events: ['brand.font.created'] };
      const endpoint = await client.send('POST', '/webhook_endpoints', request);
      endpointId = textMember(endpoint, 'id');
      secret = textMember(endpoint, 'signing_secret');
      const blocks = await codeOf('webhooks', language);
      const [code = '', ...more] = blocks.filter((block) => block.includes('PORT'));
      expect(more).toEqual([]);
      file = path.join(directory, filename);
      await writeFile(file, code);
      receiver = StartedProcess.start(file, { PORT: String(port), WEBHOOK_SECRET: secret }, program);
      started.defer(async () => {
        await receiver.end('SIGKILL');
      });
      await poll(
        'the receiver listens',
        () =>
          fetch(address).then(
            () => true,
            () => false,
          ),
        10_000,
      );
    });

    afterAll(() => started.disposeAsync());

    /** Sends an event that is signed with `key`. @returns the status of the response */
    async function post(body: string, key: string, timestamp: number): Promise<number> {
      const bytes = Buffer.from(key.replace('whsec_', ''), 'base64');
      const signature = createHmac('sha256', bytes).update(`evt_1.${timestamp}.${body}`).digest('base64');
      const headers = {
        'webhook-id': 'evt_1',
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    }

    const now = (): number => Math.floor(Date.now() / 1_000);
    const EVENT = '{"id": "evt_1", "type": "made.up", "name": "Zürich"}';

    it('stops with a sentence if it has no secret', async () => {
      const without = StartedProcess.start(file, { WEBHOOK_SECRET: '', PORT: '0' }, program);
      started.defer(async () => {
        await without.end('SIGKILL');
      });
      await without.printed('Set WEBHOOK_SECRET to the secret');
      expect(await without.exitCode()).toBe(1);
    });

    it('accepts a webhook of the service', async () => {
      await client.send('POST', '/fonts', { name: 'Sent', family: 'Sent' });
      await receiver.printed('brand.font.created evt_');
      await poll('the delivery to be settled', async () => {
        const deliveries = await client.list(`/webhook_endpoints/${endpointId}/deliveries`);
        return deliveries.map((delivery) => textMember(delivery, 'status')).join() === 'delivered';
      });
    });

    it('handles an event once, however often it arrives', async () => {
      expect(await post(EVENT, secret, now())).toBe(204);
      expect(await post(EVENT, secret, now())).toBe(204);
      await receiver.printed('made.up evt_1');
      expect(receiver.text.split('made.up evt_1')).toHaveLength(2);
    });

    it('refuses an event with another secret, with an old or future timestamp, or without a signature', async () => {
      const forged = EVENT.replace('evt_1', 'evt_2');
      expect(await post(forged, `whsec_${Buffer.alloc(32).toString('base64')}`, now())).toBe(401);
      expect(await post(forged, secret, now() - 3_600)).toBe(401);
      expect(await post(forged, secret, now() + 3_600)).toBe(401);
      expect((await fetch(address, { method: 'POST', body: forged })).status).toBe(401);
      expect(receiver.text).not.toContain('evt_2');
    });
  });
}
