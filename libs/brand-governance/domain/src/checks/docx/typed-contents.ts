import type { LocatedBody, LocatedParagraph } from '../../document-view/located-content.ts';

const FEWEST_ENTRIES = 3;
/** The number before a heading, which a list may write. */
const NUMBER = /^[\d.)\s]+/;

/** A line of a text body by its number, and the number of the next paragraph with the same words. */
interface Returning {
  readonly number: number;
  readonly returns: number;
}

/**
 * The numbers of the lines that are entries of tables of contents that were typed without pages: at least three lines in a row whose words
 * all return further down as headings, in the same order and farther apart.
 * @param lines that look like headings, in the order of the document, as the headings, all in one text body
 */
export function typedEntries(
  lines: readonly { readonly located: LocatedParagraph }[],
  headings: readonly LocatedParagraph[],
): ReadonlySet<number> {
  const [first] = lines;
  if (first === undefined || lines.length < FEWEST_ENTRIES) return new Set();
  const returns = returnsOf([...lines.map(({ located }) => located), ...headings]);
  const written = writtenIn(first.located.body);
  const runs: Returning[][] = [];
  for (const { located } of lines) {
    const { number } = located.paragraph;
    const own = returns.get(number);
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (own === undefined) runs.push([]);
    else if (run && last && own > last.returns && isNothingBetween(last.number, number, written))
      run.push({ number, returns: own });
    else runs.push([{ number, returns: own }]);
  }
  return new Set(runs.filter(isContents).flatMap((run) => run.map(({ number }) => number)));
}

function isContents(run: readonly Returning[]): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.length < FEWEST_ENTRIES) return false;
  return first.returns > last.number && last.returns - first.returns > last.number - first.number;
}

/** The number of the next paragraph with the same words, by the number of a paragraph. */
function returnsOf(all: readonly LocatedParagraph[]): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  const last = new Map<string, number>();
  for (const { paragraph, text } of all.toSorted((one, two) => one.paragraph.number - two.paragraph.number)) {
    const words = text.trim().replace(NUMBER, '').toLowerCase();
    const before = last.get(words);
    if (before !== undefined) next.set(before, paragraph.number);
    last.set(words, paragraph.number);
  }
  return next;
}

/** The numbers of the paragraphs with words. */
function writtenIn({ paragraphs }: LocatedBody): ReadonlySet<number> {
  return new Set(paragraphs.filter(({ text }) => text.trim() !== '').map(({ number }) => number));
}

function isNothingBetween(number: number, next: number, written: ReadonlySet<number>): boolean {
  for (let at = number + 1; at < next; at += 1) if (written.has(at)) return false;
  return true;
}
