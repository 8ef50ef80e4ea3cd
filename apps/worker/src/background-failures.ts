import { isOutage } from '@livery/persistence';
import type { Logger } from 'pino';

const RETRY_MS = 1_000;

/**
 * Logs failures of background work, one line each. An outage of the database makes all background work fail; it gets one line
 * when it begins and one when it ends.
 */
export class BackgroundFailures {
  private isOutage = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;

  /** @param reach rejects while the database cannot be reached */
  constructor(
    private readonly logger: Logger,
    private readonly reach: () => Promise<void>,
  ) {}

  readonly report = (error: unknown): void => {
    if (!isOutage(error)) {
      this.logger.error({ err: error }, 'background work failed and is repeated');
    } else if (!this.isOutage) {
      this.isOutage = true;
      this.logger.error({ err: error }, 'the database cannot be reached: background work waits');
      this.checkLater();
    }
  };

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private checkLater(): void {
    if (!this.isClosed) this.timer = setTimeout(() => void this.check(), RETRY_MS).unref();
  }

  private async check(): Promise<void> {
    try {
      await this.reach();
    } catch {
      this.checkLater();
      return;
    }
    this.isOutage = false;
    this.logger.warn('the database can be reached again: background work continues');
  }
}
