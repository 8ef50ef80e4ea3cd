import { isBehindSlides, type LocatedShape } from '../../document-view/located-content.ts';

/** What findings call a table. Tables of text documents have no name. */
export function nameOf({ shape }: LocatedShape): string {
  return shape.name === '' ? 'the table' : `"${shape.name}"`;
}

export function isTable({ shape, container }: LocatedShape): boolean {
  return shape.kind === 'table' && !isBehindSlides(container);
}
