import type { Paint, Shape, Slide, SlideLayer } from '@livery/office-model';
import { memoized } from '../memoized.ts';
import { isLine } from './covered-box.ts';

/** The shapes that slides paint above their backgrounds. */
export class PaintedShapes {
  private readonly ofSlides = new Map<Slide, readonly Shape[]>();
  /** The shapes of each layout and master, which are the same on all of its slides. */
  private readonly ofLayers = new Map<SlideLayer, readonly Shape[]>();

  /** The shapes of a slide, the lowest first: those of the master, those of the layout, then those of the slide in z-order. */
  of(slide: Slide): readonly Shape[] {
    return memoized(this.ofSlides, slide, () => this.paintedOn(slide));
  }

  private paintedOn({ layers, shapes }: Slide): readonly Shape[] {
    return [...layers.flatMap((layer) => this.drawnBy(layer)), ...shapes.flatMap(flattened)];
  }

  private drawnBy(layer: SlideLayer): readonly Shape[] {
    return memoized(this.ofLayers, layer, () => layer.shapes.flatMap(flattened));
  }
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
export function paintOf(shape: Shape): Paint {
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
