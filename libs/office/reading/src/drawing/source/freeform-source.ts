import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';

/** The share of its box that a freeform covers at least when it counts as a rectangle. */
const COVERS = 0.95;
/** A freeform of more points is no rectangle, and its further points are not read. */
const MAX_POINTS = 64;

/** Reads `a:custGeom` (ECMA-376 Part 1, 20.1.9.8): `rect` when one of its paths covers its box, else `custom`. */
export function readFreeform(set: (geometry: string) => void): ElementReader {
  const paths: FreeformPath[] = [];
  const readPath = (name: string, attributes: XmlAttributes): ElementReader | undefined => {
    if (name !== 'a:path') return undefined;
    const path = new FreeformPath(attributes);
    paths.push(path);
    return path;
  };
  return {
    child: (name) => (name === 'a:pathLst' ? { child: readPath } : undefined),
    end: () => set(paths.some((path) => path.coversBox()) ? 'rect' : 'custom'),
  };
}

/** `a:path` (20.1.9.15). Its points span its own box, `w` by `h`. */
class FreeformPath implements ElementReader {
  private readonly points: (readonly [x: number, y: number])[] = [];
  /** The path is filled, and is one outline without arcs. */
  private isSimple: boolean;
  private outlines = 0;
  private readonly boxArea: number;

  constructor(attributes: XmlAttributes) {
    this.isSimple = attributes.get('fill') !== 'none';
    this.boxArea = Number(attributes.get('w')) * Number(attributes.get('h'));
  }

  child(name: string): ElementReader | undefined {
    if (name === 'a:moveTo') this.outlines += 1;
    if (name === 'a:arcTo' || this.outlines > 1 || this.points.length > MAX_POINTS) this.isSimple = false;
    return this.isSimple ? { child: (_, attributes) => this.addPoint(attributes) } : undefined;
  }

  /** Whether the fill covers the box. Control points of curves count as corners, which is exact enough for rounded corners. */
  coversBox(): boolean {
    return this.isSimple && this.boxArea > 0 && this.area() >= COVERS * this.boxArea;
  }

  /** Points that are formulas are not known: no comparison holds for their area. */
  private addPoint(attributes: XmlAttributes): undefined {
    this.points.push([Number(attributes.get('x')), Number(attributes.get('y'))]);
  }

  private area(): number {
    const doubled = this.points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = this.points[(index + 1) % this.points.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0);
    return Math.abs(doubled) / 2;
  }
}
