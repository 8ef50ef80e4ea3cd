import type { Logger } from 'pino';
import { JOBS_WAKE_UP, QUEUES } from './queue-names.ts';
import { QueueSender } from './queue-sender.ts';
import type { QueueStore } from './queue-store.ts';
import { WakeUps } from './wake-ups.ts';

/** Sends hints over BullMQ: the hint of due jobs through their queue, all others through the queue of wake-ups. */
export class BullWakeUps extends WakeUps {
  private readonly wakeUps: QueueSender;
  private readonly jobs: QueueSender;

  constructor(store: QueueStore, logger: Logger) {
    super();
    this.wakeUps = new QueueSender(store, QUEUES.wakeUps, logger, 'hints');
    this.jobs = new QueueSender(store, QUEUES.jobs, logger, 'hints of jobs');
  }

  get isConnected(): boolean {
    return this.wakeUps.isConnected && this.jobs.isConnected;
  }

  /** Resolves after the first attempt to connect. Further attempts follow automatically. */
  async open(): Promise<void> {
    await Promise.all([this.wakeUps.open(), this.jobs.open()]);
  }

  send(wakeUp: string): void {
    (wakeUp === JOBS_WAKE_UP ? this.jobs : this.wakeUps).send(wakeUp);
  }

  async close(): Promise<void> {
    await Promise.all([this.wakeUps.close(), this.jobs.close()]);
  }
}
