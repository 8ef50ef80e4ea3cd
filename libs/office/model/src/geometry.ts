/** A rectangle in EMU, of which an inch has 914,400. `x` and `y` are its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a shape lies on its slide, layout or master, after the transforms of all groups around it (effective values, 3.5). */
export interface Frame {
  /** The box before rotation. */
  readonly box: Box;
  /** In degrees, clockwise around the middle of the box. */
  readonly rotation: number;
  /** The upright rectangle around the rotated box. */
  readonly bounds: Box;
}

/** Makes a frame. @param rotation in degrees, clockwise */
export function frameOf(box: Box, rotation: number): Frame {
  const turn = ((rotation % 360) + 360) % 360;
  return { box, rotation: turn, bounds: turn === 0 ? box : turned(box, (turn * Math.PI) / 180) };
}

function turned({ x, y, width, height }: Box, angle: number): Box {
  const cosine = Math.abs(Math.cos(angle));
  const sine = Math.abs(Math.sin(angle));
  const across = width * cosine + height * sine;
  const down = width * sine + height * cosine;
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
}

/** The area of a box in square EMU. */
export function areaOf({ width, height }: Box): number {
  return width * height;
}

/** The area that both boxes cover, in square EMU. */
export function sharedArea(one: Box, two: Box): number {
  const width = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const height = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return width > 0 && height > 0 ? width * height : 0;
}
