import { type ParentSheet, SheetContext, type SheetContextSources } from '../drawing/sheet-context.ts';
import { type ColorMap, emptySheet, readSheet, type SheetSource } from '../drawing/source/sheet-source.ts';
import { NO_THEME, readTheme } from '../drawing/source/theme-source.ts';
import { Theme } from '../drawing/theme.ts';
import type { PartReader } from '../parts/part-reader.ts';
import type { PresentationSource } from './presentation-source.ts';

/** The map of a master that has none. */
const DEFAULT_COLOR_MAP: ColorMap = new Map([
  ['bg1', 'lt1'],
  ['tx1', 'dk1'],
  ['bg2', 'lt2'],
  ['tx2', 'dk2'],
]);

/** Finds what sheets inherit. Layouts, masters and themes are read once; so are the contexts made of them. */
export class SheetContexts {
  private readonly sheets = new Map<string, SheetSource>();
  private readonly themes = new Map<string, Theme>();
  private readonly shared = new Map<string, SheetContext>();
  private readonly masterParts: readonly string[];

  constructor(
    private readonly parts: PartReader,
    private readonly presentation: PresentationSource,
  ) {
    const targets = new Map(parts.relationships(parts.mainPart).map(({ id, target }) => [id, target]));
    this.masterParts = presentation.masters.map((id) => targets.get(id) ?? '');
  }

  /** A slide that overrides neither the colour map nor the theme shares the context of its layout. */
  ofSlide(slide: SheetSource): SheetContext {
    const layoutPart = this.parts.related(slide.part, 'slideLayout') ?? '';
    const override = this.parts.related(slide.part, 'themeOverride');
    const base = this.ofLayout(layoutPart);
    if (slide.colorMap === undefined && override === undefined) return base.context;
    const theme = override === undefined ? base.sources.theme : this.overridden(base.sources.theme, override);
    return new SheetContext({ ...base.sources, theme, colorMap: slide.colorMap ?? base.sources.colorMap });
  }

  /** Notes inherit from the notes master alone (effective values, 2.2 and 5.4). */
  ofNotes(notes: SheetSource): SheetContext {
    const masterPart = this.parts.related(notes.part, 'notesMaster') ?? '';
    const key = `notes ${masterPart}`;
    const known = this.shared.get(key);
    if (known) return known;
    const master = this.parent(masterPart, 'notes_master', 'the notes master');
    const context = new SheetContext({
      ...this.common(masterPart, master),
      layout: null,
      onlyTextStyle: 'notes',
    });
    this.shared.set(key, context);
    return context;
  }

  /** A chart has a map and a theme of its own, or those of the slide it sits on (effective values, 2.2). */
  ofChart(part: string, slide: SheetContext, colorMap: ColorMap | undefined): SheetContext {
    return chartContext(this.parts, part, slide, colorMap);
  }

  /** What the own shapes of a layout or master inherit. */
  ofSheet(kind: 'layout' | 'master', part: string): SheetContext {
    if (kind === 'layout') return this.ofLayoutItself(part);
    const key = `master ${part}`;
    const known = this.shared.get(key);
    if (known) return known;
    const context = new SheetContext({ ...this.common(part, this.master(part)), layout: null });
    this.shared.set(key, context);
    return context;
  }

  /** Position of a layout among those that were met, of a master among those of the presentation. */
  indexOf(kind: 'layout' | 'master', part: string): number {
    const order = kind === 'layout' ? [...this.ofLayouts.keys()] : this.masterParts;
    return Math.max(0, order.indexOf(part));
  }

  /** All masters, by the names of their themes. */
  masters(): readonly { readonly part: string; readonly name: string }[] {
    return this.masterParts.map((part) => ({ part, name: this.theme(this.parts.related(part, 'theme')).name }));
  }

  /** A placeholder of a layout inherits from the master alone. */
  private ofLayoutItself(part: string): SheetContext {
    const key = `layout ${part}`;
    const known = this.shared.get(key);
    if (known) return known;
    const context = new SheetContext({ ...this.ofLayout(part).sources, layout: null });
    this.shared.set(key, context);
    return context;
  }

  private readonly ofLayouts = new Map<string, { context: SheetContext; sources: SheetContextSources }>();

  private ofLayout(layoutPart: string): { context: SheetContext; sources: SheetContextSources } {
    const known = this.ofLayouts.get(layoutPart);
    if (known) return known;
    const made = this.makeOfLayout(layoutPart);
    this.ofLayouts.set(layoutPart, made);
    return made;
  }

  private makeOfLayout(layoutPart: string): { context: SheetContext; sources: SheetContextSources } {
    const sheet = this.sheet(layoutPart);
    const layout = this.parent(layoutPart, `layout[${sheet.name}]`, `the layout "${sheet.name}"`);
    const masterPart = this.parts.related(layoutPart, 'slideMaster') ?? '';
    const common = this.common(masterPart, null);
    const master = this.master(masterPart);
    const override = this.parts.related(layoutPart, 'themeOverride');
    const sources = {
      ...common,
      layout,
      master,
      theme: override === undefined ? common.theme : this.overridden(common.theme, override),
      colorMap: sheet.colorMap ?? master?.sheet.colorMap ?? DEFAULT_COLOR_MAP,
    };
    return { sources, context: new SheetContext(sources) };
  }

  private common(masterPart: string, master: ParentSheet | null) {
    return {
      master,
      theme: this.theme(this.parts.related(masterPart, 'theme')),
      colorMap: master?.sheet.colorMap ?? DEFAULT_COLOR_MAP,
      defaultTextStyle: this.presentation.defaultTextStyle,
      onlyTextStyle: null,
      presentationPart: this.parts.mainPart,
    };
  }

  private master(part: string): ParentSheet | null {
    const { name } = this.theme(this.parts.related(part, 'theme'));
    return this.parent(part, `master[${this.indexOf('master', part)}]`, `the master "${name}"`);
  }

  private parent(part: string, place: string, name: string): ParentSheet | null {
    return this.parts.has(part) ? { sheet: this.sheet(part), place, name } : null;
  }

  private sheet(part: string): SheetSource {
    const known = this.sheets.get(part);
    if (known) return known;
    const sheet = this.parts.read(part, emptySheet(part), (set) => readSheet(part, set));
    this.sheets.set(part, sheet);
    return sheet;
  }

  private theme(part: string | undefined): Theme {
    const known = this.themes.get(part ?? '');
    if (known) return known;
    const theme = new Theme(this.parts.read(part, NO_THEME, readTheme), this.themes.size, part ?? null);
    this.themes.set(part ?? '', theme);
    return theme;
  }

  private overridden(theme: Theme, part: string): Theme {
    return theme.overriddenBy(this.parts.read(part, NO_THEME, readTheme), part);
  }
}

/** The context of a chart on a sheet, or in a text document. */
export function chartContext(
  parts: PartReader,
  part: string,
  around: SheetContext,
  colorMap: ColorMap | undefined,
): SheetContext {
  const override = parts.related(part, 'themeOverride');
  if (colorMap === undefined && override === undefined) return around;
  const theme =
    override === undefined
      ? around.theme
      : around.theme.overriddenBy(parts.read(override, NO_THEME, readTheme), override);
  return around.with(theme, colorMap);
}
