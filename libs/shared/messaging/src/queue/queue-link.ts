import type { Logger } from 'pino';
import { within } from '../within.ts';
import type { OpenEnd, QueueEnd } from './queue-store.ts';

const RETRY_MS = 1_000;
const READY_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** The interval between heartbeats, and the timeout of each. */
const HEARTBEAT_MS = 5_000;

/**
 * Keeps one end of a queue open. BullMQ does not recover from every loss of a connection (it never retries a failed start), and does
 * not notice every loss. Therefore an end that fails, or does not respond to a heartbeat, is closed, and a new one is opened every
 * second until one works.
 */
export class QueueLink<End extends QueueEnd> {
  private current: OpenEnd<End> | null = null;
  private running: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private isClosed = false;
  private isAway = false;

  constructor(
    private readonly openEnd: () => Promise<OpenEnd<End>>,
    private readonly use: 'sent' | 'received',
    private readonly logger: Logger,
    private readonly onOpen: () => void = () => undefined,
    /** What the queue transports, as log lines name it. */
    private readonly subject = 'hints',
  ) {}

  /** The open end; null while the queue cannot be reached. */
  get end(): End | null {
    return this.current?.end ?? null;
  }

  /** Resolves after the first attempt, successful or not. Further attempts follow automatically. */
  async open(): Promise<void> {
    this.running = this.tryToOpen();
    await this.running;
  }

  /** Reports that using the end has failed, so that it is replaced. */
  failed(end: End, reason: unknown): void {
    if (this.current?.end === end) this.lose(this.current, reason);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    const { current } = this;
    this.current = null;
    await within(CLOSE_TIMEOUT_MS, this.running).catch(() => undefined);
    if (current !== null) await shut(current, { force: false });
  }

  private async tryToOpen(): Promise<void> {
    try {
      const opened = await this.openEnd();
      await this.untilReady(opened);
    } catch (error) {
      this.logLoss(error);
      this.openLater();
    }
  }

  private async untilReady(opened: OpenEnd<End>): Promise<void> {
    const { end } = opened;
    const lost = new Promise<never>((_, reject) => {
      const report = (error: unknown = new Error('The connection to the queue was closed.')): void => {
        reject(toError(error));
        this.failed(end, error);
      };
      end.addListener('error', report);
      end.addListener('ioredis:close', () => report());
    });
    try {
      await within(READY_TIMEOUT_MS, Promise.race([end.waitUntilReady(), lost]));
    } catch (error) {
      await shut(opened, { force: true });
      throw error;
    }
    if (this.isClosed) return shut(opened, { force: false });
    this.current = opened;
    this.heartbeat = setInterval(() => void this.assertAlive(end), HEARTBEAT_MS);
    this.logRecovery();
    this.onOpen();
  }

  private async assertAlive(end: End): Promise<void> {
    try {
      await within(HEARTBEAT_MS, end.getBackend().getQueueMetaField('version'));
    } catch (error) {
      this.failed(end, error);
    }
  }

  private lose(opened: OpenEnd<End>, reason: unknown): void {
    this.current = null;
    clearInterval(this.heartbeat);
    this.logLoss(reason);
    this.running = shut(opened, { force: true });
    this.openLater();
  }

  private openLater(): void {
    if (this.isClosed) return;
    this.retry = setTimeout(() => void this.open(), RETRY_MS);
  }

  private logLoss(reason: unknown): void {
    if (this.isAway || this.isClosed) return;
    this.isAway = true;
    this.logger.warn(
      { err: reason },
      `${this.subject} cannot be ${this.use}: the queue cannot be reached; work is found a little later without them`,
    );
  }

  private logRecovery(): void {
    if (this.isAway) this.logger.warn(`${this.subject} can be ${this.use} again: the queue can be reached`);
    this.isAway = false;
  }
}

/** Closes an end, and waits at most two seconds for a queue that does not respond. */
async function shut<End extends QueueEnd>(
  { end, release }: OpenEnd<End>,
  { force }: { force: boolean },
): Promise<void> {
  await within(CLOSE_TIMEOUT_MS, end.close(force)).catch(() => undefined);
  await release();
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
