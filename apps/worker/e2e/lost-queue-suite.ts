import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BullWakeUps, queueStoreAt, WakeUpListener } from '@livery/messaging';
import { createLogger } from '@livery/runtime';
import { poll, TcpProxy } from '@livery/testing';

/** Until a connection that has gone without a word is noticed, and another is opened. */
const PATIENCE_MS = 25_000;

/** What must hold whatever the queue store is. @param provide gives its address, and what to call at the end */
export function describeLostQueue(name: string, provide: () => Promise<readonly [string, () => Promise<void>]>): void {
  describe(`hints by way of ${name}`, () => {
    const taken: string[] = [];
    let way: TcpProxy;
    let sender: BullWakeUps;
    let listener: WakeUpListener;
    let release: () => Promise<void>;

    beforeEach(async () => {
      const [url, end] = await provide();
      release = end;
      taken.length = 0;
      way = await TcpProxy.open(url);
      const logger = createLogger({ name: 'livery-test', level: 'silent' });
      listener = new WakeUpListener(queueStoreAt(way.url), (wakeUp) => taken.push(wakeUp), logger);
      sender = new BullWakeUps(queueStoreAt(way.url), logger);
      await listener.open();
      await sender.open();
    });

    afterEach(async () => {
      await Promise.all([listener.close(), sender.close()]);
      await way[Symbol.asyncDispose]();
      await release();
    });

    const areConnected = (): boolean => sender.isConnected && listener.isConnected;

    it('are taken', async () => {
      expect(areConnected()).toBe(true);
      sender.send('deliveries');
      await poll('the hint', () => taken.includes('deliveries'));
    });

    it('are taken again after its connections were cut; what was to be sent meanwhile too', async () => {
      way.cut();
      await poll('the loss', () => !sender.isConnected && !listener.isConnected);
      sender.send('relay');
      await poll('the connections', areConnected);
      await poll('the hint', () => taken.includes('relay'));
    });

    it(
      'are taken again after it fell silent',
      async () => {
        way.silence();
        sender.send('relay');
        await poll('the loss', () => !sender.isConnected && !listener.isConnected, PATIENCE_MS);
        way.resume();
        await poll('the connections', areConnected, PATIENCE_MS);
        sender.send('deliveries');
        await poll('the hint', () => taken.includes('deliveries'));
      },
      3 * PATIENCE_MS,
    );
  });
}
