import type { Box, SlideSize } from '@livery/office-model';
import { isInSmartArt, type LocatedShape, type Container } from '../../document-view/located-content.ts';

export const SIDES = ['left', 'top', 'right', 'bottom'] as const;

export type Side = (typeof SIDES)[number];

export interface BoundedShape {
  readonly located: LocatedShape;
  readonly bounds: Box;
}

/** What a slide draws itself, by its leaves: groups are as large as their children. */
export function ownShapes({ shapes }: Container): readonly BoundedShape[] {
  return shapes.flatMap(leafOf);
}

function leafOf(located: LocatedShape): BoundedShape | readonly never[] {
  const { kind, frame, hidden } = located.shape;
  if (kind === 'group' || frame === null || hidden || isInSmartArt(located)) return [];
  return { located, bounds: frame.bounds };
}

/** Distances from the edges of the slide: left, top, right, bottom; negative beyond them. */
export function distancesWithin({ x, y, width, height }: Box, size: SlideSize): readonly number[] {
  return [x, y, size.width - x - width, size.height - y - height];
}

export function isOutside({ x, y, width, height }: Box, size: SlideSize): boolean {
  return x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0;
}
