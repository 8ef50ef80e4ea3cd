import type { RunRecord } from '../dump/dump-record.ts';
import type { Agreement, Outcome } from './agreement.ts';
import { type ExpectedRun, PROPERTIES, type Property } from './expected-record.ts';
import type { KnownDeviations } from './known-deviations.ts';
import { areNearColors } from './near-colors.ts';
import { pairParagraphs, paragraphsOf, type ParagraphPair } from './paragraphs.ts';
import { squeeze } from './squeeze.ts';

/** LibreOffice rounds sizes down to a tenth of a point. */
const SIZE_TOLERANCE = 0.11;
const SAME_SIZE = 0.01;

type FontSlot = 'font' | 'font_ea' | 'font_cs' | 'font_sym';
type RunPair = ParagraphPair<RunRecord, ExpectedRun>;

/** Two runs that share some characters of their paragraphs. `weight` is the number of these characters. */
interface Overlap {
  readonly mine: RunRecord;
  readonly expected: ExpectedRun;
  readonly slot: FontSlot;
  weight: number;
}

/** Compares the font, size and colour of every character in every pair of paragraphs. */
export function compareRuns(
  agreement: Agreement,
  mine: readonly RunRecord[],
  expected: readonly ExpectedRun[],
  deviations: KnownDeviations,
): void {
  const own = paragraphsOf(mine);
  const withText = own.filter(({ text }) => text !== '').length;
  const pairs = [...pairParagraphs(own, paragraphsOf(expected))];
  agreement.paragraphs += withText;
  agreement.unpaired += withText - pairs.length;
  for (const pair of pairs) comparePair(agreement, pair, deviations);
}

function comparePair(agreement: Agreement, pair: RunPair, deviations: KnownDeviations): void {
  const overlaps = overlapsOf(pair);
  for (const { weight } of overlaps) agreement.characters += weight;
  for (const property of PROPERTIES) {
    for (const overlap of overlaps) compareOverlap(agreement, property, overlap, pair, deviations);
  }
}

function compareOverlap(
  agreement: Agreement,
  property: Property,
  { mine, expected, slot, weight }: Overlap,
  pair: RunPair,
  deviations: KnownDeviations,
): void {
  const key = property === 'font' ? slot : property;
  const own = mine[key];
  // LibreOffice has no font for symbols: they are runs of their own.
  const other = expected[key === 'font_sym' ? 'font' : key] ?? null;
  const { slideOrStory, isInTable } = pair.mine;
  const name = `${typeof slideOrStory === 'number' ? 'pptx' : 'docx'}.${isInTable ? 'table_' : ''}${property}`;
  if (property === 'color' && hasUnknownColor(mine)) {
    agreement.leaveUnknown(name, weight);
    return;
  }
  const outcome = outcomeOf(property, own, other);
  if (outcome !== 'differ') {
    agreement.add(name, outcome, weight);
    return;
  }
  const paragraph = pair.mine.text;
  const { style } = expected;
  const run = { text: mine.text, slideOrStory, style };
  const deviation = deviations.explain({ property, mine: own, expected: other, run, paragraph });
  if (deviation !== null) {
    agreement.except(name, deviation, weight);
    return;
  }
  const where =
    typeof slideOrStory === 'number' ? `slide ${slideOrStory}` : `${slideOrStory} paragraph ${mine.paragraph}`;
  const example = { file: mine.file, where, text: paragraph.slice(0, 40), mine: own, expected: other };
  agreement.differ(name, mine.source[property], example, weight);
}

/** Whether the colour is unknown. The automatic colour of text documents is null, too, but known. */
function hasUnknownColor({ color, source }: RunRecord): boolean {
  return color === null && source.color !== 'built_in';
}

function overlapsOf({ mine, expected, withoutFields }: RunPair): readonly Overlap[] {
  const own = charactersOf(mine.runs, withoutFields);
  const others = charactersOf(expected.runs, withoutFields);
  const overlaps = new Map<string, Overlap>();
  for (const [index, { character, run, number }] of own.entries()) {
    const other = others[index];
    if (other === undefined) break;
    const slot = isSymbol(character) && typeof mine.slideOrStory === 'number' ? 'font_sym' : slotOf(character);
    const key = `${number} ${other.number} ${slot}`;
    const known = overlaps.get(key);
    if (known) known.weight += 1;
    else overlaps.set(key, { mine: run, expected: other.run, slot, weight: 1 });
  }
  return [...overlaps.values()];
}

function charactersOf<Run extends RunRecord | ExpectedRun>(runs: readonly Run[], withoutFields: boolean) {
  const counted = withoutFields ? runs.filter(({ field }) => !field) : runs;
  return counted.flatMap((run, number) => Array.from(squeeze(run.text), (character) => ({ character, run, number })));
}

function outcomeOf(property: Property, own: string | number | null, other: string | number | null): Outcome {
  switch (property) {
    case 'font':
      return String(own ?? '').toLowerCase() === String(other ?? '').toLowerCase() ? 'exact' : 'differ';
    case 'size': {
      const gap = Math.abs(Number(own) - Number(other));
      if (gap < SAME_SIZE) return 'exact';
      return gap < SIZE_TOLERANCE ? 'near' : 'differ';
    }
    case 'color':
      if (own === other) return 'exact';
      return areNearColors(own, other) ? 'near' : 'differ';
  }
}

/** The first and the last code points of scripts that have their own font slot. */
const SLOTS: readonly (readonly [first: number, last: number, slot: FontSlot])[] = [
  [0x2e80, 0x9fff, 'font_ea'],
  [0xac00, 0xd7af, 'font_ea'],
  [0xf900, 0xfaff, 'font_ea'],
  [0xff00, 0xffef, 'font_ea'],
  [0x20000, 0x3ffff, 'font_ea'],
  [0x0590, 0x0eff, 'font_cs'],
  [0xfb1d, 0xfdff, 'font_cs'],
  [0xfe70, 0xfefe, 'font_cs'],
];

/** Whether a character is one of a symbol font, as PowerPoint writes it. LibreOffice has no font for other private code points. */
function isSymbol(character: string): boolean {
  return character >= '\uf000' && character <= '\uf0ff';
}

function slotOf(character: string): FontSlot {
  const point = character.codePointAt(0) ?? 0;
  return SLOTS.find(([first, last]) => point >= first && point <= last)?.[2] ?? 'font';
}
