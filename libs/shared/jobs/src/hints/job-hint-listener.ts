import { type QueueEnd, QueueLink, type QueueStore } from '@livery/messaging';
import type { Logger } from 'pino';
import { openJobHints } from './open-job-hints.ts';

/** Receives the hints that jobs are due, and receives them again after a loss of the queue. */
export class JobHintListener {
  private readonly link: QueueLink<QueueEnd>;

  constructor(store: QueueStore, wake: () => void, logger: Logger) {
    this.link = new QueueLink(
      () => openJobHints(store, wake, logger),
      'received',
      logger,
      () => undefined,
      'hints of jobs',
    );
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
