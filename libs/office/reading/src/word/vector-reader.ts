import type { XmlAttributes } from '@livery/office-package';
import { UNCROPPED } from '../drawing/source/blip-source.ts';
import type { FillSource } from '../drawing/source/fill-source.ts';
import { emptyDraft, refer, type ShapeDraft } from '../drawing/source/shape-draft.ts';
import type { ShapeSource } from '../drawing/source/shape-source.ts';
import type { ElementReader } from '../parts/element-reader.ts';
import type { DrawingListener } from './drawing-listener.ts';
import { VectorPaint } from './vector-paint.ts';

/** The elements of VML that are shapes. */
export const VECTOR_SHAPES: ReadonlySet<string> = new Set([
  'v:shape',
  'v:rect',
  'v:roundrect',
  'v:oval',
  'v:line',
  'v:polyline',
  'v:arc',
  'v:curve',
  'v:image',
  'v:group',
]);
const INVISIBLE = /visibility:\s*hidden|mso-hide:\s*all/;
/** The beginning of ids that Word assigns by itself. */
const COUNTED = /^_x0000_/;

/** Reads `w:pict` or `w:object`: VML, which Word wrote before 2010 and still writes for embedded objects and watermarks. */
export function readVector(name: string, listener: DrawingListener): ElementReader {
  const { add } = listener;
  if (name === 'w:pict') return shapesReader((shape) => add({ shape, placement: undefined }), listener);
  const object = emptyDraft('ole_object');
  return {
    child: (child, own) => {
      if (child === 'o:OLEObject') refer(object, [own.get('r:id')]);
      return VECTOR_SHAPES.has(child) ? shapeReader(object, own, listener) : undefined;
    },
    end: () => add({ shape: object, placement: undefined }),
  };
}

/** Takes content of shapes that is not a shape. */
type Foreign = Pick<DrawingListener, 'textBox' | 'unread'>;

/** Reads shapes. Those that draw nothing and contain nothing are left out, such as shape types and anchors. */
function shapesReader(add: (shape: ShapeSource) => void, listener: Foreign): ElementReader {
  return {
    child: (name, own) => {
      if (!VECTOR_SHAPES.has(name)) return undefined;
      if (name === 'v:group') {
        const group: ShapeDraft = { ...emptyDraft('group'), ...identityOf(own) };
        return { ...shapesReader((shape) => group.children.push(shape), listener), end: () => add(group) };
      }
      const draft = emptyDraft(name === 'v:line' ? 'connector' : 'shape');
      const reader = shapeReader(draft, own, listener);
      return {
        ...reader,
        end: () => {
          reader.end?.();
          if (isDrawnVector(draft)) add(draft);
        },
      };
    },
  };
}

function shapeReader(draft: ShapeDraft, own: XmlAttributes, { textBox, unread }: Foreign): ElementReader {
  Object.assign(draft, identityOf(own));
  const paint = new VectorPaint(own);
  return {
    child: (name, attributes) => {
      paint.note(name, attributes);
      if (name === 'v:imagedata') notePicture(draft, attributes);
      if (name === 'v:textpath' && attributes.has('string')) unread('word_art');
      if (name !== 'v:textbox') return undefined;
      return {
        child: (inner) => {
          if (inner !== 'w:txbxContent') return undefined;
          draft.isTextBox = true;
          return textBox();
        },
      };
    },
    end: () => {
      draft.fill = paint.fill;
      draft.line = paint.line;
      refer(draft, [draft.fill?.blip?.embed]);
    },
  };
}

/** Reads the fill of the only shape in an element: the background of pages. @param shape the element of the shape */
export function readVectorFill(shape: string, set: (fill: FillSource | undefined) => void): ElementReader {
  return {
    child: (name, own) => {
      if (name !== shape) return undefined;
      const paint = new VectorPaint(own);
      return {
        child: (child, attributes) => {
          paint.note(child, attributes);
          return undefined;
        },
        end: () => set(paint.fill),
      };
    },
  };
}

function identityOf(own: XmlAttributes): Pick<ShapeDraft, 'id' | 'name' | 'description' | 'isHidden'> {
  const id = own.get('id') ?? '';
  return {
    id,
    name: COUNTED.test(id) ? '' : id,
    description: own.get('alt') ?? '',
    isHidden: INVISIBLE.test(own.get('style') ?? ''),
  };
}

function notePicture(draft: ShapeDraft, attributes: XmlAttributes): void {
  const embed = attributes.get('r:id') ?? attributes.get('r:pict') ?? attributes.get('o:relid');
  if (draft.kind === 'shape') draft.kind = 'picture';
  draft.blip = { embed, link: attributes.get('r:href'), svg: undefined, crop: UNCROPPED, tiled: false };
  refer(draft, [embed]);
}

/** Whether a shape of VML counts: it draws something or has text. */
export function isDrawnVector({
  kind,
  isTextBox,
  fill,
  line,
}: Pick<ShapeDraft, 'kind' | 'isTextBox' | 'fill' | 'line'>): boolean {
  return (
    kind === 'picture' || isTextBox || [fill, line?.fill].some((one) => one !== undefined && one.kind !== 'noFill')
  );
}
