import type { LayoutPlaceholder, Paint, Provenance, SlideLayer } from '@livery/office-model';
import { UNFILLED } from '../drawing/fill-resolver.ts';
import type { Graphics } from '../drawing/graphics.ts';
import { boxOf, ShapeResolver } from '../drawing/shape-resolver.ts';
import type { ParentSheet, SheetContext } from '../drawing/sheet-context.ts';
import type { SheetSource } from '../drawing/source/sheet-source.ts';
import { resolveBackground } from './background.ts';
import type { SheetContexts } from './sheet-contexts.ts';

/** The layouts and masters that slides use, as far as slides show them. Each is resolved once. */
export class Sheets {
  private readonly sheets = new Map<string, SlideLayer>();
  private readonly offers = new Map<string, readonly LayoutPlaceholder[]>();
  private readonly backgrounds = new Map<SheetContext, Paint>();

  /** @param graphicsOf what the shapes of a part find outside of it */
  constructor(
    private readonly contexts: SheetContexts,
    private readonly graphicsOf: (part: string) => Graphics,
  ) {}

  get used(): readonly SlideLayer[] {
    return [...this.sheets.values()];
  }

  /** What lies below the shapes of a slide: `showMasterSp` hides all of it, on the layout what the master draws. */
  below(slide: SheetSource, { layout, master }: SheetContext): { readonly layers: readonly SlideLayer[] } {
    const ofMaster = master === null ? null : this.sheet('master', master);
    const ofLayout = layout === null ? null : this.sheet('layout', layout);
    if (!slide.showsParents) return { layers: [] };
    const shown = layout?.sheet.showsParents === false ? [ofLayout] : [ofMaster, ofLayout];
    return { layers: shown.filter((sheet) => sheet !== null) };
  }

  /** What the layout of a slide offers. */
  placeholders({ layout }: SheetContext): readonly LayoutPlaceholder[] {
    if (layout === null) return [];
    const { part } = layout.sheet;
    const known = this.offers.get(part) ?? this.offeredBy(layout);
    this.offers.set(part, known);
    return known;
  }

  /** The background that a slide of this layout has, unless it says otherwise. */
  background(context: SheetContext): Paint {
    const known = this.backgrounds.get(context) ?? inheritedBackground(context);
    this.backgrounds.set(context, known);
    return known;
  }

  private offeredBy(layout: ParentSheet): readonly LayoutPlaceholder[] {
    const context = this.contexts.ofSheet('layout', layout.sheet.part);
    return layout.sheet.shapes.flatMap((source) => {
      const { placeholder, name } = source;
      if (placeholder === undefined) return [];
      const { type } = context.ancestry(placeholder);
      return [{ type: placeholder.type ?? type, index: placeholder.index, name, box: boxOf(context, source) }];
    });
  }

  private sheet(kind: SlideLayer['kind'], parent: ParentSheet): SlideLayer {
    const { sheet, place, name: words } = parent;
    const known = this.sheets.get(sheet.part);
    if (known !== undefined) return known;
    const context = this.contexts.ofSheet(kind, sheet.part);
    const here: Provenance = { source: kind, part: sheet.part, location: null, name: words };
    const resolver = new ShapeResolver(context, this.graphicsOf(sheet.part), here);
    const shapes = resolver.shapes(sheet.shapes, `${place}/shape`);
    const drawn = [...shapes.entries()].filter(([, { placeholder }]) => placeholder === null);
    const made: SlideLayer = {
      kind,
      index: this.contexts.indexOf(kind, sheet.part),
      part: sheet.part,
      name: kind === 'layout' ? sheet.name : context.theme.name,
      background: sheet.background ? resolveBackground(sheet.background, context, here) : UNFILLED,
      shapes: drawn.map(([, shape]) => shape),
      positions: drawn.map(([position]) => position),
    };
    this.sheets.set(sheet.part, made);
    return made;
  }
}

function inheritedBackground(context: SheetContext): Paint {
  const { layout, master } = context;
  if (layout?.sheet.background) return resolveBackground(layout.sheet.background, context, placeOf('layout', layout));
  return master?.sheet.background
    ? resolveBackground(master.sheet.background, context, placeOf('master', master))
    : UNFILLED;
}

function placeOf(source: SlideLayer['kind'], { sheet, place, name }: ParentSheet): Provenance {
  return { source, part: sheet.part, location: `${place}/background`, name };
}
