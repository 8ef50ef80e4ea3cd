import type { ByteEdit } from '@livery/office-package';
import type { PendingEdit, Verdict } from './pending-edit.ts';
import type { ElementDraft } from './xml/element-draft.ts';

/** The bytes of one part that edits change. */
export class ByteEdits {
  readonly byteEdits: ByteEdit[] = [];

  /** @param bytes of the part as UTF-8 */
  constructor(private readonly bytes: Buffer) {}

  /**
   * Decides edits of one place. An edit that equals an earlier one is the same edit. Edits of text are made from the right, so that the
   * offsets of the others still hold.
   */
  decide(edits: readonly PendingEdit[], write: (edit: PendingEdit) => Verdict): void {
    const verdicts = new Map<string, Verdict>();
    for (const one of edits.toSorted((a, b) => startOf(b) - startOf(a))) {
      if (one.isDecided) continue;
      const key = JSON.stringify(one.edit.change);
      const verdict = verdicts.get(key) ?? write(one);
      verdicts.set(key, verdict);
      // Another place of the same name may have the value.
      if (verdict !== 'value_differs') one.decide(verdict);
    }
  }

  /** Takes the changed bytes of an element whose edits are all made. */
  finish(draft: ElementDraft): void {
    this.byteEdits.push(...draft.edits(this.bytes));
  }
}

function startOf({ edit: { change } }: PendingEdit): number {
  return change.kind === 'text' ? change.start : 0;
}
