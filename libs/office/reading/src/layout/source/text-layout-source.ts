import type { Insets, TextLayout } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { degrees, flag, integer, percentage } from '../../parts/numbers.ts';
import {
  type LevelLayouts,
  NO_PARAGRAPH_LAYOUT,
  type ParagraphLayoutSource,
  readLevelLayouts,
  readParagraphLayout,
} from './paragraph-layout-source.ts';
import { NO_RUN_LAYOUT, type RunLayoutSource, runLayoutOf } from './run-layout-source.ts';

/** `a:bodyPr` as it is written (ECMA-376 Part 1, 21.1.2.1.1). What is not set is undefined. */
export interface BodyLayoutSource {
  readonly anchor: TextLayout['anchor'] | undefined;
  readonly centered: boolean | undefined;
  readonly insets: { readonly [Side in keyof Insets]: number | undefined };
  readonly wraps: boolean | undefined;
  readonly turn: TextLayout['turn'] | undefined;
  readonly rotation: number | undefined;
  readonly columns: number | undefined;
  readonly lessSpacing: number | undefined;
}

/** A text body as it is written. */
export interface TextLayoutSource {
  readonly body: BodyLayoutSource;
  readonly levels: LevelLayouts;
  readonly paragraphs: readonly {
    readonly layout: ParagraphLayoutSource;
    readonly runs: readonly RunLayoutSource[];
    readonly end: RunLayoutSource;
  }[];
}

type Paragraphs = { layout: ParagraphLayoutSource; runs: RunLayoutSource[]; end: RunLayoutSource }[];
type Draft = { -readonly [Name in keyof TextLayoutSource]: TextLayoutSource[Name] } & { paragraphs: Paragraphs };

export const NO_BODY_LAYOUT: BodyLayoutSource = {
  anchor: undefined,
  centered: undefined,
  insets: { left: undefined, top: undefined, right: undefined, bottom: undefined },
  wraps: undefined,
  turn: undefined,
  rotation: undefined,
  columns: undefined,
  lessSpacing: undefined,
};

const MAX_COLUMNS = 16;
const ANCHORS: ReadonlyMap<string, TextLayout['anchor']> = new Map([
  ['t', 'top'],
  ['just', 'top'],
  ['dist', 'top'],
  ['ctr', 'middle'],
  ['b', 'bottom'],
]);

export function readTextLayout(set: (text: TextLayoutSource) => void): ElementReader {
  const draft: Draft = { body: NO_BODY_LAYOUT, levels: [], paragraphs: [] };
  return {
    child: (name, attributes) => {
      if (name === 'a:bodyPr') return readBody(attributes, (body) => (draft.body = body));
      if (name === 'a:lstStyle') return readLevelLayouts((levels) => (draft.levels = levels));
      return name === 'a:p' ? readParagraph(draft.paragraphs) : undefined;
    },
    end: () => set(draft),
  };
}

function readBody(attributes: XmlAttributes, set: (body: BodyLayoutSource) => void): ElementReader {
  const wrap = attributes.get('wrap');
  const body = {
    anchor: anchorOf(attributes.get('anchor')),
    centered: switchOf(attributes.get('anchorCtr')),
    insets: insetsOf(attributes, ['lIns', 'tIns', 'rIns', 'bIns']),
    wraps: wrap === undefined ? undefined : wrap !== 'none',
    turn: turnOf(attributes.get('vert')),
    rotation: degrees(attributes.get('rot')),
    columns: columnsOf(attributes.get('numCol')),
  };
  let lessSpacing: number | undefined;
  return {
    child: (name, own) => {
      if (name === 'a:noAutofit' || name === 'a:spAutoFit') lessSpacing = 0;
      if (name === 'a:normAutofit') lessSpacing = percentage(own.get('lnSpcReduction')) ?? 0;
      return undefined;
    },
    end: () => set({ ...body, lessSpacing }),
  };
}

export function anchorOf(written: string | undefined): TextLayout['anchor'] | undefined {
  return written === undefined ? undefined : ANCHORS.get(written);
}

/** @param names of the attributes for left, top, right and bottom */
export function insetsOf(
  attributes: XmlAttributes,
  [left, top, right, bottom]: readonly [string, string, string, string],
): BodyLayoutSource['insets'] {
  const inset = (name: string): number | undefined => integer(attributes.get(name));
  return { left: inset(left), top: inset(top), right: inset(right), bottom: inset(bottom) };
}

function switchOf(written: string | undefined): boolean | undefined {
  return written === undefined ? undefined : flag(written);
}

function columnsOf(written: string | undefined): number | undefined {
  const count = integer(written);
  return count === undefined ? undefined : Math.min(MAX_COLUMNS, Math.max(1, count));
}

export function turnOf(written: string | undefined): TextLayout['turn'] | undefined {
  if (written === undefined) return undefined;
  if (written === 'vert' || written === 'eaVert') return 90;
  return written === 'vert270' ? 270 : 0;
}

function readParagraph(paragraphs: Paragraphs): ElementReader {
  const draft = { layout: NO_PARAGRAPH_LAYOUT, runs: new Array<RunLayoutSource>(), end: NO_RUN_LAYOUT };
  paragraphs.push(draft);
  const readRun = (): ElementReader => {
    const at = draft.runs.push(NO_RUN_LAYOUT) - 1;
    return {
      child: (name, attributes) => {
        if (name === 'a:rPr') draft.runs[at] = runLayoutOf(attributes);
        return undefined;
      },
    };
  };
  return {
    child: (name, attributes) => {
      if (name === 'a:r' || name === 'a:fld' || name === 'a:br') return readRun();
      if (name === 'a:pPr') return readParagraphLayout(attributes, (layout) => (draft.layout = layout));
      if (name === 'a:endParaRPr') draft.end = runLayoutOf(attributes);
      return undefined;
    },
  };
}
