import type { LayoutPlaceholder, Paint, Provenance, SlideLayer } from '@livery/office-model';
import type { DrawingContext, ParentSlidePart } from '../drawing/drawing-context.ts';
import { UNFILLED } from '../drawing/fill-resolver.ts';
import type { Graphics } from '../drawing/graphics.ts';
import { boxOf, ShapeResolver } from '../drawing/shape-resolver.ts';
import type { SlidePartSource } from '../drawing/source/slide-part-source.ts';
import { resolveBackground } from './background.ts';
import type { SlidePartContexts } from './slide-part-contexts.ts';

/** The layouts and masters below the slides, as far as slides show them. Each is resolved once. */
export class SlideLayers {
  private readonly layers = new Map<string, SlideLayer>();
  private readonly offers = new Map<string, readonly LayoutPlaceholder[]>();
  private readonly backgrounds = new Map<DrawingContext, Paint>();

  /** @param graphicsOf gives what the shapes of a part need from other parts */
  constructor(
    private readonly contexts: SlidePartContexts,
    private readonly graphicsOf: (part: string) => Graphics,
  ) {}

  get used(): readonly SlideLayer[] {
    return [...this.layers.values()];
  }

  /**
   * What lies below the shapes of a slide, the master first. `showMasterSp` of a slide hides all of it; that of a layout hides what the
   * master draws.
   */
  below(slide: SlidePartSource, { layout, master }: DrawingContext): { readonly layers: readonly SlideLayer[] } {
    const ofMaster = master === null ? null : this.layer('master', master);
    const ofLayout = layout === null ? null : this.layer('layout', layout);
    if (!slide.showsParents) return { layers: [] };
    const shown = layout?.source.showsParents === false ? [ofLayout] : [ofMaster, ofLayout];
    return { layers: shown.filter((layer) => layer !== null) };
  }

  /** The placeholders that the layout of a slide offers. */
  placeholders({ layout }: DrawingContext): readonly LayoutPlaceholder[] {
    if (layout === null) return [];
    const { part } = layout.source;
    const known = this.offers.get(part) ?? this.offeredBy(layout);
    this.offers.set(part, known);
    return known;
  }

  /** The background of slides in this context that have none of their own. */
  background(context: DrawingContext): Paint {
    const known = this.backgrounds.get(context) ?? inheritedBackground(context);
    this.backgrounds.set(context, known);
    return known;
  }

  private offeredBy(layout: ParentSlidePart): readonly LayoutPlaceholder[] {
    const context = this.contexts.ofSlideLayer('layout', layout.source.part);
    return layout.source.shapes.flatMap((shape) => {
      const { placeholder, name } = shape;
      if (placeholder === undefined) return [];
      const { type } = context.ancestry(placeholder);
      const box = boxOf(context, shape);
      const placed = shape.transform !== undefined;
      return [{ type: placeholder.type ?? type, index: placeholder.index, name, box, placed }];
    });
  }

  private layer(kind: SlideLayer['kind'], parent: ParentSlidePart): SlideLayer {
    const { source, path, name } = parent;
    const known = this.layers.get(source.part);
    if (known !== undefined) return known;
    const context = this.contexts.ofSlideLayer(kind, source.part);
    const here: Provenance = { source: kind, part: source.part, location: null, name };
    const resolver = new ShapeResolver(context, this.graphicsOf(source.part), here);
    const shapes = resolver.shapes(source.shapes, `${path}/shape`);
    const drawn = [...shapes.entries()].filter(([, { placeholder }]) => placeholder === null);
    const made: SlideLayer = {
      kind,
      index: this.contexts.indexOf(kind, source.part),
      part: source.part,
      name: kind === 'layout' ? source.name : context.theme.name,
      background: source.background ? resolveBackground(source.background, context, here) : UNFILLED,
      shapes: drawn.map(([, shape]) => shape),
      positions: drawn.map(([position]) => position),
    };
    this.layers.set(source.part, made);
    return made;
  }
}

function inheritedBackground(context: DrawingContext): Paint {
  const { layout, master } = context;
  if (layout?.source.background)
    return resolveBackground(layout.source.background, context, backgroundProvenance('layout', layout));
  return master?.source.background
    ? resolveBackground(master.source.background, context, backgroundProvenance('master', master))
    : UNFILLED;
}

function backgroundProvenance(kind: SlideLayer['kind'], { source, path, name }: ParentSlidePart): Provenance {
  return { source: kind, part: source.part, location: `${path}/background`, name };
}
