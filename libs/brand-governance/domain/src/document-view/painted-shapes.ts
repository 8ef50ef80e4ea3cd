import type { Paint, Shape, Slide, SlideLayer } from '@livery/office-model';
import { memoized } from '../memoized.ts';
import { isLine } from './covered-box.ts';

/** A shape that paints something. */
export interface PaintedShape {
  readonly shape: Shape;
  readonly paint: Paint;
}

/** What a slide paints above its background. */
interface PaintedSlide {
  /** The lowest first: the shapes of the master, those of the layout, then those of the slide in z-order. */
  readonly painted: readonly PaintedShape[];
  /** How many of them lie below each shape of the slide. */
  readonly below: ReadonlyMap<Shape, number>;
}

/** The shapes that slides paint above their backgrounds. */
export class PaintedShapes {
  private readonly ofSlides = new Map<Slide, PaintedSlide>();
  /** The painted shapes of each layout and master, which are the same on all of its slides. */
  private readonly ofLayers = new Map<SlideLayer, readonly PaintedShape[]>();

  /** The painted shapes of a slide, the lowest first, and how many of them lie below one of its shapes. */
  below(slide: Slide, shape: Shape): { readonly painted: readonly PaintedShape[]; readonly count: number } {
    const { painted, below } = memoized(this.ofSlides, slide, () => this.paintedOn(slide));
    return { painted, count: below.get(shape) ?? painted.length };
  }

  private paintedOn({ layers, shapes }: Slide): PaintedSlide {
    const painted = layers.flatMap((layer) => this.drawnBy(layer));
    const below = new Map<Shape, number>();
    for (const shape of shapes.flatMap(flattened)) {
      below.set(shape, painted.length);
      painted.push(...paintedBy(shape));
    }
    return { painted, below };
  }

  private drawnBy(layer: SlideLayer): readonly PaintedShape[] {
    return memoized(this.ofLayers, layer, () => layer.shapes.flatMap(flattened).flatMap(paintedBy));
  }
}

function paintedBy(shape: Shape): readonly PaintedShape[] {
  const paint = paintOf(shape);
  return paint.kind === 'none' ? NONE : [{ shape, paint }];
}

function flattened(shape: Shape): Shape | readonly Shape[] {
  if (shape.hidden) return NONE;
  if (shape.kind === 'group') return shape.children.flatMap(flattened);
  return shape.smartArt.length === 0 ? shape : [shape, ...shape.smartArt.flatMap(flattened)];
}

const NONE: readonly never[] = [];
const HERE = { source: 'shape', part: null, location: null, name: 'the slide' } as const;
const PICTURE: Paint = { kind: 'picture', colors: [], provenance: HERE };
const UNKNOWN: Paint = { kind: 'unknown', provenance: HERE };
const NOTHING: Paint = { kind: 'none', provenance: null };

/**
 * The paint with which a shape covers what lies below it. Pictures and charts cover it with something that has no single
 * colour.
 */
function paintOf(shape: Shape): Paint {
  const { kind, fill } = shape;
  switch (kind) {
    case 'picture':
    case 'ole_object':
      return PICTURE;
    case 'chart':
    case 'table':
      return UNKNOWN;
    case 'connector':
      return NOTHING;
    case 'shape':
      return isLine(shape) ? NOTHING : fill;
    case 'group':
    case 'smartart':
    case 'content_part':
    case 'graphic':
      return fill;
  }
}
