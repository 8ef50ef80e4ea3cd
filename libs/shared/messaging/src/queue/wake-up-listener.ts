import type { Logger } from 'pino';
import { QueueLink } from './queue-link.ts';
import { QUEUES } from './queue-names.ts';
import type { QueueEnd, QueueStore } from './queue-store.ts';

/** Takes hints from BullMQ and passes them on. A job is over at once: what it hints at is found in tables. */
export class WakeUpListener {
  private readonly link: QueueLink<QueueEnd>;

  constructor(store: QueueStore, wake: (wakeUp: string) => void, logger: Logger) {
    const take = (job: string): Promise<void> => {
      wake(job);
      return Promise.resolve();
    };
    this.link = new QueueLink(() => store.openTaker(QUEUES.wakeUps, take), 'taken', logger);
  }

  get isConnected(): boolean {
    return this.link.end !== null;
  }

  /** Resolves after the first attempt; further ones follow by themselves. */
  open(): Promise<void> {
    return this.link.open();
  }

  close(): Promise<void> {
    return this.link.close();
  }
}
