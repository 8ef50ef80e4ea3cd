import type { Logger } from 'pino';
import { QueueLink } from './queue-link.ts';
import { QUEUES } from './queue-names.ts';
import type { QueueStore, SendingEnd } from './queue-store.ts';
import { WakeUps } from './wake-ups.ts';

/** One hint of a kind waits at the most: while no worker runs, hints do not pile up. */
const optionsOf = (name: string) => ({
  removeOnComplete: true,
  removeOnFail: true,
  deduplication: { id: name, keepLastIfActive: true },
});

/** Sends hints over BullMQ, one batch at a time: what is asked for meanwhile, or while the queue is away, goes with the next. */
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

  /** Resolves after the first attempt; further ones follow by themselves. */
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
