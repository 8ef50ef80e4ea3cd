import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { JobHintListener } from '@livery/jobs';
import { BullWakeUps, type QueueStore, queueStoreAt, WakeUpListener } from '@livery/messaging';
import { createLogger } from '@livery/runtime';
import { poll, TcpProxy } from '@livery/testing';

/** The queue is away for this time. It is tried again every second. */
const OUTAGE_MS = 30_000;

/** The time until a connection that was lost without an error is noticed and another one is opened. */
const TIMEOUT_MS = 25_000;

const LOGGER = createLogger({ name: 'livery-test', level: 'silent' });

/** A queue store of a test. */
export interface TestQueueStore {
  readonly url: string;
  /** Removes everything from the store. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

interface Listener {
  readonly isConnected: boolean;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** A receiver of hints, and the hints that go through it. */
const RECEIVERS = [
  {
    queue: 'wake-ups',
    hints: ['deliveries', 'relay'],
    listen: (store: QueueStore, taken: string[]): Listener =>
      new WakeUpListener(store, (wakeUp) => taken.push(wakeUp), LOGGER),
  },
  {
    queue: 'jobs',
    hints: ['jobs', 'jobs'],
    listen: (store: QueueStore, taken: string[]): Listener =>
      new JobHintListener(store, () => taken.push('jobs'), LOGGER),
  },
] as const;

/** The suite on the loss of the queue store, which must pass with every store. */
export function describeLostQueue(name: string, provide: () => Promise<TestQueueStore>): void {
  describe.each(RECEIVERS)(`hints of $queue through ${name}`, ({ hints: [first, second], listen }) => {
    const taken: string[] = [];
    let store: TestQueueStore;
    let proxy: TcpProxy;
    let sender: BullWakeUps;
    let listener: Listener;

    beforeEach(async () => {
      store = await provide();
      taken.length = 0;
      proxy = await TcpProxy.open(store.url);
      listener = listen(queueStoreAt(proxy.url), taken);
      sender = new BullWakeUps(queueStoreAt(proxy.url), LOGGER);
    });

    afterEach(async () => {
      await Promise.all([listener.close(), sender.close()]);
      await proxy[Symbol.asyncDispose]();
      await store.close();
    });

    const open = async (): Promise<void> => {
      await listener.open();
      await sender.open();
    };
    const areConnected = (): boolean => sender.isConnected && listener.isConnected;

    it('are received', async () => {
      await open();
      expect(areConnected()).toBe(true);
      sender.send(first);
      await poll('the hint', () => taken.includes(first));
    });

    it('are received although it was away at the start, including those that were sent meanwhile', async () => {
      proxy.refuse();
      await open();
      expect([sender.isConnected, listener.isConnected]).toEqual([false, false]);
      sender.send(first);
      proxy.resume();
      await poll('the connections', areConnected);
      await poll('the hint', () => taken.includes(first));
    });

    it('are received again after its connections were cut, including those that were sent meanwhile', async () => {
      await open();
      proxy.cut();
      await poll('the loss', () => !sender.isConnected && !listener.isConnected);
      sender.send(second);
      await poll('the connections', areConnected);
      await poll('the hint', () => taken.includes(second));
    });

    it('are received again after it was away for 30 seconds', async () => {
      await open();
      proxy.refuse();
      await poll('the loss', () => !sender.isConnected && !listener.isConnected);
      sender.send(second);
      const away = performance.now();
      await poll('thirty attempts to connect', () => performance.now() - away > OUTAGE_MS, 2 * OUTAGE_MS);
      proxy.resume();
      await poll('the connections', areConnected);
      await poll('the hint', () => taken.includes(second));
    });

    it('are received again after it was emptied', async () => {
      await open();
      await store.wipe();
      await poll('a hint', () => {
        sender.send(first);
        return taken.includes(first);
      });
    });

    it(
      'are received again after it stopped responding for a while',
      async () => {
        await open();
        proxy.silence();
        sender.send(second);
        await poll('the loss', () => !sender.isConnected && !listener.isConnected, TIMEOUT_MS);
        proxy.resume();
        await poll('the connections', areConnected, TIMEOUT_MS);
        sender.send(first);
        await poll('the hint', () => taken.includes(first));
      },
      3 * TIMEOUT_MS,
    );
  });
}
