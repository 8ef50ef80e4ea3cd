import type { Paragraph } from '../document/text-body.ts';

/** The number of the run in which a character of the joined text stands. */
export function runAt(paragraph: Paragraph, offset: number): number {
  const ends = runEnds(paragraph);
  let [from, to] = [0, Math.max(0, ends.length - 1)];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (offset < (ends[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Kept, since a paragraph of many runs may have as many findings. */
const endsOfRuns = new WeakMap<Paragraph, readonly number[]>();

/** The offsets behind the runs of a paragraph. */
function runEnds(paragraph: Paragraph): readonly number[] {
  const known = endsOfRuns.get(paragraph);
  if (known !== undefined) return known;
  let end = 0;
  const ends = paragraph.runs.map(({ text }) => (end += text.length));
  endsOfRuns.set(paragraph, ends);
  return ends;
}
