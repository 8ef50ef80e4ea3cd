import type { Box, SlideSize } from '@livery/office-model';
import { type Container, isInSmartArt, type LocatedShape } from '../../document-view/located-content.ts';

export const SIDES = ['left', 'top', 'right', 'bottom'] as const;

export type Side = (typeof SIDES)[number];

export interface BoundedShape {
  readonly located: LocatedShape;
  readonly bounds: Box;
}

/** The visible shapes of a slide. Groups are left out, since they are as large as their children. */
export function ownShapes({ shapes }: Container): readonly BoundedShape[] {
  return shapes.flatMap(leafOf);
}

function leafOf(located: LocatedShape): BoundedShape | readonly never[] {
  const { kind, frame, hidden } = located.shape;
  if (kind === 'group' || frame === null || hidden || isInSmartArt(located)) return [];
  return { located, bounds: frame.bounds };
}

/** The distances of a box from the left, top, right and bottom edge in EMU; negative beyond an edge. */
export function distancesWithin({ x, y, width, height }: Box, size: SlideSize): readonly number[] {
  return [x, y, size.width - x - width, size.height - y - height];
}
