import type { PurgeExpiredContent, TidyDeployments } from '@livery/content-application';
import { BackgroundWork, type Round } from '@livery/messaging';

const ROUND_MS = 10 * 60_000;

/** The background work of this context: it deletes what is kept for a limited time. Texts of files are read by jobs. */
export class ContentWork extends BackgroundWork {
  readonly wakeUp = 'content';
  override readonly rounds: readonly Round[];

  constructor(purge: PurgeExpiredContent, tidyDeployments: TidyDeployments) {
    super();
    this.rounds = [
      { everyMs: ROUND_MS, run: () => purge.execute() },
      { everyMs: ROUND_MS, run: () => tidyDeployments.execute() },
    ];
  }

  wake(): void {
    // Everything is done in rounds.
  }

  async stop(): Promise<void> {
    // The caller ends the rounds.
  }
}
