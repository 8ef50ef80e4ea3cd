import type { SweepKeptDocuments } from '@livery/brand-governance-application';
import { BackgroundWork, type Round } from '@livery/messaging';

const ROUND_MS = 60_000;

/** The background work of this context: it gives up documents that are kept no longer. */
export class BrandGovernanceWork extends BackgroundWork {
  readonly wakeUp = 'brand_governance';
  override readonly rounds: readonly Round[];

  constructor(sweep: SweepKeptDocuments) {
    super();
    this.rounds = [{ everyMs: ROUND_MS, run: () => sweep.execute() }];
  }

  wake(): void {
    // Everything is done in rounds.
  }

  async stop(): Promise<void> {
    // The caller ends the rounds.
  }
}
