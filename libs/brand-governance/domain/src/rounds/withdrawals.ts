import type { DocumentEdit } from '@livery/office-model';
import type { FixProposal } from '../fixing/propose-fixes.ts';
import type { UnfixedFinding } from './document-fix.ts';

/** The edits that a pass has tried in vain, and why. */
export class Withdrawals {
  private readonly edits = new Set<string>();
  private readonly reasons = new Map<string, UnfixedFinding>();

  has({ edit }: FixProposal): boolean {
    return this.edits.has(keyOf(edit));
  }

  /** @param why all of a declined finding but its id */
  add(proposals: readonly FixProposal[], why: Omit<UnfixedFinding, 'finding'>): void {
    for (const { edit, findings } of proposals) {
      this.edits.add(keyOf(edit));
      for (const finding of findings) this.reasons.set(`${finding} ${why.reason}`, { finding, ...why });
    }
  }

  get declined(): readonly UnfixedFinding[] {
    return [...this.reasons.values()];
  }
}

function keyOf(edit: DocumentEdit): string {
  return JSON.stringify(edit);
}
