import type { DeclinedEdit, DocumentEdit, EditOutcome } from '@livery/office-model';

/** What a writer made of one edit: the values before and after it, or why it wrote nothing. */
export type Verdict = { readonly before: string; readonly after: string } | DeclinedEdit;

/** An edit until it is decided. */
export class PendingEdit {
  private verdict: Verdict | undefined;

  constructor(readonly edit: DocumentEdit) {}

  get isDecided(): boolean {
    return this.verdict !== undefined;
  }

  decide(verdict: Verdict): void {
    this.verdict = verdict;
  }

  /** An edit that nobody decided found nothing at its place. */
  get outcome(): EditOutcome {
    const { verdict = 'value_differs' } = this;
    return typeof verdict === 'string' ? { written: false, reason: verdict } : { written: true, ...verdict };
  }
}
