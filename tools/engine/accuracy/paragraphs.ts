import { squeeze } from './squeeze.ts';

/** What paragraphs are put together of, on both sides. */
interface Run {
  readonly slide: number;
  readonly shape: string;
  readonly name?: string;
  readonly cell?: readonly [number, number];
  readonly paragraph?: number;
  readonly text: string;
  readonly field?: boolean | string;
}

export interface ComparedParagraph<Member extends Run> {
  readonly slide: number;
  readonly isInTable: boolean;
  readonly shape: string;
  readonly name: string;
  readonly number: number;
  readonly runs: readonly Member[];
  readonly text: string;
  /** The text without fields, which programs fill in differently. */
  readonly plain: string;
}

/** Joins the runs of each paragraph. */
export function paragraphsOf<Member extends Run>(runs: readonly Member[]): ComparedParagraph<Member>[] {
  const groups = Map.groupBy(runs, ({ slide, shape, name, cell, paragraph }) =>
    JSON.stringify([slide, shape, name, cell, paragraph]),
  );
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    return {
      slide: first.slide,
      isInTable: first.cell !== undefined,
      shape: first.shape,
      name: first.name ?? '',
      number: first.paragraph ?? 0,
      runs: members,
      text: squeeze(members.map(({ text }) => text).join('')),
      plain: squeeze(members.map(({ text, field }) => (field ? '' : text)).join('')),
    };
  });
}

export interface ParagraphPair<Mine extends Run, Expected extends Run> {
  readonly mine: ComparedParagraph<Mine>;
  readonly expected: ComparedParagraph<Expected>;
  /** They agree in the text between their fields only. */
  readonly withoutFields: boolean;
}

/** Pairs paragraphs of one slide by their text, in or out of a table; among equals the one whose place is most alike. */
export function* pairParagraphs<Mine extends Run, Expected extends Run>(
  mine: readonly ComparedParagraph<Mine>[],
  expected: readonly ComparedParagraph<Expected>[],
): Generator<ParagraphPair<Mine, Expected>> {
  const used = new Set<object>();
  for (const key of ['text', 'plain'] as const) {
    const unused = expected.filter((one) => !used.has(one) && one[key] !== '');
    const byText = Map.groupBy(unused, (one) => placeAndText(one, one[key]));
    for (const one of mine) {
      if (used.has(one) || one[key] === '') continue;
      const candidates = (byText.get(placeAndText(one, one[key])) ?? []).filter((candidate) => !used.has(candidate));
      const best = candidates.reduce<ComparedParagraph<Expected> | undefined>(
        (kept, candidate) => (kept === undefined || isNearer(candidate, kept, one) ? candidate : kept),
        undefined,
      );
      if (best === undefined) continue;
      used.add(best).add(one);
      yield { mine: one, expected: best, withoutFields: key === 'plain' };
    }
  }
}

function placeAndText({ slide, isInTable }: ComparedParagraph<Run>, text: string): string {
  return `${slide} ${isInTable} ${text}`;
}

function isNearer(a: ComparedParagraph<Run>, b: ComparedParagraph<Run>, to: ComparedParagraph<Run>): boolean {
  const closeness = (one: ComparedParagraph<Run>): readonly number[] => [
    Number(one.name === to.name),
    Number(one.shape === to.shape),
    -Math.abs(one.number - to.number),
  ];
  const ofB = closeness(b);
  for (const [index, value] of closeness(a).entries()) {
    const other = ofB[index] ?? 0;
    if (value !== other) return value > other;
  }
  return false;
}
