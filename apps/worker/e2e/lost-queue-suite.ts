import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BullWakeUps, queueStoreAt, WakeUpListener } from '@livery/messaging';
import { createLogger } from '@livery/runtime';
import { poll, TcpProxy } from '@livery/testing';

/** The time until a connection that was lost without an error is noticed and another one is opened. */
const TIMEOUT_MS = 25_000;

/**
 * The suite on the loss of the queue store, which must pass with every store.
 * @param provide returns the store's URL and a function to call at the end
 */
export function describeLostQueue(name: string, provide: () => Promise<readonly [string, () => Promise<void>]>): void {
  describe(`hints through ${name}`, () => {
    const taken: string[] = [];
    let proxy: TcpProxy;
    let sender: BullWakeUps;
    let listener: WakeUpListener;
    let release: () => Promise<void>;

    beforeEach(async () => {
      const [url, end] = await provide();
      release = end;
      taken.length = 0;
      proxy = await TcpProxy.open(url);
      const logger = createLogger({ name: 'livery-test', level: 'silent' });
      listener = new WakeUpListener(queueStoreAt(proxy.url), (wakeUp) => taken.push(wakeUp), logger);
      sender = new BullWakeUps(queueStoreAt(proxy.url), logger);
      await listener.open();
      await sender.open();
    });

    afterEach(async () => {
      await Promise.all([listener.close(), sender.close()]);
      await proxy[Symbol.asyncDispose]();
      await release();
    });

    const areConnected = (): boolean => sender.isConnected && listener.isConnected;

    it('are received', async () => {
      expect(areConnected()).toBe(true);
      sender.send('deliveries');
      await poll('the hint', () => taken.includes('deliveries'));
    });

    it('are received again after its connections were cut, including those that were sent meanwhile', async () => {
      proxy.cut();
      await poll('the loss', () => !sender.isConnected && !listener.isConnected);
      sender.send('relay');
      await poll('the connections', areConnected);
      await poll('the hint', () => taken.includes('relay'));
    });

    it(
      'are received again after it stopped responding for a while',
      async () => {
        proxy.silence();
        sender.send('relay');
        await poll('the loss', () => !sender.isConnected && !listener.isConnected, TIMEOUT_MS);
        proxy.resume();
        await poll('the connections', areConnected, TIMEOUT_MS);
        sender.send('deliveries');
        await poll('the hint', () => taken.includes('deliveries'));
      },
      3 * TIMEOUT_MS,
    );
  });
}
