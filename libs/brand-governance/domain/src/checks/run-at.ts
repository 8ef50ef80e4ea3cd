import type { Paragraph } from '../document/text-body.ts';
import { memoized } from './memoized.ts';

/** The number of the run in which a character of the joined text stands. */
export function runAt(paragraph: Paragraph, offset: number): number {
  return paragraph.runs.length < MANY_RUNS ? walkedTo(paragraph, offset) : foundIn(paragraph, offset);
}

function walkedTo({ runs }: Paragraph, offset: number): number {
  let end = 0;
  for (let index = 0; index < runs.length; index += 1) {
    end += runs[index]?.length ?? 0;
    if (offset < end) return index;
  }
  return Math.max(0, runs.length - 1);
}

function foundIn(paragraph: Paragraph, offset: number): number {
  const ends = memoized(longOnes, paragraph, () => endsOf(paragraph));
  let [from, to] = [0, Math.max(0, ends.length - 1)];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (offset < (ends[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** A paragraph of many runs may have as many findings: their offsets are kept. Short ones are walked each time. */
const MANY_RUNS = 64;
const longOnes = new WeakMap<Paragraph, readonly number[]>();

/** The offsets behind the runs of a paragraph. */
function endsOf({ runs }: Paragraph): readonly number[] {
  let end = 0;
  return runs.map(({ length }) => (end += length));
}
