import type { Verdict } from '../pending-edit.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import type { Change } from './changes.ts';

/** A run with the offsets of its text in that of the paragraph, the end exclusive. */
interface PlacedRun {
  readonly run: ElementDraft;
  readonly start: number;
  readonly end: number;
}

/** Characters that a run cannot hold: they would be line breaks of their own. */
const BREAKS = /[\n\r\v\u2028]/;

/** Writes edits of the text of one paragraph, from the last to the first. Each run keeps its format; new text has that of the first changed run. */
export class ParagraphText {
  private readonly runs: readonly PlacedRun[];
  private readonly text: string;
  private readonly taken: { readonly start: number; readonly end: number }[] = [];

  /** @param runs the runs, fields and line breaks of the paragraph */
  constructor(runs: readonly ElementDraft[]) {
    let text = '';
    this.runs = runs.map((run) => {
      const start = text.length;
      text += run.name === 'a:br' ? '\n' : textOf(run);
      return { run, start, end: text.length };
    });
    this.text = text;
  }

  write({ start, end, from, to }: Change<'text'>): Verdict {
    if (this.text.slice(start, end) !== from || end < start) return 'value_differs';
    if (splitsPair(this.text, start) || splitsPair(this.text, end)) return 'not_supported';
    const touched = this.runsIn(start, end);
    if (touched.length === 0) return 'value_differs';
    if (touched.some(({ run }) => run.name === 'a:fld')) return 'field_result';
    if (BREAKS.test(to) || touched.some(({ run }) => run.name === 'a:br' || run.child('a:t') === undefined))
      return 'not_supported';
    if (this.taken.some((other) => start < other.end && other.start < end)) return 'conflict';
    this.taken.push({ start, end });
    touched.forEach((placed, index) => replaceIn(placed, start, end, index === 0 ? to : ''));
    return { before: from, after: to };
  }

  /** The runs that hold the characters; for none the run that ends there or goes on there. */
  private runsIn(start: number, end: number): readonly PlacedRun[] {
    if (start < end) return this.runs.filter((one) => one.start < end && start < one.end);
    const around = this.runs.filter((one) => one.start <= start && start <= one.end && one.run.name === 'a:r');
    return around.slice(0, 1);
  }
}

/** Whether an offset lies within a character of two code units, neither of which can be written alone. */
function splitsPair(text: string, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, offset - 1), offset + 1)) && offset > 0;
}

function textOf(run: ElementDraft): string {
  return run.children
    .filter(({ name }) => name === 'a:t')
    .map(({ text }) => text)
    .join('');
}

/** Replaces the characters of a run that lie in a range. Edits come from the right, so that offsets to the left still hold. */
function replaceIn({ run, start: first, end: last }: PlacedRun, start: number, end: number, to: string): void {
  const text = textOf(run);
  const from = Math.max(0, start - first);
  const until = Math.min(last, end) - first;
  const [element] = run.children.filter(({ name }) => name === 'a:t');
  element?.setText(text.slice(0, from) + to + text.slice(until));
}

/** Writes characters of an alternative text: the description, or else the title of a shape. */
export function writeAlternativeText(identity: ElementDraft | undefined, change: Change<'text'>): Verdict {
  const { start, end, from, to } = change;
  const name = ['descr', 'title'].find((one) => identity?.get(one)?.slice(start, end) === from);
  const written = name === undefined ? undefined : identity?.get(name);
  if (identity === undefined || name === undefined || written === undefined) return 'value_differs';
  identity.set(name, written.slice(0, start) + to + written.slice(end));
  return { before: from, after: to };
}
