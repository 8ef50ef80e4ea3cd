import { type Box, type Frame, frameOf } from '@livery/office-model';
import type { TransformSource } from './source/transform-source.ts';

/**
 * The coordinates in which shapes are written. Groups scale, move, turn and flip what they hold; `toFrame` converts a box in EMU and a
 * rotation in degrees to the coordinates of the slide.
 */
export interface CoordinateSpace {
  readonly toFrame: (box: Box, rotation: number) => Frame;
}

/** The coordinates of the slide itself. */
export const ROOT_SPACE: CoordinateSpace = { toFrame: frameOf };

/** The coordinates of a drawing whose origin lies at this point of the slide, in EMU. */
export function movedBy(x: number, y: number): CoordinateSpace {
  return { toFrame: (box, rotation) => frameOf({ ...box, x: box.x + x, y: box.y + y }, rotation) };
}

/** The coordinates within a group (ECMA-376 Part 1, 20.1.7.5). */
export function insideOf(
  { box, childBox, rotation, flipH, flipV }: TransformSource,
  outer: CoordinateSpace,
): CoordinateSpace {
  if (childBox === undefined) return outer;
  const across = childBox.width === 0 ? 1 : box.width / childBox.width;
  const down = childBox.height === 0 ? 1 : box.height / childBox.height;
  return {
    toFrame: (child, own) => {
      const x = box.x + (child.x - childBox.x) * across;
      const y = box.y + (child.y - childBox.y) * down;
      const scaled = { x, y, width: child.width * across, height: child.height * down };
      const flipped = {
        ...scaled,
        x: flipH ? 2 * box.x + box.width - scaled.x - scaled.width : scaled.x,
        y: flipV ? 2 * box.y + box.height - scaled.y - scaled.height : scaled.y,
      };
      const turn = flipH === flipV ? own : -own;
      return outer.toFrame(turnedAround(box, flipped, rotation), turn + rotation);
    },
  };
}

/** Moves the middle of a box around the middle of its group. */
function turnedAround(group: Box, box: Box, rotation: number): Box {
  if (rotation === 0) return box;
  const angle = (rotation * Math.PI) / 180;
  const [middleX, middleY] = [group.x + group.width / 2, group.y + group.height / 2];
  const [x, y] = [box.x + box.width / 2 - middleX, box.y + box.height / 2 - middleY];
  const turnedX = middleX + x * Math.cos(angle) - y * Math.sin(angle);
  const turnedY = middleY + x * Math.sin(angle) + y * Math.cos(angle);
  return { ...box, x: turnedX - box.width / 2, y: turnedY - box.height / 2 };
}
