import { type Finding, MAX_FINDINGS } from '../finding.ts';
import type { Judgement } from '../verdict.ts';
import { fileFinding } from './file-finding.ts';
import type { FindingDraft } from './finding-draft.ts';

const ID_DIGITS = 16;

/** The hexadecimal SHA-256 of a text. */
export type Sha256Hex = (text: string) => string;

export type OnWritten = (finding: Finding, draft: FindingDraft) => void;

/**
 * Writes findings check by check, and counts those beyond the limit without writing them. The occurrences of one check are
 * free for garbage collection before the next check makes its own.
 */
export class FindingList {
  private readonly written: Finding[] = [];
  private readonly ids = new Map<string, number>();
  private total = 0;

  /** @param onWritten is told of each finding with what it is made of */
  constructor(
    private readonly sha256Hex: Sha256Hex,
    private readonly onWritten: OnWritten = () => undefined,
  ) {}

  add(drafts: readonly FindingDraft[]): void {
    for (const one of drafts) {
      if (this.total < MAX_FINDINGS) this.write(one);
      this.total += 1;
    }
  }

  /** Returns all written findings. When some were left out, one more finding says how many. */
  end(): Pick<Judgement, 'findings' | 'truncated'> {
    const truncated = this.total > MAX_FINDINGS;
    if (truncated) this.write(leftOut(this.total));
    return { findings: this.written, truncated };
  }

  /** Writes a finding. The ids of further findings with an equal identity end in `-2`, `-3` and so on. */
  private write(draft: FindingDraft): void {
    const id = this.sha256Hex(draft.identity()).slice(0, ID_DIGITS);
    const count = (this.ids.get(id) ?? 0) + 1;
    this.ids.set(id, count);
    const finding = draft.write(count === 1 ? id : `${id}-${count}`);
    this.written.push(finding);
    this.onWritten(finding, draft);
  }
}

function leftOut(total: number): FindingDraft {
  return fileFinding('check.not_evaluable', 'findings left out', ['package'], {
    title: 'Findings are left out',
    detail: `${total} findings were made; the first ${MAX_FINDINGS} are shown.`,
  });
}
