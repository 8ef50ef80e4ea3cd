import type { DrawingContext } from '../drawing/drawing-context.ts';
import type { ShapeSource } from '../drawing/source/shape-source.ts';
import type { SlidePartSource } from '../drawing/source/slide-part-source.ts';
import { textStyleOf } from '../drawing/placeholders.ts';
import type { PartReader } from '../parts/part-reader.ts';
import type { LevelLayouts } from './source/paragraph-layout-source.ts';
import {
  NO_PART_LAYOUT,
  type PartLayoutSource,
  readDefaultLevels,
  readPartLayout,
} from './source/part-layout-source.ts';
import type { ShapeLayoutSource } from './source/shape-layout-source.ts';
import { NO_THEME_LAYOUT, readThemeLayout, type ThemeLayoutSource } from './source/theme-layout-source.ts';

/** What shapes inherit of their geometry: from layouts, masters, the theme and the presentation. Each part is read once. */
export class LayoutParents {
  private readonly layouts = new Map<string, PartLayoutSource>();
  private readonly themes = new Map<string, ThemeLayoutSource>();
  private readonly written = new Map<ShapeSource, ShapeLayoutSource>();
  private readonly defaults: LevelLayouts;

  constructor(private readonly parts: PartReader) {
    this.defaults = parts.read<LevelLayouts>(parts.mainPart, [], readDefaultLevels);
  }

  /** The geometry of a layout or a master. */
  of({ part, shapes }: SlidePartSource): PartLayoutSource {
    const known = this.layouts.get(part);
    if (known !== undefined) return known;
    const layout = this.parts.read(part, NO_PART_LAYOUT, readPartLayout);
    this.layouts.set(part, layout);
    this.pair(shapes, layout.shapes);
    return layout;
  }

  theme({ theme: { part } }: DrawingContext): ThemeLayoutSource {
    if (part === null) return NO_THEME_LAYOUT;
    const known = this.themes.get(part) ?? this.parts.read(part, NO_THEME_LAYOUT, readThemeLayout);
    this.themes.set(part, known);
    return known;
  }

  /** The placeholders that a shape inherits from, nearest first. */
  ancestors({ placeholder }: ShapeSource, context: DrawingContext): readonly ShapeLayoutSource[] {
    if (placeholder === undefined) return [];
    this.readBoth(context);
    const { ancestors } = context.ancestry(placeholder);
    return ancestors.map(({ shape }) => this.written.get(shape)).filter((layout) => layout !== undefined);
  }

  /** The levels that the text of a shape inherits from the text styles of the master, and from the presentation. */
  levels(placeholder: ShapeSource['placeholder'], context: DrawingContext): readonly LevelLayouts[] {
    if (placeholder === undefined || context.master === null) return [this.defaults];
    const style = this.of(context.master.source).textStyles.get(textStyleOf(context.ancestry(placeholder).type));
    return style === undefined ? [this.defaults] : [style, this.defaults];
  }

  private readBoth({ layout, master }: DrawingContext): void {
    if (layout !== null) this.of(layout.source);
    if (master !== null) this.of(master.source);
  }

  private pair(shapes: readonly ShapeSource[], layouts: readonly ShapeLayoutSource[]): void {
    for (const [index, shape] of shapes.entries()) {
      const layout = layouts[index];
      if (layout === undefined) continue;
      this.written.set(shape, layout);
      this.pair(shape.children, layout.children);
    }
  }
}
