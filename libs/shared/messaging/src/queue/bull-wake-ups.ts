import { type ConnectionOptions, Queue } from 'bullmq';
import { QUEUES, type WakeUp } from './queue-names.ts';
import { WakeUps } from './wake-ups.ts';

/** One hint of a kind waits at the most: while no worker runs, hints do not pile up. */
const optionsOf = (name: WakeUp) => ({
  removeOnComplete: true,
  removeOnFail: true,
  deduplication: { id: name, keepLastIfActive: true },
});
const RETRY_MS = 1_000;
const CLOSE_TIMEOUT_MS = 1_000;

/** Sends hints over BullMQ, one batch at a time: what is asked for meanwhile goes with the next one. */
export class BullWakeUps extends WakeUps {
  private readonly wanted = new Set<WakeUp>();
  private queue: Queue | null = null;
  private isSending = false;
  private isClosed = false;
  private notBefore = 0;

  constructor(
    private readonly connection: ConnectionOptions,
    private readonly onError: (error: unknown) => void,
  ) {
    super();
  }

  send(wakeUp: WakeUp): void {
    if (this.isClosed || performance.now() < this.notBefore) return;
    this.wanted.add(wakeUp);
    if (!this.isSending) void this.sendWanted();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.dropQueue();
  }

  private async sendWanted(): Promise<void> {
    this.isSending = true;
    try {
      while (this.wanted.size > 0 && !this.isClosed) {
        const jobs = [...this.wanted].map((name) => ({ name, data: {}, opts: optionsOf(name) }));
        this.wanted.clear();
        this.queue ??= this.openQueue();
        await this.queue.addBulk(jobs);
      }
    } catch (error) {
      await this.failed(error);
    } finally {
      this.isSending = false;
    }
  }

  private openQueue(): Queue {
    const queue = new Queue(QUEUES.wakeUps, { connection: this.connection, skipMetasUpdate: true });
    queue.on('error', this.onError);
    return queue;
  }

  /** BullMQ remembers a failed start for ever: the next hint begins with a new queue, though not at once. */
  private async failed(error: unknown): Promise<void> {
    this.wanted.clear();
    this.notBefore = performance.now() + RETRY_MS;
    if (!this.isClosed) this.onError(error);
    await this.dropQueue();
  }

  private async dropQueue(): Promise<void> {
    const queue = this.queue;
    this.queue = null;
    if (queue === null) return;
    // A store that is away must not keep the process.
    const tooLong = new Promise<void>((resolve) => {
      setTimeout(resolve, CLOSE_TIMEOUT_MS).unref();
    });
    await Promise.race([queue.close().catch(this.onError), tooLong]);
  }
}
