import { isOutage } from '@livery/persistence';
import type { Logger } from 'pino';

const LOOK_MS = 1_000;

/**
 * Tells of failures of background work: a line for each; of an outage of the database, which everything that is tried meanwhile
 * fails of, one when it begins and one when it is over.
 */
export class BackgroundFailures {
  private isAway = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;

  /** @param reach rejects as long as the database is away */
  constructor(
    private readonly logger: Logger,
    private readonly reach: () => Promise<void>,
  ) {}

  readonly report = (error: unknown): void => {
    if (!isOutage(error)) {
      this.logger.error({ err: error }, 'background work failed; it is tried again');
    } else if (!this.isAway) {
      this.isAway = true;
      this.logger.error({ err: error }, 'the database is away: background work waits for it');
      this.lookLater();
    }
  };

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private lookLater(): void {
    if (!this.isClosed) this.timer = setTimeout(() => void this.look(), LOOK_MS).unref();
  }

  private async look(): Promise<void> {
    try {
      await this.reach();
    } catch {
      this.lookLater();
      return;
    }
    this.isAway = false;
    this.logger.warn('the database is back: background work goes on');
  }
}
