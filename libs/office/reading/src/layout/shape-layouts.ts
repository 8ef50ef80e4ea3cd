import type { DeckLayout, GradientLayout, LineLayout, Shape, TextLayout } from '@livery/office-model';
import type { DrawingContext } from '../drawing/drawing-context.ts';
import type { ShapeSource } from '../drawing/source/shape-source.ts';
import type { TableStyles } from '../drawing/table-styles.ts';
import type { PartLinks } from '../parts/part-links.ts';
import type { LayoutParents } from './layout-parents.ts';
import type { ShapeLayoutSource } from './source/shape-layout-source.ts';
import { TableLayouts } from './table-layouts.ts';
import { nearest, textLayout } from './text-layouts.ts';

const DEFAULT_LINE = 9_525;

/** The flips of the groups around a shape. */
interface Flips {
  readonly flipH: boolean;
  readonly flipV: boolean;
}

const UNFLIPPED: Flips = { flipH: false, flipV: false };

/** Resolves the geometry of the shapes of one part, and notes it by the shapes of the model. */
export class ShapeLayouts {
  constructor(
    private readonly into: DeckLayout,
    private readonly parents: LayoutParents,
    private readonly tableStyles: TableStyles,
    private readonly context: DrawingContext,
    private readonly links: PartLinks,
  ) {}

  /** The three lists are parallel: what the part says, and the model of it. */
  note(
    shapes: readonly Shape[],
    sources: readonly ShapeSource[],
    layouts: readonly ShapeLayoutSource[],
    around = UNFLIPPED,
  ): void {
    for (const [index, shape] of shapes.entries()) {
      const [source, layout] = [sources[index], layouts[index]];
      if (source !== undefined && layout !== undefined) this.noteShape(shape, source, layout, around);
    }
  }

  private noteShape(shape: Shape, source: ShapeSource, layout: ShapeLayoutSource, around: Flips): void {
    const ancestors = this.parents.ancestors(source, this.context);
    const all = [layout, ...ancestors];
    const geometry = all.find(({ hasGeometry }) => hasGeometry);
    const flips = {
      flipH: around.flipH !== (source.transform?.flipH ?? false),
      flipV: around.flipV !== (source.transform?.flipV ?? false),
    };
    this.into.shapes.set(shape, {
      ...flips,
      adjusts: geometry?.adjusts ?? new Map(),
      paths: geometry?.paths ?? null,
      gradient: shape.fill.kind === 'gradient' ? this.gradient(source, layout, ancestors) : null,
      line: this.line(source, all),
      text: this.text(shape, source, layout, ancestors),
      table: this.table(shape, source, layout),
      raster: this.raster(source),
    });
    this.note(shape.children, source.children, layout.children, flips);
  }

  private gradient(
    { fill, style }: ShapeSource,
    layout: ShapeLayoutSource,
    ancestors: readonly ShapeLayoutSource[],
  ): GradientLayout | null {
    if (fill !== undefined) return layout.gradient ?? null;
    const reference = style?.fill;
    if (reference === undefined) return nearest(ancestors, ({ gradient }) => gradient) ?? null;
    return this.parents.theme(this.context).fills[reference.index - 1] ?? null;
  }

  private line({ style }: ShapeSource, all: readonly ShapeLayoutSource[]): LineLayout {
    const ofTheme = this.parents.theme(this.context).lines[(style?.line?.index ?? 0) - 1];
    const lines = [...all.map(({ line }) => line), ...(ofTheme ? [ofTheme] : [])];
    return {
      width: nearest(lines, ({ width }) => width) ?? DEFAULT_LINE,
      dash: nearest(lines, ({ dash }) => dash) ?? null,
      startsWithArrow: nearest(lines, ({ startsWithArrow }) => startsWithArrow) ?? false,
      endsWithArrow: nearest(lines, ({ endsWithArrow }) => endsWithArrow) ?? false,
    };
  }

  private text(
    shape: Shape,
    { placeholder }: ShapeSource,
    { text, textRotation }: ShapeLayoutSource,
    ancestors: readonly ShapeLayoutSource[],
  ): TextLayout | null {
    if (text === undefined || shape.text.length === 0) return null;
    const texts = ancestors.map((ancestor) => ancestor.text).filter((one) => one !== undefined);
    const levels = [...texts.map((one) => one.levels), ...this.parents.levels(placeholder, this.context)];
    const layout = textLayout(text, { bodies: texts.map(({ body }) => body), levels }, shape.text);
    return textRotation === 0 ? layout : { ...layout, rotation: layout.rotation + textRotation };
  }

  private raster({ blip, fill }: ShapeSource): string | null {
    const { svg, embed } = blip ?? fill?.blip ?? {};
    return svg === undefined ? null : (this.links.target(embed) ?? null);
  }

  private table(shape: Shape, { table }: ShapeSource, { table: written }: ShapeLayoutSource) {
    if (table === undefined || written === undefined) return null;
    const levels = this.parents.levels(undefined, this.context);
    return new TableLayouts(table, written, this.tableStyles, this.context).of(shape, { bodies: [], levels });
  }
}
