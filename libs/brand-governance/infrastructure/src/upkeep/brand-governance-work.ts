import type { EndAbandonedBrandChecks, SweepKeptDocuments } from '@livery/brand-governance-application';
import type { TransferableFile } from '@livery/file-transfer';
import { BackgroundWork, type Round } from '@livery/messaging';

const ROUND_MS = 60_000;

/** The background work of this context: it gives up documents that are kept no longer, and ends checks that nobody works on. */
export class BrandGovernanceWork extends BackgroundWork {
  readonly wakeUp = 'brand_governance';
  override readonly rounds: readonly Round[];

  constructor(sweep: SweepKeptDocuments, endAbandoned: EndAbandonedBrandChecks<TransferableFile>) {
    super();
    this.rounds = [
      { everyMs: ROUND_MS, run: () => sweep.execute() },
      { everyMs: ROUND_MS, run: () => endAbandoned.execute() },
    ];
  }

  wake(): void {
    // Everything is done in rounds.
  }

  async stop(): Promise<void> {
    // The caller ends the rounds.
  }
}
