import type { Box } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { degrees, flag, integer } from '../../parts/numbers.ts';

/** `a:xfrm` or `p:xfrm` as it is written (ECMA-376 Part 1, 20.1.7.6). */
export interface TransformSource {
  /** EMU, in the coordinates of the group around it. */
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

/** A shape while it is read, as far as its transform is concerned. */
interface Transformed {
  transform: TransformSource | undefined;
}

/** Reads the transform of a shape into it. A transform without an extent is left out. */
export function readTransform(attributes: XmlAttributes, shape: Transformed): ElementReader {
  return new TransformReader(attributes, shape);
}

class TransformReader implements ElementReader {
  private readonly rotation: number;
  private readonly flipH: boolean;
  private readonly flipV: boolean;
  private offset: Point | undefined;
  private extent: Point | undefined;
  private childOffset: Point | undefined;
  private childExtent: Point | undefined;

  constructor(
    attributes: XmlAttributes,
    private readonly shape: Transformed,
  ) {
    this.rotation = degrees(attributes.get('rot')) ?? 0;
    this.flipH = flag(attributes.get('flipH'));
    this.flipV = flag(attributes.get('flipV'));
  }

  child(name: string, attributes: XmlAttributes): undefined {
    if (name === 'a:off') this.offset = pointOf(attributes, 'x', 'y');
    else if (name === 'a:ext') this.extent = pointOf(attributes, 'cx', 'cy');
    else if (name === 'a:chOff') this.childOffset = pointOf(attributes, 'x', 'y');
    else if (name === 'a:chExt') this.childExtent = pointOf(attributes, 'cx', 'cy');
  }

  end(): void {
    const { rotation, flipH, flipV } = this;
    const box = boxOf(this.offset, this.extent);
    const childBox = boxOf(this.childOffset, this.childExtent);
    if (box !== undefined) this.shape.transform = { box, rotation, flipH, flipV, childBox };
  }
}

function pointOf(attributes: XmlAttributes, across: string, down: string): Point {
  return [emu(attributes.get(across)), emu(attributes.get(down))];
}

function boxOf(offset: Point | undefined, extent: Point | undefined): Box | undefined {
  if (extent === undefined) return undefined;
  const [x, y] = offset ?? [0, 0];
  return { x, y, width: Math.max(0, extent[0]), height: Math.max(0, extent[1]) };
}

/** A coordinate in EMU, clamped to 32 bits. */
function emu(written: string | undefined): number {
  return Math.min(MAX_COORDINATE, Math.max(-MAX_COORDINATE, integer(written) ?? 0));
}
