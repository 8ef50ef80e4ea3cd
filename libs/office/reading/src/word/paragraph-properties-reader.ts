import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../parts/element-reader.ts';
import { integer } from '../parts/numbers.ts';
import type { RememberedElement } from '../parts/remembered.ts';
import { emuOfTwips, isOn } from './measures.ts';
import {
  emptyParagraphDraft,
  type ParagraphDraft,
  type ParagraphProperties,
  type SpacingSource,
} from './paragraph-properties.ts';
import type { ChangeListener } from './run-properties-reader.ts';
import { type BorderSource, readBorderColor, readShading, type WordColorSource } from './word-color-source.ts';
import type { WordRunProperties } from './word-run-properties.ts';

const LINE = 240;
const MAX_LEVEL = 8;
const LINE_RULES: ReadonlyMap<string, NonNullable<SpacingSource['lineRule']>> = new Map([
  ['auto', 'auto'],
  ['atLeast', 'at_least'],
  ['exact', 'exact'],
]);
/** The children of `w:pPr` that are not direct formatting. */
const NO_FORMATS: ReadonlySet<string> = new Set([
  'w:pStyle',
  'w:rPr',
  'w:sectPr',
  'w:pPrChange',
  'w:cnfStyle',
  'w:divId',
]);

/** Takes what `w:pPr` contains in addition to the format of the paragraph. */
export interface ParagraphPropertiesListener {
  /** The reader of a `w:sectPr`. */
  readonly section?: (attributes: XmlAttributes) => ElementReader;
  readonly change?: ChangeListener;
}

const NOBODY = (): void => undefined;

/** Reads `w:pPr` elements, one after the other into the same fields. */
export class ParagraphPropertiesReader implements ElementReader {
  private draft: ParagraphDraft = emptyParagraphDraft();
  private set: (properties: ParagraphProperties) => void = NOBODY;

  /** @param readMark reads the `w:rPr` of the paragraph mark */
  constructor(
    private readonly readMark: RememberedElement<WordRunProperties>,
    private readonly listener: ParagraphPropertiesListener = {},
  ) {}

  /** Begins another element. */
  start(set: (properties: ParagraphProperties) => void): this {
    this.draft = emptyParagraphDraft();
    this.set = set;
    return this;
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { draft } = this;
    if (!name.startsWith('w:')) return undefined;
    if (NO_FORMATS.has(name)) return this.readOther(name, attributes);
    draft.direct.push(name.slice(2));
    if (name === 'w:numPr') return readNumbering(draft);
    if (name === 'w:pBdr') return readBorders((borders) => (draft.borders = borders));
    readFormat(name, attributes, draft);
    return undefined;
  }

  end(): void {
    this.set(this.draft);
  }

  private readOther(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { draft, listener } = this;
    if (name === 'w:pStyle') draft.style = attributes.get('w:val');
    if (name === 'w:rPr') return this.readMark(attributes, (mark) => (draft.mark = mark));
    if (name === 'w:sectPr') return listener.section?.(attributes);
    if (name === 'w:pPrChange') listener.change?.(name, attributes);
    return undefined;
  }
}

function readFormat(name: string, attributes: XmlAttributes, draft: ParagraphDraft): void {
  switch (name) {
    case 'w:spacing':
      draft.spacing = spacingOf(attributes);
      break;
    case 'w:shd':
      draft.shading = readShading(attributes);
      break;
    case 'w:outlineLvl':
      draft.outlineLevel = integer(attributes.get('w:val'));
      break;
    case 'w:pageBreakBefore':
      draft.pageBreakBefore = isOn(attributes.get('w:val'));
      break;
  }
}

function readNumbering(draft: ParagraphDraft): ElementReader {
  return {
    child: (name, attributes) => {
      const value = attributes.get('w:val');
      if (name === 'w:numId') draft.numbering = value;
      if (name === 'w:ilvl') draft.level = Math.min(MAX_LEVEL, Math.max(0, integer(value) ?? 0));
      return undefined;
    },
  };
}

const SIDES: ReadonlyMap<string, string> = new Map([
  ['w:start', 'left'],
  ['w:end', 'right'],
]);

/** Reads the colours of the sides that are set. */
export function readBorders(set: (borders: BorderSource) => void): ElementReader {
  const borders = new Map<string, WordColorSource | null>();
  return {
    child: (name, attributes) => {
      borders.set(SIDES.get(name) ?? name.replace('w:', ''), readBorderColor(attributes) ?? null);
      return undefined;
    },
    end: () => set(borders),
  };
}

function spacingOf(attributes: XmlAttributes): SpacingSource {
  const lineRule = LINE_RULES.get(attributes.get('w:lineRule') ?? 'auto');
  const line = attributes.get('w:line');
  const multiple = integer(line);
  return {
    before: emuOfTwips(attributes.get('w:before')),
    after: emuOfTwips(attributes.get('w:after')),
    line: lineRule === 'auto' && multiple !== undefined ? multiple / LINE : emuOfTwips(line),
    lineRule: line === undefined ? undefined : lineRule,
  };
}
