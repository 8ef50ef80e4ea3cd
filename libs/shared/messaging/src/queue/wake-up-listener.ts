import type { Logger } from 'pino';
import { QueueLink } from './queue-link.ts';
import { QUEUES } from './queue-names.ts';
import type { QueueEnd, QueueStore } from './queue-store.ts';

/** Receives hints from BullMQ and passes them on. A job ends at once, since the work itself is found in tables. */
export class WakeUpListener {
  private readonly link: QueueLink<QueueEnd>;

  constructor(store: QueueStore, wake: (wakeUp: string) => void, logger: Logger) {
    const receive = (job: string): Promise<void> => {
      wake(job);
      return Promise.resolve();
    };
    this.link = new QueueLink(() => store.openReceiver(QUEUES.wakeUps, receive), 'received', logger);
  }

  get isConnected(): boolean {
    return this.link.end !== null;
  }

  /** Resolves after the first attempt to connect. Further attempts follow automatically. */
  open(): Promise<void> {
    return this.link.open();
  }

  close(): Promise<void> {
    return this.link.close();
  }
}
