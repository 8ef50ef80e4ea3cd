import type { Logger } from 'pino';
import type { OpenEnd, QueueEnd } from './queue-store.ts';

const RETRY_MS = 1_000;
const READY_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** How often a sign of life is asked for, and how long it may take. */
const HEARTBEAT_MS = 5_000;

/**
 * Keeps one end of a queue open. BullMQ does not come back by itself from every loss (a failed start it remembers for
 * ever) and does not notice every one, so an end that fails in any way or gives no sign of life is closed, and another is
 * opened, every second until one holds.
 */
export class QueueLink<End extends QueueEnd> {
  private current: OpenEnd<End> | null = null;
  private underWay: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private isClosed = false;
  private isAway = false;

  constructor(
    private readonly openEnd: () => Promise<OpenEnd<End>>,
    private readonly use: 'sent' | 'taken',
    private readonly logger: Logger,
    private readonly onOpen: () => void = () => undefined,
  ) {}

  /** What can be used for as long as nothing is known against it; null while the store is away. */
  get end(): End | null {
    return this.current?.end ?? null;
  }

  /** Resolves after the first attempt, whatever came of it: further ones follow by themselves. */
  async open(): Promise<void> {
    this.underWay = this.tryToOpen();
    await this.underWay;
  }

  /** Tells of a failure in using the end. */
  failed(end: End, reason: unknown): void {
    if (this.current?.end === end) this.lose(this.current, reason);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    const { current } = this;
    this.current = null;
    await within(CLOSE_TIMEOUT_MS, this.underWay).catch(() => undefined);
    if (current !== null) await shut(current, { force: false });
  }

  private async tryToOpen(): Promise<void> {
    try {
      const opened = await this.openEnd();
      await this.untilReady(opened);
    } catch (error) {
      this.tellAway(error);
      this.openLater();
    }
  }

  private async untilReady(opened: OpenEnd<End>): Promise<void> {
    const { end } = opened;
    const lost = new Promise<never>((_, reject) => {
      const tell = (error: unknown = new Error('The connection to the queue was closed.')): void => {
        reject(toError(error));
        this.failed(end, error);
      };
      end.addListener('error', tell);
      end.addListener('ioredis:close', () => tell());
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
    this.tellBack();
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
    this.tellAway(reason);
    this.underWay = shut(opened, { force: true });
    this.openLater();
  }

  private openLater(): void {
    if (this.isClosed) return;
    this.retry = setTimeout(() => void this.open(), RETRY_MS);
  }

  private tellAway(reason: unknown): void {
    if (this.isAway || this.isClosed) return;
    this.isAway = true;
    this.logger.warn(
      { err: reason },
      `hints cannot be ${this.use}: the queue is away; work is found without them, a little later`,
    );
  }

  private tellBack(): void {
    if (this.isAway) this.logger.warn(`hints can be ${this.use} again: the queue is back`);
    this.isAway = false;
  }
}

/** Nobody waits long for a store that may be away. */
async function shut<End extends QueueEnd>(
  { end, release }: OpenEnd<End>,
  { force }: { force: boolean },
): Promise<void> {
  await within(CLOSE_TIMEOUT_MS, end.close(force)).catch(() => undefined);
  await release();
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not within ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
