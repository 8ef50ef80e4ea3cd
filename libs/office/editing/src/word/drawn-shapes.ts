import { isDrawnVector, isGroupElement, isShapeElement, VECTOR_SHAPES, VectorPaint } from '@livery/office-reading';
import type { ElementDraft } from '../xml/element-draft.ts';

/** A shape of a text document as the reader counts it. */
export interface DrawnShape {
  /** The element that has its properties; undefined for what has none, such as the frame of a chart. */
  readonly element: ElementDraft | undefined;
  readonly members: readonly DrawnShape[];
}

/** The shapes of a drawing. @param drawing `w:drawing`, `w:pict` or `w:object` */
export function shapesOf(drawing: ElementDraft): readonly DrawnShape[] {
  if (drawing.name === 'w:drawing') return drawing.children.map(contentOf);
  if (drawing.name === 'w:pict') return vectorsIn(drawing);
  return [{ element: drawing.children.findLast(({ name }) => VECTOR_SHAPES.has(name)), members: [] }];
}

/** What `wp:inline` or `wp:anchor` contains. */
function contentOf(frame: ElementDraft): DrawnShape {
  const graphics = frame.children.filter(({ name }) => name === 'a:graphic').flatMap(({ children }) => children);
  const data = graphics.filter(({ name }) => name === 'a:graphicData').flatMap(({ children }) => children);
  const element = data.findLast(({ name }) => isShapeElement(name));
  return element === undefined ? { element, members: [] } : drawn(element);
}

function drawn(element: ElementDraft): DrawnShape {
  const members = isGroupElement(element.name) ? element.children.filter(({ name }) => isShapeElement(name)) : [];
  return { element, members: members.map(drawn) };
}

/** The shapes of VML in an element. Those that draw nothing do not count. */
function vectorsIn(around: ElementDraft): readonly DrawnShape[] {
  const shapes = around.children.filter((child) => VECTOR_SHAPES.has(child.name) && isDrawn(child));
  return shapes.map((element) => ({ element, members: element.name === 'v:group' ? vectorsIn(element) : [] }));
}

function isDrawn(shape: ElementDraft): boolean {
  if (shape.name === 'v:group') return true;
  const paint = new VectorPaint(shape);
  for (const child of shape.children) paint.note(child.name, child);
  const boxes = shape.children.filter(({ name }) => name === 'v:textbox');
  const isTextBox = boxes.some((box) => box.child('w:txbxContent') !== undefined);
  const kind = shape.name !== 'v:line' && shape.child('v:imagedata') !== undefined ? 'picture' : 'shape';
  return isDrawnVector({ kind, isTextBox, fill: paint.fill, line: paint.line });
}
