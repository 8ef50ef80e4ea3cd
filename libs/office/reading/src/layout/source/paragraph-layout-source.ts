import type { ParagraphLayout, Spacing } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { flag, integer, percentage } from '../../parts/numbers.ts';
import { NO_RUN_LAYOUT, type RunLayoutSource, runLayoutOf } from './run-layout-source.ts';

/** What `a:pPr`, or a level of a list style, says of how paragraphs are set (ECMA-376 Part 1, 21.1.2.2.7). What is not set is undefined. */
export interface ParagraphLayoutSource {
  readonly align: ParagraphLayout['align'] | undefined;
  readonly margin: number | undefined;
  readonly indent: number | undefined;
  readonly line: Spacing | undefined;
  readonly before: Spacing | undefined;
  readonly after: Spacing | undefined;
  readonly bulletSize: ParagraphLayout['bulletSize'] | undefined;
  /** Null for a bullet that is no number, and for none. */
  readonly numbering: ParagraphLayout['numbering'] | undefined;
  readonly run: RunLayoutSource;
}

export const NO_PARAGRAPH_LAYOUT: ParagraphLayoutSource = {
  align: undefined,
  margin: undefined,
  indent: undefined,
  line: undefined,
  before: undefined,
  after: undefined,
  bulletSize: undefined,
  numbering: undefined,
  run: NO_RUN_LAYOUT,
};

type Draft = { -readonly [Name in keyof ParagraphLayoutSource]: ParagraphLayoutSource[Name] };

const MAX_START = 32_767;
const OTHER_BULLETS: ReadonlySet<string> = new Set(['a:buNone', 'a:buChar', 'a:buBlip']);

/** @param attributes of the element of the properties */
export function readParagraphLayout(
  attributes: XmlAttributes,
  set: (layout: ParagraphLayoutSource) => void,
): ElementReader {
  const draft: Draft = {
    ...NO_PARAGRAPH_LAYOUT,
    align: alignOf(attributes),
    margin: integer(attributes.get('marL')),
    indent: integer(attributes.get('indent')),
  };
  return { child: (name, own) => readProperty(name, own, draft), end: () => set(draft) };
}

function readProperty(name: string, attributes: XmlAttributes, draft: Draft): ElementReader | undefined {
  switch (name) {
    case 'a:lnSpc':
      return readSpacing((spacing) => (draft.line = spacing));
    case 'a:spcBef':
      return readSpacing((spacing) => (draft.before = spacing));
    case 'a:spcAft':
      return readSpacing((spacing) => (draft.after = spacing));
    case 'a:defRPr':
      draft.run = runLayoutOf(attributes);
      return undefined;
    case 'a:buSzPct':
      draft.bulletSize = { unit: 'share', value: percentage(attributes.get('val')) ?? 1 };
      return undefined;
    case 'a:buSzPts':
      draft.bulletSize = { unit: 'points', value: (integer(attributes.get('val')) ?? 1_800) / 100 };
      return undefined;
    case 'a:buAutoNum': {
      const start = Math.min(MAX_START, Math.max(1, integer(attributes.get('startAt')) ?? 1));
      draft.numbering = { scheme: attributes.copy('type') ?? 'arabicPeriod', start };
      return undefined;
    }
    default:
      if (OTHER_BULLETS.has(name)) draft.numbering = null;
      return undefined;
  }
}

/** Justified text is drawn as text at its leading side. */
function alignOf(attributes: XmlAttributes): ParagraphLayout['align'] | undefined {
  const written = attributes.get('algn');
  if (written === 'ctr') return 'center';
  const isRightToLeft = flag(attributes.get('rtl'));
  // For text from right to left, left and right stand for the leading and the trailing side.
  if (written === 'r') return isRightToLeft ? 'left' : 'right';
  if (written === undefined && !isRightToLeft) return undefined;
  return isRightToLeft ? 'right' : 'left';
}

function readSpacing(set: (spacing: Spacing) => void): ElementReader {
  return {
    child: (name, attributes) => {
      const written = attributes.get('val');
      const share = name === 'a:spcPct' ? percentage(written) : undefined;
      const points = name === 'a:spcPts' ? integer(written) : undefined;
      if (share !== undefined) set({ unit: 'lines', value: share });
      if (points !== undefined) set({ unit: 'points', value: points / 100 });
      return undefined;
    },
  };
}

/** The levels of a list style, 0 to 8. */
export type LevelLayouts = readonly (ParagraphLayoutSource | undefined)[];

/** Reads a list style: `a:lstStyle`, `p:titleStyle`, `p:defaultTextStyle`. */
export function readLevelLayouts(set: (levels: LevelLayouts) => void): ElementReader {
  const levels: (ParagraphLayoutSource | undefined)[] = [];
  return {
    child: (name, attributes) => {
      const number = /^a:lvl([1-9])pPr$/.exec(name)?.[1];
      if (number === undefined) return undefined;
      return readParagraphLayout(attributes, (layout) => (levels[Number(number) - 1] = layout));
    },
    end: () => set(levels),
  };
}
