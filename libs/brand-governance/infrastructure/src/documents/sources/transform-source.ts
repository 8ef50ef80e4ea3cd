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

const MAX_COORDINATE = 2_147_483_647;

export function readTransform(attributes: XmlAttributes, set: (transform: TransformSource) => void): ElementReader {
  const rotation = degrees(attributes.get('rot')) ?? 0;
  const flipH = flag(attributes.get('flipH'));
  const flipV = flag(attributes.get('flipV'));
  const points = new Map<string, readonly [number, number]>();
  return {
    child: (name, own) => {
      const isExtent = name === 'a:ext' || name === 'a:chExt';
      points.set(name, [emu(own.get(isExtent ? 'cx' : 'x')), emu(own.get(isExtent ? 'cy' : 'y'))]);
      return undefined;
    },
    end: () => {
      const box = boxOf(points.get('a:off'), points.get('a:ext'));
      if (box === undefined) return;
      set({ box, rotation, flipH, flipV, childBox: boxOf(points.get('a:chOff'), points.get('a:chExt')) });
    },
  };
}

function boxOf(
  offset: readonly [number, number] | undefined,
  extent: readonly [number, number] | undefined,
): Box | undefined {
  if (extent === undefined) return undefined;
  const [x, y] = offset ?? [0, 0];
  return { x, y, width: Math.max(0, extent[0]), height: Math.max(0, extent[1]) };
}

/** Clamped to 32 bits: nothing beyond them is a place on a slide. */
function emu(written: string | undefined): number {
  return Math.min(MAX_COORDINATE, Math.max(-MAX_COORDINATE, integer(written) ?? 0));
}
