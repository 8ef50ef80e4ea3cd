import type { Box } from '@livery/brand-governance-domain';
import type { XmlAttributes } from '@livery/ooxml-package';
import type { ElementReader } from './element-reader.ts';
import { degrees, flag, integer } from './numbers.ts';

/** `a:xfrm` or `p:xfrm` as it is written (ECMA-376 Part 1, 20.1.7.6). */
export interface TransformSource {
  readonly box: Box;
  /** Degrees, clockwise. */
  readonly rotation: number;
  readonly flipH: boolean;
  readonly flipV: boolean;
  /** Of a group: the coordinates in which its children are written. */
  readonly childBox: Box | undefined;
}

type Point = readonly [number, number];

const MAX_COORDINATE = 2_147_483_647;

export function readTransform(attributes: XmlAttributes, set: (transform: TransformSource) => void): ElementReader {
  const rotation = degrees(attributes.get('rot')) ?? 0;
  const flipH = flag(attributes.get('flipH'));
  const flipV = flag(attributes.get('flipV'));
  let offset: Point | undefined;
  let extent: Point | undefined;
  let childOffset: Point | undefined;
  let childExtent: Point | undefined;
  return {
    child: (name, own) => {
      if (name === 'a:off') offset = pointOf(own, 'x', 'y');
      else if (name === 'a:ext') extent = pointOf(own, 'cx', 'cy');
      else if (name === 'a:chOff') childOffset = pointOf(own, 'x', 'y');
      else if (name === 'a:chExt') childExtent = pointOf(own, 'cx', 'cy');
      return undefined;
    },
    end: () => {
      const box = boxOf(offset, extent);
      if (box !== undefined) set({ box, rotation, flipH, flipV, childBox: boxOf(childOffset, childExtent) });
    },
  };
}

function pointOf(attributes: XmlAttributes, across: string, down: string): Point {
  return [emu(attributes.get(across)), emu(attributes.get(down))];
}

function boxOf(offset: Point | undefined, extent: Point | undefined): Box | undefined {
  if (extent === undefined) return undefined;
  const [x, y] = offset ?? [0, 0];
  return { x, y, width: Math.max(0, extent[0]), height: Math.max(0, extent[1]) };
}

/** Clamped to 32 bits: nothing beyond them is a place on a slide. */
function emu(written: string | undefined): number {
  return Math.min(MAX_COORDINATE, Math.max(-MAX_COORDINATE, integer(written) ?? 0));
}
