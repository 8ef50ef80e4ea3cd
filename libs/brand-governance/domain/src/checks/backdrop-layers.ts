import type { Slide } from '../document/presentation.ts';
import type { Box } from '../document/geometry.ts';
import type { Paint } from '../document/paint.ts';
import type { Shape } from '../document/shape.ts';
import type { Sheet } from '../document/sheet.ts';
import { memoized } from './memoized.ts';

/** Something that is painted on a slide. */
export interface Layer {
  readonly paint: Paint;
  /** Null for what fills the slide. */
  readonly box: Box | null;
  readonly name: string;
  /** Null for the background. */
  readonly shape: Shape | null;
}

/** What the slides of a presentation paint. */
export class SlideLayers {
  private readonly slides = new Map<Slide, readonly Layer[]>();
  /** What layouts and masters draw is the same on all their slides. */
  private readonly sheets = new Map<Sheet, readonly Layer[]>();

  /** Everything, the lowest first: background, master, layout, the slide's own shapes in z-order. */
  of(slide: Slide): readonly Layer[] {
    return memoized(this.slides, slide, () => this.paintedOn(slide));
  }

  private paintedOn({ background, layers, shapes }: Slide): readonly Layer[] {
    const ground: Layer = { paint: background, box: null, name: 'the background', shape: null };
    return [ground, ...layers.flatMap((sheet) => this.drawnBy(sheet)), ...shapeLayers(shapes)];
  }

  private drawnBy(sheet: Sheet): readonly Layer[] {
    return memoized(this.sheets, sheet, () => shapeLayers(sheet.shapes));
  }
}

function shapeLayers(shapes: readonly Shape[]): readonly Layer[] {
  return shapes.flatMap(flattened).map(layerOf);
}

function flattened(shape: Shape): readonly Shape[] {
  if (shape.hidden) return [];
  return shape.kind === 'group' ? shape.children.flatMap(flattened) : [shape, ...shape.smartArt.flatMap(flattened)];
}

function layerOf(shape: Shape): Layer {
  return { paint: paintOf(shape), box: shape.frame?.bounds ?? null, name: wordsFor(shape), shape };
}

function wordsFor({ kind, name }: Shape): string {
  return `the ${kind === 'ole_object' ? 'object' : kind} "${name}"`;
}

/** Pictures and charts cover what is below them with what cannot be told in one colour. */
function paintOf({ kind, fill }: Shape): Paint {
  switch (kind) {
    case 'picture':
    case 'ole_object':
      return { kind: 'picture', colors: [], provenance: HERE };
    case 'chart':
    case 'table':
      return { kind: 'unknown', provenance: HERE };
    case 'connector':
      return { kind: 'none', provenance: null };
    case 'shape':
    case 'group':
    case 'smartart':
    case 'content_part':
    case 'graphic':
      return fill;
  }
}

const HERE = { source: 'shape', part: null, place: null, name: 'the slide' } as const;
