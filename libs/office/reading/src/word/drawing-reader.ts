import type { XmlAttributes } from '@livery/office-package';
import { readGraphic } from '../drawing/source/graphic-source.ts';
import { readIdentity } from '../drawing/source/non-visual-source.ts';
import { emptyDraft, type ShapeDraft } from '../drawing/source/shape-draft.ts';
import type { ShapeSource } from '../drawing/source/shape-source.ts';
import { readShape } from '../drawing/source/shape-tree-reader.ts';
import type { ElementReader } from '../parts/element-reader.ts';
import { integer } from '../parts/numbers.ts';
import { AnchorReader } from './anchor-source.ts';
import type { DrawingListener } from './drawing-listener.ts';
import { readVector } from './vector-reader.ts';

/** The reader of a drawing in a run; undefined when the element is not a drawing. */
export function readWordDrawing(name: string, listener: DrawingListener): ElementReader | undefined {
  if (name === 'w:drawing') return { child: (child, own) => readInlineOrAnchor(child, own, listener) };
  return name === 'w:pict' || name === 'w:object' ? readVector(name, listener) : undefined;
}

/** Reads `wp:inline` or `wp:anchor` (ECMA-376 Part 1, 20.4.2): the name, size and position of a drawing, and its content. */
function readInlineOrAnchor(name: string, own: XmlAttributes, { add, textBox }: DrawingListener): ElementReader {
  const frame: ShapeDraft = emptyDraft('graphic');
  const anchor = name === 'wp:anchor' ? new AnchorReader(own) : null;
  const size = { width: 0, height: 0 };
  let content: ShapeSource | undefined;
  const readContent = (child: string, attributes: XmlAttributes): ElementReader | undefined =>
    readShape(child, attributes, (shape) => (content = shape), textBoxContent(textBox));
  return {
    child: (child, attributes) => {
      switch (child) {
        case 'wp:extent':
          size.width = Math.max(0, integer(attributes.get('cx')) ?? 0);
          size.height = Math.max(0, integer(attributes.get('cy')) ?? 0);
          return undefined;
        case 'wp:docPr':
          return readIdentity(attributes, frame);
        case 'a:graphic':
          return readGraphic(frame, readContent);
        default:
          return anchor?.child(child, attributes);
      }
    },
    end: () => {
      const shape = content === undefined ? frame : identified(content, frame);
      add({ shape, placement: { ...size, anchor: anchor?.anchor ?? null } });
    },
  };
}

/** The name and alternative text of the frame win over those of the content. */
function identified(content: ShapeSource, frame: ShapeSource): ShapeSource {
  const { id, name, description, title, isDecorative, isHidden } = frame;
  return { ...content, id, name, description, title, isDecorative, isHidden };
}

function textBoxContent(textBox: () => ElementReader): (name: string) => ElementReader | undefined {
  return (name) =>
    name === 'wps:txbx' ? { child: (inner) => (inner === 'w:txbxContent' ? textBox() : undefined) } : undefined;
}
