import { type AnchoredShape, frameOf, type Shape } from '@livery/office-model';
import type { ShapeResolver } from '../drawing/shape-resolver.ts';
import { type AnchorPage, anchorPositionOf } from './anchors.ts';
import type { StorySurroundings } from './story-resolver.ts';
import type { StorySource, WordDrawing } from './story-source.ts';

/** Resolves the drawings of a story, each with its index in the paragraph that it is anchored in. @param name of the story in locations */
export function resolveDrawings(
  { drawings, paragraphs }: StorySource,
  resolver: ShapeResolver,
  name: string,
  surroundings: Pick<StorySurroundings, 'anchorPage'>,
) {
  const shapes: AnchoredShape[] = [];
  for (const [paragraph, group] of Map.groupBy(drawings, (drawing) => drawing.paragraph)) {
    const { number = paragraph, cell = null } = paragraphs[paragraph] ?? {};
    const isInCell = cell !== null;
    const path = `${name}/paragraph[${number}]/shape`;
    const resolved = resolver.shapes(
      group.map(({ shape }) => shape),
      path,
    );
    for (const [index, shape] of resolved.entries()) {
      shapes.push({
        shape: withFrame(shape, group[index], surroundings.anchorPage(paragraph), isInCell),
        paragraph,
        index,
      });
    }
  }
  return shapes;
}

/** The shape with the size of the drawing, and with its position when it is anchored. */
function withFrame(shape: Shape, drawing: WordDrawing | undefined, page: AnchorPage | null, isInCell: boolean): Shape {
  if (drawing?.placement === undefined) return shape;
  const { width, height, anchor } = drawing.placement;
  const position = anchor === null ? null : anchorPositionOf(anchor, drawing.placement, page, isInCell);
  const box = { x: position?.x ?? 0, y: position?.y ?? 0, width, height };
  return { ...shape, frame: frameOf(box, shape.frame?.rotation ?? 0), ownBox: null, anchorPosition: position };
}

/** The tables of a story, each with its index among those that begin in the same paragraph, the outer tables first. */
export function anchoredTables({ tables }: StorySource, shapes: readonly Shape[]): readonly AnchoredShape[] {
  const counts = new Map<number, number>();
  return shapes.map((shape, position) => {
    const paragraph = tables[position]?.paragraph ?? 0;
    const index = counts.get(paragraph) ?? 0;
    counts.set(paragraph, index + 1);
    return { shape, paragraph, index };
  });
}
