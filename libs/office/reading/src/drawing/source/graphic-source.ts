import type { ShapeKind } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { referencesOf } from './blip-source.ts';
import { refer, type ShapeDraft } from './shape-draft.ts';
import { readTable } from './table-source.ts';

/** The kinds of graphics by the last word of `a:graphicData@uri`. */
const GRAPHICS: ReadonlyMap<string, ShapeKind> = new Map([
  ['table', 'table'],
  ['chart', 'chart'],
  ['chartex', 'chart'],
  ['diagram', 'smartart'],
  ['ole', 'ole_object'],
  ['picture', 'picture'],
]);

/** Gives the reader of other content of a graphic. */
export type ReadObject = (name: string, attributes: XmlAttributes, draft: ShapeDraft) => ElementReader | undefined;

/** Reads `a:graphic`: tables, and references to the parts of charts, SmartArt graphics and objects (ECMA-376 Part 1, 20.1.2.2.16). */
export function readGraphic(draft: ShapeDraft, readObject: ReadObject): ElementReader {
  return {
    child: (name, attributes) => {
      if (name !== 'a:graphicData') return undefined;
      const uri = attributes.get('uri') ?? '';
      draft.kind = GRAPHICS.get(uri.slice(uri.lastIndexOf('/') + 1)) ?? 'graphic';
      return { child: (child, own) => readContent(child, own, draft, readObject) };
    },
  };
}

function readContent(
  name: string,
  attributes: XmlAttributes,
  draft: ShapeDraft,
  readObject: ReadObject,
): ElementReader | undefined {
  const references = referencesOf(attributes);
  refer(draft, references);
  switch (name) {
    case 'a:tbl':
      return readTable((table) => (draft.table = table));
    case 'c:chart':
    case 'cx:chart':
    case 'dgm:relIds':
      draft.graphic = references[0];
      return undefined;
    default:
      return readObject(name, attributes, draft);
  }
}
