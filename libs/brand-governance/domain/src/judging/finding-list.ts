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
  private readonly formerIds = new Map<string, number>();
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
    const hash = this.hashOf(draft.identity());
    const written = draft.write(numbered(hash, this.ids));
    const former = draft.former?.map(({ identity, occurrences, isShared }) => ({
      id: isShared ? this.hashOf(identity) : numbered(this.hashOf(identity), this.formerIds),
      occurrences,
    }));
    if (former === undefined) numbered(hash, this.formerIds);
    const finding = former === undefined ? written : { ...written, former };
    this.written.push(finding);
    this.onWritten(finding, draft);
  }

  private hashOf(identity: string): string {
    return this.sha256Hex(identity).slice(0, ID_DIGITS);
  }
}

/** A hash as an id, with a number if the hash was there before. */
function numbered(hash: string, counts: Map<string, number>): string {
  const count = (counts.get(hash) ?? 0) + 1;
  counts.set(hash, count);
  return count === 1 ? hash : `${hash}-${count}`;
}

function leftOut(total: number): FindingDraft {
  return fileFinding('check.not_evaluable', 'findings left out', ['package'], {
    title: 'Findings are left out',
    detail: `${total} findings were made; the first ${MAX_FINDINGS} are shown.`,
  });
}
