import type { Verdict } from '../pending-edit.ts';
import type { Change } from '../writers/changes.ts';
import type { TextPiece, WordRun, WordRuns } from './word-runs.ts';

/** Characters that `w:t` does not hold. */
const BREAKS = /[\n\r\v\t\u2028]/;

/** Writes edits of the text of one paragraph, from the last to the first. New text has the format of the first changed run. */
export class WordText {
  private readonly taken: { readonly start: number; readonly end: number }[] = [];

  constructor(private readonly paragraph: WordRuns) {}

  write({ start, end, from, to }: Change<'text'>): Verdict {
    const { content } = this.paragraph;
    if (content.slice(start, end) !== from || end < start) return 'value_differs';
    const touched = this.touched(start, end);
    if (touched.length === 0) return 'value_differs';
    const reason = reasonAgainst(touched.map(({ run }) => run));
    if (reason !== null) return reason;
    if (BREAKS.test(to) || touched.some(({ piece }) => piece.element.name !== 'w:t')) return 'not_supported';
    if (this.taken.some((other) => start < other.end && other.start < end)) return 'conflict';
    this.taken.push({ start, end });
    touched.forEach(({ piece }, index) => replaceIn(piece, start, end, index === 0 ? to : ''));
    return { before: from, after: to };
  }

  /** The pieces that hold the characters; for none the piece that ends there or goes on there. */
  private touched(start: number, end: number): readonly { readonly run: WordRun; readonly piece: TextPiece }[] {
    const all = this.paragraph.runs.flatMap((run) => run.pieces.map((piece) => ({ run, piece })));
    if (start < end) return all.filter(({ piece }) => piece.start < end && start < piece.end);
    return all
      .filter(({ piece }) => piece.start <= start && start <= piece.end && piece.element.name === 'w:t')
      .slice(0, 1);
  }
}

function reasonAgainst(runs: readonly WordRun[]) {
  if (runs.some(({ isBound }) => isBound)) return 'bound_content_control';
  if (runs.some(({ field }) => field !== null)) return 'field_result';
  return runs.some(({ kind }) => kind !== 'text') ? 'not_supported' : null;
}

/** Replaces the characters of a piece that lie in a range. Edits come from the right, so that offsets to the left still hold. */
function replaceIn({ element, start: first, end: last }: TextPiece, start: number, end: number, to: string): void {
  const { text } = element;
  const from = Math.max(0, start - first);
  const until = Math.min(last, end) - first;
  const changed = text.slice(0, from) + to + text.slice(until);
  element.setText(changed);
  // White space at the ends of text is shown only on request (ECMA-376 Part 1, 17.3.3.31).
  if (changed !== changed.trim()) element.set('xml:space', 'preserve');
}
