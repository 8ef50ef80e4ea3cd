import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { readColor } from './color-source.ts';
import { fillSource, type FillSource, readFill } from './fill-source.ts';
import { type LineSource, readLine } from './line-source.ts';
import { NO_RUN_PROPERTIES, type RunPropertiesSource } from './run-properties-source.ts';
import { readFontReference, readStyleReference, type StyleReferenceSource } from './style-reference-source.ts';

/** A line of a table style, or a reference to one of the theme. */
export type TableBorderSource =
  | { readonly line: LineSource; readonly reference?: never }
  | { readonly reference: StyleReferenceSource; readonly line?: never };

/** A part of a table style: `wholeTbl`, `band1H` … (ECMA-376 Part 1, 20.1.4.2). */
export interface TableStylePartSource {
  readonly fill: FillSource | undefined;
  readonly fillReference: StyleReferenceSource | undefined;
  /** Borders by side: `left`, `insideH` … */
  readonly borders: ReadonlyMap<string, TableBorderSource>;
  readonly text: RunPropertiesSource;
}

/** A table style as it is written (ECMA-376 Part 1, 20.1.4.2.26). */
export interface TableStyleSource {
  readonly id: string;
  readonly name: string;
  /** The fill behind all cells (`a:tblBg`). */
  readonly background: Pick<TableStylePartSource, 'fill' | 'fillReference'>;
  readonly parts: ReadonlyMap<string, TableStylePartSource>;
}

type PartDraft = { -readonly [Name in keyof TableStylePartSource]: TableStylePartSource[Name] };

/** Reads `ppt/tableStyles.xml`. */
export function readTableStyles(add: (style: TableStyleSource) => void): ElementReader {
  return {
    child: (root) => {
      if (root !== 'a:tblStyleLst') return undefined;
      return {
        child: (name, attributes) => (name === 'a:tblStyle' ? readTableStyle(attributes, add) : undefined),
      };
    },
  };
}

function readTableStyle(attributes: XmlAttributes, add: (style: TableStyleSource) => void): ElementReader {
  const id = attributes.get('styleId') ?? '';
  const name = attributes.get('styleName') ?? '';
  const parts = new Map<string, TableStylePartSource>();
  const background = emptyPart();
  return {
    child: (part) =>
      part === 'a:tblBg' ? readCellStyle(background) : readPart((read) => parts.set(part.replace('a:', ''), read)),
    end: () => add({ id, name, background, parts }),
  };
}

function emptyPart(): PartDraft {
  return { fill: undefined, fillReference: undefined, borders: new Map(), text: NO_RUN_PROPERTIES };
}

function readPart(set: (part: TableStylePartSource) => void): ElementReader {
  const part = emptyPart();
  return {
    child: (name, attributes) => {
      if (name === 'a:tcTxStyle') return readTextStyle(attributes, (text) => (part.text = text));
      return name === 'a:tcStyle' ? readCellStyle(part) : undefined;
    },
    end: () => set(part),
  };
}

function readCellStyle(part: PartDraft): ElementReader {
  return {
    child: (name, attributes) => {
      if (name === 'a:fill') return { child: (child) => readFill(child, (fill) => (part.fill = fill)) };
      if (name === 'a:tcBdr') return readBorders((borders) => (part.borders = borders));
      if (name !== 'a:fillRef') return undefined;
      return readStyleReference(attributes, (reference) => (part.fillReference = reference));
    },
  };
}

function readBorders(set: (borders: ReadonlyMap<string, TableBorderSource>) => void): ElementReader {
  const borders = new Map<string, TableBorderSource>();
  return {
    child: (side) => ({
      child: (name, attributes) => {
        const key = side.replace('a:', '');
        if (name === 'a:ln') return readLine((line) => borders.set(key, { line }));
        if (name !== 'a:lnRef') return undefined;
        return readStyleReference(attributes, (reference) => borders.set(key, { reference }));
      },
    }),
    end: () => set(borders),
  };
}

/** Reads `a:tcTxStyle`: bold, the fonts by reference or by name, and a colour (ECMA-376 Part 1, 20.1.4.2.30). */
function readTextStyle(attributes: XmlAttributes, set: (text: RunPropertiesSource) => void): ElementReader {
  const text: { -readonly [Name in keyof RunPropertiesSource]: RunPropertiesSource[Name] } = { ...NO_RUN_PROPERTIES };
  const bold = attributes.get('b');
  if (bold === 'on' || bold === 'off') text.bold = bold === 'on';
  const typefaces: ElementReader = {
    child: (name, attributes) => {
      if (name === 'a:latin') text.latin = attributes.get('typeface');
      else if (name === 'a:ea') text.ea = attributes.get('typeface');
      else if (name === 'a:cs') text.cs = attributes.get('typeface');
      return undefined;
    },
  };
  return {
    child: (name, attributes) => {
      if (name === 'a:font') return typefaces;
      if (name !== 'a:fontRef')
        return readColor(name, attributes, (color) => (text.fill = fillSource('solidFill', [color])));
      return readFontReference(attributes, ({ collection }) => Object.assign(text, themeTypefaces(collection)));
    },
    end: () => set(text),
  };
}

/** The typefaces that a reference to a font collection of the theme stands for. */
export function themeTypefaces(collection: 'major' | 'minor' | undefined) {
  if (collection === undefined) return {};
  const prefix = collection === 'major' ? '+mj' : '+mn';
  return { latin: `${prefix}-lt`, ea: `${prefix}-ea`, cs: `${prefix}-cs` };
}
