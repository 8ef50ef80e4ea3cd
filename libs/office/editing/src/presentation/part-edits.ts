import type { ByteEdit } from '@livery/office-package';
import type { PendingEdit, Verdict } from '../pending-edit.ts';
import type { PartValues } from '../values/part-values.ts';
import type { ElementDraft } from '../xml/element-draft.ts';

/** The edits of one part: its values, and the bytes that change. */
export class PartEdits {
  readonly byteEdits: ByteEdit[] = [];

  /** @param part its name; @param bytes as UTF-8 */
  constructor(
    readonly part: string,
    readonly bytes: Buffer,
    readonly values: PartValues,
  ) {}

  /** Decides edits of one place. An edit that equals an earlier one is the same edit. */
  decide(edits: readonly PendingEdit[], write: (edit: PendingEdit) => Verdict): void {
    const verdicts = new Map<string, Verdict>();
    for (const one of edits) {
      if (one.isDecided) continue;
      const key = JSON.stringify(one.edit.change);
      const verdict = verdicts.get(key) ?? write(one);
      verdicts.set(key, verdict);
      one.decide(verdict);
    }
  }

  /** Takes the changed bytes of an element whose edits are all made. */
  finish(draft: ElementDraft): void {
    this.byteEdits.push(...draft.edits(this.bytes));
  }
}
