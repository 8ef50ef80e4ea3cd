import { isBehindSlides, type PlacedShape } from '../../document-view/places.ts';

/** Tables of text documents have no name. */
export function nameOf({ shape }: PlacedShape): string {
  return shape.name === '' ? 'the table' : `"${shape.name}"`;
}

export function isTable({ shape, sheet }: PlacedShape): boolean {
  return shape.kind === 'table' && !isBehindSlides(sheet);
}
