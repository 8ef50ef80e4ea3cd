import type { Logger } from 'pino';
import { QueueLink } from './queue-link.ts';
import type { QueueStore, SendingEnd } from './queue-store.ts';

/** At most one hint of each name waits in the queue, so that hints do not accumulate while no worker runs. */
const optionsOf = (name: string) => ({
  removeOnComplete: true,
  removeOnFail: true,
  deduplication: { id: name, keepLastIfActive: true },
});

/**
 * Sends hints through one queue, one batch at a time. Hints that come while a batch is being sent, or while the queue cannot be
 * reached, are part of the next batch.
 */
export class QueueSender {
  private readonly wanted = new Set<string>();
  private readonly link: QueueLink<SendingEnd>;
  private isSending = false;

  /** @param subject what the queue transports, as log lines name it */
  constructor(store: QueueStore, queue: string, logger: Logger, subject: string) {
    this.link = new QueueLink(
      () => store.openSender(queue),
      'sent',
      logger,
      () => this.flush(),
      subject,
    );
  }

  get isConnected(): boolean {
    return this.link.end !== null;
  }

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
