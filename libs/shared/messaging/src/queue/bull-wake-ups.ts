import type { Logger } from 'pino';
import { QueueLink } from './queue-link.ts';
import { QUEUES } from './queue-names.ts';
import type { QueueStore, SendingEnd } from './queue-store.ts';
import { WakeUps } from './wake-ups.ts';

/** At most one hint of each name waits in the queue, so that hints do not accumulate while no worker runs. */
const optionsOf = (name: string) => ({
  removeOnComplete: true,
  removeOnFail: true,
  deduplication: { id: name, keepLastIfActive: true },
});

/**
 * Sends hints over BullMQ, one batch at a time. Hints that come while a batch is being sent, or while the queue cannot be
 * reached, are part of the next batch.
 */
export class BullWakeUps extends WakeUps {
  private readonly wanted = new Set<string>();
  private readonly link: QueueLink<SendingEnd>;
  private isSending = false;

  constructor(store: QueueStore, logger: Logger) {
    super();
    this.link = new QueueLink(
      () => store.openSender(QUEUES.wakeUps),
      'sent',
      logger,
      () => this.flush(),
    );
  }

  get isConnected(): boolean {
    return this.link.end !== null;
  }

  /** Resolves after the first attempt to connect. Further attempts follow automatically. */
  open(): Promise<void> {
    return this.link.open();
  }

  send(wakeUp: string): void {
    this.wanted.add(wakeUp);
    this.flush();
  }

  close(): Promise<void> {
    return this.link.close();
  }

  private flush(): void {
    const { end } = this.link;
    if (end !== null && !this.isSending) void this.sendWanted(end);
  }

  private async sendWanted(end: SendingEnd): Promise<void> {
    this.isSending = true;
    try {
      while (this.wanted.size > 0 && this.link.end === end) {
        const jobs = [...this.wanted].map((name) => ({ name, data: {}, opts: optionsOf(name) }));
        this.wanted.clear();
        await end.addBulk(jobs);
      }
    } catch (error) {
      this.link.failed(end, error);
    } finally {
      this.isSending = false;
    }
  }
}
