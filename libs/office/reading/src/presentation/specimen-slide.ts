import type { PlaceholderSource, ShapeSource } from '../drawing/source/shape-source.ts';
import { NO_LIST_STYLE } from '../drawing/source/list-style-source.ts';
import { NO_PARAGRAPH_FORMAT } from '../drawing/source/paragraph-format-source.ts';
import { NO_RUN_PROPERTIES } from '../drawing/source/run-properties-source.ts';
import { emptySlidePart, type SlidePartSource } from '../drawing/source/slide-part-source.ts';
import type { ParagraphSource, TextBodySource } from '../drawing/source/text-body-source.ts';
import { placeholdersOf } from '../drawing/placeholders.ts';

const TEXT = 'Aa';
/** The levels that PowerPoint shows in its layouts. */
const SHOWN_LEVELS = 5;
/** The types of placeholders that hold one line of text. */
const OF_ONE_LEVEL: ReadonlySet<string> = new Set(['title', 'ctrTitle', 'subTitle']);
/** The types of placeholders whose text a slide copies from its layout. */
const COPIED: ReadonlySet<string> = new Set(['dt', 'ftr', 'sldNum', 'hdr']);
/** The types of placeholders that hold no text. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['pic', 'chart', 'tbl', 'dgm', 'media', 'clipArt']);

/** A slide as a program makes it from a layout: each placeholder inherits everything, and has a piece of text on each level. */
export function specimenOf(layout: SlidePartSource): SlidePartSource {
  const shapes = placeholdersOf(layout.shapes).map(({ shape }) => specimenShape(shape));
  return { ...emptySlidePart(layout.part), shapes };
}

function specimenShape(shape: ShapeSource): ShapeSource {
  return {
    ...shape,
    transform: undefined,
    geometry: undefined,
    fill: undefined,
    line: undefined,
    effects: undefined,
    blip: undefined,
    style: undefined,
    table: undefined,
    graphic: undefined,
    references: [],
    children: [],
    text: specimenText(shape.placeholder, shape.text),
  };
}

function specimenText(placeholder: PlaceholderSource | undefined, text: TextBodySource | undefined) {
  const type = placeholder?.type ?? 'obj';
  if (WITHOUT_TEXT.has(type)) return undefined;
  if (COPIED.has(type)) return text && { ...text, listStyle: NO_LIST_STYLE };
  const levels = OF_ONE_LEVEL.has(type) ? 1 : SHOWN_LEVELS;
  const paragraphs = Array.from({ length: levels }, (_, level) => paragraphAt(level));
  return { fontScale: undefined, listStyle: NO_LIST_STYLE, paragraphs };
}

function paragraphAt(level: number): ParagraphSource {
  const run = { end: TEXT.length, field: null, isAfterFormula: false, properties: NO_RUN_PROPERTIES };
  return { ...NO_PARAGRAPH_FORMAT, level, text: TEXT, runs: [run] };
}
