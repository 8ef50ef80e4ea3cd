import type { FreeformPath, GradientLayout } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import { isShapeElement } from '../../drawing/source/shape-tree-reader.ts';
import type { ElementReader } from '../../parts/element-reader.ts';
import { degrees } from '../../parts/numbers.ts';
import { readAdjusts, readPaths } from './geometry-layout-source.ts';
import { type LineLayoutSource, NO_LINE_LAYOUT, readGradientLayout, readLineLayout } from './paint-layout-source.ts';
import { readTableLayout, type TableLayoutSource } from './table-layout-source.ts';
import { readTextLayout, type TextLayoutSource } from './text-layout-source.ts';

/** The geometry of a shape as it is written. Children stand in the order of the shape tree. */
export interface ShapeLayoutSource {
  readonly adjusts: ReadonlyMap<string, number>;
  readonly paths: readonly FreeformPath[] | null;
  /** The shape sets its geometry itself. */
  readonly hasGeometry: boolean;
  readonly gradient: GradientLayout | undefined;
  readonly line: LineLayoutSource;
  readonly text: TextLayoutSource | undefined;
  /** How far the text of a SmartArt graphic is turned within its shape, in degrees. */
  readonly textRotation: number;
  readonly table: TableLayoutSource | undefined;
  readonly children: readonly ShapeLayoutSource[];
}

type Draft = { -readonly [Name in keyof ShapeLayoutSource]: ShapeLayoutSource[Name] } & {
  adjusts: Map<string, number>;
  children: ShapeLayoutSource[];
};

/** Reads a shape tree. Its shapes are those that the reader of the model sees, too. */
export function readShapeLayouts(set: (shapes: readonly ShapeLayoutSource[]) => void): ElementReader {
  const shapes: ShapeLayoutSource[] = [];
  return {
    child: (name) => (isShapeElement(name) ? readShape(shapes) : undefined),
    end: () => set(shapes),
  };
}

function readShape(shapes: ShapeLayoutSource[]): ElementReader {
  const draft: Draft = {
    adjusts: new Map(),
    paths: null,
    hasGeometry: false,
    gradient: undefined,
    line: NO_LINE_LAYOUT,
    text: undefined,
    textRotation: 0,
    table: undefined,
    children: [],
  };
  shapes.push(draft);
  return {
    child: (name, attributes) =>
      isShapeElement(name) ? readShape(draft.children) : readContent(name, attributes, draft),
  };
}

function readContent(name: string, attributes: XmlAttributes, draft: Draft): ElementReader | undefined {
  switch (name) {
    case 'p:spPr':
    case 'p:grpSpPr':
    case 'dsp:spPr':
    case 'dsp:grpSpPr':
      return { child: (property, own) => readProperty(property, own, draft) };
    case 'p:txBody':
    case 'dsp:txBody':
      return readTextLayout((text) => (draft.text = text));
    case 'dsp:txXfrm':
      draft.textRotation = degrees(attributes.get('rot')) ?? 0;
      return undefined;
    case 'a:graphic':
      return {
        child: () => ({
          child: (graphic) => (graphic === 'a:tbl' ? readTableLayout((table) => (draft.table = table)) : undefined),
        }),
      };
    default:
      return undefined;
  }
}

function readProperty(name: string, attributes: XmlAttributes, draft: Draft): ElementReader | undefined {
  switch (name) {
    case 'a:prstGeom':
      draft.hasGeometry = true;
      return readAdjusts((guide, value) => draft.adjusts.set(guide, value));
    case 'a:custGeom':
      draft.hasGeometry = true;
      return readPaths((paths) => (draft.paths = paths));
    case 'a:gradFill':
      return readGradientLayout((gradient) => (draft.gradient = gradient));
    case 'a:ln':
      return readLineLayout(attributes, (line) => (draft.line = line));
    default:
      return undefined;
  }
}
