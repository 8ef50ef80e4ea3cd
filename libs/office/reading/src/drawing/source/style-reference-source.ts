import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { integer } from '../../parts/numbers.ts';
import { type ColorSource, readColor } from './color-source.ts';

/** A reference into the theme's format scheme: `a:fillRef`, `p:bgRef` (ECMA-376 Part 1, 20.1.4.2.10). */
export interface StyleReferenceSource {
  /** 1 to 999 is the one-based index of a style; from 1001 on it is that of a background fill; others are no style. */
  readonly index: number;
  /** The colour that `phClr` stands for in the format scheme. */
  readonly color: ColorSource | undefined;
}

/** `a:fontRef` as it is written (ECMA-376 Part 1, 20.1.4.1.17). */
export interface FontReferenceSource {
  readonly collection: 'major' | 'minor' | undefined;
  readonly color: ColorSource | undefined;
}

/** `p:style` as it is written: what a shape takes from the theme (ECMA-376 Part 1, 19.3.1.46). */
export interface ShapeStyleSource {
  readonly fill: StyleReferenceSource | undefined;
  readonly line: StyleReferenceSource | undefined;
  readonly effect: StyleReferenceSource | undefined;
  readonly font: FontReferenceSource | undefined;
}

export function readStyleReference(
  attributes: XmlAttributes,
  set: (reference: StyleReferenceSource) => void,
): ElementReader {
  const index = integer(attributes.get('idx')) ?? 0;
  return readReferenceColor((color) => set({ index, color }));
}

export function readFontReference(
  attributes: XmlAttributes,
  set: (reference: FontReferenceSource) => void,
): ElementReader {
  const written = attributes.get('idx');
  const collection = written === 'major' || written === 'minor' ? written : undefined;
  return readReferenceColor((color) => set({ collection, color }));
}

export function readShapeStyle(set: (style: ShapeStyleSource) => void): ElementReader {
  const style: { -readonly [Name in keyof ShapeStyleSource]: ShapeStyleSource[Name] } = {
    fill: undefined,
    line: undefined,
    effect: undefined,
    font: undefined,
  };
  return {
    child: (name, attributes) => {
      switch (name) {
        case 'a:fillRef':
          return readStyleReference(attributes, (reference) => (style.fill = reference));
        case 'a:lnRef':
          return readStyleReference(attributes, (reference) => (style.line = reference));
        case 'a:effectRef':
          return readStyleReference(attributes, (reference) => (style.effect = reference));
        case 'a:fontRef':
          return readFontReference(attributes, (reference) => (style.font = reference));
        default:
          return undefined;
      }
    },
    end: () => set(style),
  };
}

function readReferenceColor(set: (color: ColorSource | undefined) => void): ElementReader {
  let color: ColorSource | undefined;
  return {
    child: (name, attributes) => readColor(name, attributes, (read) => (color = read)),
    end: () => set(color),
  };
}
