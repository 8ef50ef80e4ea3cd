import type { ShapeKind } from '@livery/brand-governance-domain';
import type { XmlAttributes } from '@livery/ooxml-package';
import type { ElementReader } from './element-reader.ts';
import { readFill } from './fill-source.ts';
import { flag, integer } from './numbers.ts';
import type { PlaceholderSource, ShapeSource } from './shape-source.ts';
import { readShapeStyle } from './style-reference-source.ts';
import { readTable } from './table-source.ts';
import { readTextBody } from './text-body-source.ts';

const DRAWABLES: ReadonlyMap<string, ShapeKind> = new Map([
  ['p:sp', 'shape'],
  ['p:grpSp', 'group'],
  ['p:graphicFrame', 'graphic'],
  ['p:cxnSp', 'connector'],
  ['p:pic', 'picture'],
  ['p:contentPart', 'content_part'],
  ['p14:contentPart', 'content_part'],
]);

/** By the last word of `a:graphicData@uri`. */
const GRAPHICS: ReadonlyMap<string, ShapeKind> = new Map([
  ['table', 'table'],
  ['chart', 'chart'],
  ['chartex', 'chart'],
  ['diagram', 'smartart'],
  ['ole', 'ole_object'],
]);

type Draft = { -readonly [Name in keyof ShapeSource]: ShapeSource[Name] };

/** Reads `p:spTree`: the drawables in document order, which is the z-order. */
export function readShapeTree(set: (shapes: readonly ShapeSource[]) => void): ElementReader {
  const shapes: ShapeSource[] = [];
  return {
    child: (name, attributes) => readDrawable(name, attributes, (shape) => shapes.push(shape)),
    end: () => set(shapes),
  };
}

function readDrawable(
  name: string,
  attributes: XmlAttributes,
  add: (shape: ShapeSource) => void,
): ElementReader | undefined {
  const kind = DRAWABLES.get(name);
  if (kind === undefined) return undefined;
  const children: ShapeSource[] = [];
  const draft: Draft = {
    kind,
    id: '',
    name: '',
    description: '',
    placeholder: undefined,
    fill: undefined,
    usesBackgroundFill: flag(attributes.get('useBgFill')),
    hasLine: false,
    hasEffects: false,
    style: undefined,
    text: undefined,
    table: undefined,
    children,
  };
  return {
    child: (child, own) => {
      const content = readContent(child, draft);
      return content ?? (kind === 'group' ? readDrawable(child, own, (shape) => children.push(shape)) : undefined);
    },
    end: () => add(draft),
  };
}

function readContent(name: string, draft: Draft): ElementReader | undefined {
  switch (name) {
    case 'p:nvSpPr':
    case 'p:nvGrpSpPr':
    case 'p:nvGraphicFramePr':
    case 'p:nvCxnSpPr':
    case 'p:nvPicPr':
    case 'p14:nvContentPartPr':
      return readNonVisual(draft);
    case 'p:spPr':
    case 'p:grpSpPr':
      return readShapeProperties(draft);
    case 'p:blipFill':
      return readFill(name, (fill) => (draft.fill = fill));
    case 'p:style':
      return readShapeStyle((style) => (draft.style = style));
    case 'p:txBody':
      return readTextBody((text) => (draft.text = text));
    case 'a:graphic':
      return readGraphic(draft);
    default:
      return undefined;
  }
}

function readNonVisual(draft: Draft): ElementReader {
  return {
    child: (name, attributes) => {
      if (name === 'p:cNvPr' || name === 'p14:cNvPr') {
        draft.id = attributes.get('id') ?? '';
        draft.name = attributes.get('name') ?? '';
        draft.description = attributes.get('descr') ?? '';
        return undefined;
      }
      if (name !== 'p:nvPr') return undefined;
      return {
        child: (child, own) => {
          if (child === 'p:ph') draft.placeholder = placeholderOf(own);
          return undefined;
        },
      };
    },
  };
}

function placeholderOf(attributes: XmlAttributes): PlaceholderSource {
  return { type: attributes.get('type'), index: integer(attributes.get('idx')) ?? 0 };
}

function readShapeProperties(draft: Draft): ElementReader {
  return {
    child: (name) => {
      if (name === 'a:ln')
        return { child: (child) => readFill(child, ({ kind }) => (draft.hasLine = kind !== 'noFill')) };
      if (name === 'a:effectLst' || name === 'a:effectDag') return { child: () => void (draft.hasEffects = true) };
      return readFill(name, (fill) => (draft.fill = fill));
    },
  };
}

function readGraphic(draft: Draft): ElementReader {
  return {
    child: (name, attributes) => {
      if (name !== 'a:graphicData') return undefined;
      const uri = attributes.get('uri') ?? '';
      draft.kind = GRAPHICS.get(uri.slice(uri.lastIndexOf('/') + 1)) ?? 'graphic';
      return { child: (child) => (child === 'a:tbl' ? readTable((table) => (draft.table = table)) : undefined) };
    },
  };
}
