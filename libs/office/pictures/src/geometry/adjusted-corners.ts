import type { Corners } from './path.ts';
import type { PresetSize } from './preset-size.ts';

/** The corners of preset geometries with adjust values, as shares of the box. */
export const ADJUSTED_CORNERS: ReadonlyMap<string, (size: PresetSize) => Corners> = new Map([
  ['triangle', ({ adjust }: PresetSize) => chain(adjust('adj', 0.5), 0, 1, 1, 0, 1)],
  ['parallelogram', (size: PresetSize) => parallelogram(across(size, 'adj', 0.25))],
  ['trapezoid', (size: PresetSize) => trapezoid(Math.min(0.5, across(size, 'adj', 0.25)))],
  ['hexagon', (size: PresetSize) => hexagon(Math.min(0.5, across(size, 'adj', 0.25)))],
  ['homePlate', (size: PresetSize) => homePlate(1 - across(size, 'adj', 0.5))],
  ['chevron', (size: PresetSize) => chevron(across(size, 'adj', 0.5))],
  ['plus', (size: PresetSize) => plus(Math.min(0.5, across(size, 'adj', 0.25)), Math.min(0.5, down(size)))],
  ['rightArrow', arrow],
  ['leftArrow', (size: PresetSize) => mirrored(arrow(size))],
  ['downArrow', (size: PresetSize) => turned(arrow(turnedSize(size)))],
  ['upArrow', (size: PresetSize) => turned(mirrored(arrow(turnedSize(size))))],
  ['leftRightArrow', doubleArrow],
  ['upDownArrow', (size: PresetSize) => turned(doubleArrow(turnedSize(size)))],
]);

/** Corners from the numbers of their x and y, in turn. */
function chain(...numbers: readonly number[]): Corners {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

/** An adjust value is a share of the shorter side; this is the same length as a share of the width. */
function across({ width, height, adjust }: PresetSize, name: string, otherwise: number): number {
  return width === 0 ? 0 : Math.min(1, (adjust(name, otherwise) * Math.min(width, height)) / width);
}

function down({ width, height, adjust }: PresetSize): number {
  return height === 0 ? 0 : (adjust('adj', 0.25) * Math.min(width, height)) / height;
}

function parallelogram(at: number): Corners {
  return chain(at, 0, 1, 0, 1 - at, 1, 0, 1);
}

function trapezoid(at: number): Corners {
  return chain(at, 0, 1 - at, 0, 1, 1, 0, 1);
}

function hexagon(at: number): Corners {
  return chain(at, 0, 1 - at, 0, 1, 0.5, 1 - at, 1, at, 1, 0, 0.5);
}

function homePlate(at: number): Corners {
  return chain(0, 0, at, 0, 1, 0.5, at, 1, 0, 1);
}

function chevron(at: number): Corners {
  return chain(0, 0, 1 - at, 0, 1, 0.5, 1 - at, 1, 0, 1, at, 0.5);
}

function plus(x: number, y: number): Corners {
  const upper = chain(x, 0, 1 - x, 0, 1 - x, y, 1, y);
  return [...upper, ...chain(1, 1 - y, 1 - x, 1 - y, 1 - x, 1, x, 1, x, 1 - y, 0, 1 - y, 0, y, x, y)];
}

/** An arrow to the right: `adj1` is the share of the height that the shaft has, `adj2` the length of the head. */
function arrow(size: PresetSize): Corners {
  const head = 1 - across(size, 'adj2', 0.5);
  const shaft = (1 - size.adjust('adj1', 0.5)) / 2;
  return chain(0, shaft, head, shaft, head, 0, 1, 0.5, head, 1, head, 1 - shaft, 0, 1 - shaft);
}

function doubleArrow(size: PresetSize): Corners {
  const head = Math.min(0.5, across(size, 'adj2', 0.5));
  const shaft = (1 - size.adjust('adj1', 0.5)) / 2;
  const upper = chain(0, 0.5, head, 0, head, shaft, 1 - head, shaft, 1 - head, 0, 1, 0.5);
  return [...upper, ...chain(1 - head, 1, 1 - head, 1 - shaft, head, 1 - shaft, head, 1)];
}

function mirrored(corners: Corners): Corners {
  return corners.map(([x, y]) => [1 - x, y]);
}

/** Right becomes down. */
function turned(corners: Corners): Corners {
  return corners.map(([x, y]) => [y, x]);
}

function turnedSize(size: PresetSize): PresetSize {
  return { ...size, width: size.height, height: size.width };
}
