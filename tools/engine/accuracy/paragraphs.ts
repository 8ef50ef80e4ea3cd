import { squeeze } from './squeeze.ts';

/** What is needed of a run to join the runs of a paragraph: of the engine and of the expected values. */
interface Run {
  readonly slide?: number;
  readonly shape?: string;
  readonly name?: string;
  /** The part of a text document that has the run. */
  readonly part?: string;
  readonly cell?: readonly [number, number] | string | null;
  readonly paragraph?: number;
  readonly text: string;
  readonly field?: boolean | string;
}

export interface ComparedParagraph<Member extends Run> {
  /** The number of the slide, or the kind of story of a text document. */
  readonly slideOrStory: number | string;
  readonly isInTable: boolean;
  readonly shape: string;
  readonly name: string;
  readonly number: number;
  readonly runs: readonly Member[];
  readonly text: string;
  /** The text without fields, because programs show different results of fields. */
  readonly plain: string;
}

/** Joins the runs of each paragraph. */
export function paragraphsOf<Member extends Run>(runs: readonly Member[]): ComparedParagraph<Member>[] {
  const groups = Map.groupBy(runs, ({ slide, shape, part, name, cell, paragraph }) =>
    JSON.stringify([slide, shape, part, name, cell, paragraph]),
  );
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    return {
      slideOrStory: first.slide ?? storyKind(first.part ?? 'body'),
      isInTable: first.slide !== undefined && first.cell !== undefined,
      shape: first.shape ?? first.part ?? '',
      name: first.name ?? '',
      number: first.paragraph ?? 0,
      runs: members,
      text: squeeze(members.map(({ text }) => text).join('')),
      plain: squeeze(members.map(({ text, field }) => (field ? '' : text)).join('')),
    };
  });
}

/** The kinds of stories that have different names in different programs. */
const STORIES: readonly (readonly [prefix: string, kind: string])[] = [
  ['header', 'header'],
  ['footer', 'footer'],
  ['frame', 'textbox'],
  ['shape', 'textbox'],
];

/** The kind of story of a part: `header` for `headerFirst:Standard`. */
function storyKind(part: string): string {
  const [word = ''] = part.split(':', 1);
  return STORIES.find(([prefix]) => word.startsWith(prefix))?.[1] ?? word;
}

export interface ParagraphPair<Mine extends Run, Expected extends Run> {
  readonly mine: ComparedParagraph<Mine>;
  readonly expected: ComparedParagraph<Expected>;
  /** The paragraphs have the same text only without their fields. */
  readonly withoutFields: boolean;
}

/**
 * Pairs paragraphs that have the same text and are on the same slide, in a table or not, or in the same kind of story. Of several
 * such paragraphs it takes the one with the most similar shape and number. In text documents it pairs them in order when both sides
 * have equally many.
 */
export function* pairParagraphs<Mine extends Run, Expected extends Run>(
  mine: readonly ComparedParagraph<Mine>[],
  expected: readonly ComparedParagraph<Expected>[],
): Generator<ParagraphPair<Mine, Expected>> {
  const used = new Set<object>();
  for (const key of ['text', 'plain'] as const) {
    const unused = expected.filter((one) => !used.has(one) && one[key] !== '');
    const byText = Map.groupBy(unused, (one) => locationAndText(one, one[key]));
    const own = Map.groupBy(mine, (one) => locationAndText(one, one[key]));
    for (const one of mine) {
      if (used.has(one) || one[key] === '') continue;
      const same = locationAndText(one, one[key]);
      const equals = byText.get(same) ?? [];
      const candidates = equals.filter((candidate) => !used.has(candidate));
      const inOrder = typeof one.slideOrStory === 'string' && equals.length === own.get(same)?.length;
      const best = inOrder ? candidates[0] : nearestOf(candidates, one);
      if (best === undefined) continue;
      used.add(best).add(one);
      yield { mine: one, expected: best, withoutFields: key === 'plain' };
    }
  }
}

function locationAndText({ slideOrStory, isInTable }: ComparedParagraph<Run>, text: string): string {
  return `${slideOrStory} ${isInTable} ${text}`;
}

function nearestOf<Expected extends Run>(
  candidates: readonly ComparedParagraph<Expected>[],
  to: ComparedParagraph<Run>,
) {
  return candidates.reduce<ComparedParagraph<Expected> | undefined>(
    (kept, candidate) => (kept === undefined || isNearer(candidate, kept, to) ? candidate : kept),
    undefined,
  );
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
