import type { XmlAttributes } from '@livery/ooxml-package';
import type { ElementReader } from '../sources/element-reader.ts';
import { readGraphic } from '../sources/graphic-source.ts';
import { readIdentity } from '../sources/non-visual-source.ts';
import { integer } from '../sources/numbers.ts';
import type { ShapeSource } from '../sources/shape-source.ts';
import { emptyDraft, type ShapeDraft } from '../sources/shape-draft.ts';
import { readDrawable } from '../sources/shape-tree-reader.ts';
import type { WordDrawing } from './story-source.ts';
import { readVector } from './vector-reader.ts';

/** A place has two coordinates. */
const BOTH = 2;

/** Where the content of drawings goes. */
export interface DrawingListener {
  readonly add: (drawing: Omit<WordDrawing, 'paragraph'>) => void;
  /** The reader of the text of a text box. */
  readonly textBox: () => ElementReader;
}

/** The reader of what a run draws; undefined when the element draws nothing. */
export function readWordDrawing(name: string, listener: DrawingListener): ElementReader | undefined {
  if (name === 'w:drawing') return { child: () => readPlaced(listener) };
  return name === 'w:pict' || name === 'w:object' ? readVector(name, listener) : undefined;
}

/** `wp:inline` or `wp:anchor` (ECMA-376 Part 1, 20.4.2): the frame says what the drawing is called and how large it is. */
function readPlaced({ add, textBox }: DrawingListener): ElementReader {
  const frame: ShapeDraft = emptyDraft('graphic', []);
  let content: ShapeSource | undefined;
  const place = { x: 0, y: 0, width: 0, height: 0, isOnPage: false };
  let offsets = 0;
  const drawable = (name: string, own: XmlAttributes): ElementReader | undefined =>
    readDrawable(name, own, (shape) => (content = shape), textBoxContent(textBox));
  return {
    child: (name, own) => {
      switch (name) {
        case 'wp:extent':
          place.width = Math.max(0, integer(own.get('cx')) ?? 0);
          place.height = Math.max(0, integer(own.get('cy')) ?? 0);
          return undefined;
        case 'wp:positionH':
          return readOffset(own, (offset, isOfPage) => {
            place.x = offset;
            offsets += isOfPage ? 1 : 0;
          });
        case 'wp:positionV':
          return readOffset(own, (offset, isOfPage) => {
            place.y = offset;
            offsets += isOfPage ? 1 : 0;
          });
        case 'wp:docPr':
          return readIdentity(own, frame);
        case 'a:graphic':
          return readGraphic(frame, drawable);
        default:
          return undefined;
      }
    },
    end: () => {
      place.isOnPage = offsets === BOTH;
      add({ shape: content === undefined ? frame : identified(content, frame), place });
    },
  };
}

/** What the frame says of names and alternative text goes before what the drawing itself says. */
function identified(content: ShapeSource, frame: ShapeSource): ShapeSource {
  const { id, name, description, title, isDecorative, isHidden } = frame;
  return { ...content, id, name, description, title, isDecorative, isHidden };
}

/** `wp:positionH` or `wp:positionV`; an alignment in the place of an offset says nothing of where. */
function readOffset(attributes: XmlAttributes, set: (offset: number, isOfPage: boolean) => void): ElementReader {
  const isOfPage = attributes.get('relativeFrom') === 'page';
  return {
    child: (name) => {
      if (name !== 'wp:posOffset') return undefined;
      return { text: (text) => set(integer(text.trim()) ?? 0, isOfPage) };
    },
  };
}

function textBoxContent(textBox: () => ElementReader): (name: string) => ElementReader | undefined {
  return (name) =>
    name === 'wps:txbx' ? { child: (inner) => (inner === 'w:txbxContent' ? textBox() : undefined) } : undefined;
}
