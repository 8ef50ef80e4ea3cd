import type { Box, SlideSize } from '@livery/office-model';
import { isInSmartArt, type PlacedShape, type PlacedSheet } from '../../document-view/places.ts';

export const SIDES = ['left', 'top', 'right', 'bottom'] as const;

export type Side = (typeof SIDES)[number];

export interface Placed {
  readonly placed: PlacedShape;
  readonly bounds: Box;
}

/** What a slide draws itself, by its leaves: groups are as large as their children. */
export function ownShapes({ shapes }: PlacedSheet): readonly Placed[] {
  return shapes.flatMap(leafOf);
}

function leafOf(placed: PlacedShape): Placed | readonly never[] {
  const { kind, frame, hidden } = placed.shape;
  if (kind === 'group' || frame === null || hidden || isInSmartArt(placed)) return [];
  return { placed, bounds: frame.bounds };
}

/** Distances from the edges of the slide: left, top, right, bottom; negative beyond them. */
export function distancesWithin({ x, y, width, height }: Box, size: SlideSize): readonly number[] {
  return [x, y, size.width - x - width, size.height - y - height];
}

export function isOutside({ x, y, width, height }: Box, size: SlideSize): boolean {
  return x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0;
}
