import { type Clock, DomainError, type UnitOfWork } from '@livery/kernel';
import type { AbandonedBrandCheck, UnscopedAbandonedBrandChecks } from '../ports/unscoped-abandoned-brand-checks.ts';
import type { DocumentBytes } from '../ports/received-document.ts';
import type { JudgePendingBrandCheck } from './judge-pending-brand-check.ts';

const MINUTES = 60_000;
/** Checks that were accepted so lately are not looked at. */
const YOUNGEST_MS = 5 * MINUTES;

/** Ends pending checks whose job has ended without them, so that no accepted check stays pending. */
export class EndAbandonedBrandChecks<Bytes extends DocumentBytes> {
  constructor(
    private readonly abandoned: UnscopedAbandonedBrandChecks,
    private readonly judgePending: JudgePendingBrandCheck<Bytes>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - YOUNGEST_MS);
    for (const check of await this.abandoned.find(before)) await this.end(check);
  }

  private async end({ tenant, id }: AbandonedBrandCheck): Promise<void> {
    const check = await this.judgePending.giveUp(tenant, id);
    if (check === null) return;
    try {
      await this.unitOfWork.run((transaction) => this.judgePending.record(check, transaction));
    } catch (error) {
      // Another worker was first.
      if (!(error instanceof DomainError) || error.kind !== 'missing') throw error;
    }
  }
}
