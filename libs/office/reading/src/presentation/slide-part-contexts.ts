import type { ColorMap } from '../drawing/color-map.ts';
import { DrawingContext, type DrawingContextSources, type ParentSlidePart } from '../drawing/drawing-context.ts';
import { emptySlidePart, readSlidePart, type SlidePartSource } from '../drawing/source/slide-part-source.ts';
import { NO_THEME, readTheme } from '../drawing/source/theme-source.ts';
import { Theme } from '../drawing/theme.ts';
import type { PartReader } from '../parts/part-reader.ts';
import type { PresentationSource } from './presentation-source.ts';

/** The colour map of a master that has none. */
const DEFAULT_COLOR_MAP: ColorMap = new Map([
  ['bg1', 'lt1'],
  ['tx1', 'dk1'],
  ['bg2', 'lt2'],
  ['tx2', 'dk2'],
]);

/** Finds what slides, layouts, masters and notes pages inherit. Layouts, masters and themes are read once, and their contexts are made once. */
export class SlidePartContexts {
  private readonly slideParts = new Map<string, SlidePartSource>();
  private readonly themes = new Map<string, Theme>();
  private readonly shared = new Map<string, DrawingContext>();
  private readonly masterParts: readonly string[];

  constructor(
    private readonly parts: PartReader,
    private readonly presentation: PresentationSource,
  ) {
    const targets = new Map(parts.relationships(parts.mainPart).map(({ id, target }) => [id, target]));
    this.masterParts = presentation.masters.map((id) => targets.get(id) ?? '');
  }

  /** A slide that overrides neither the colour map nor the theme shares the context of its layout. */
  ofSlide(slide: SlidePartSource): DrawingContext {
    const layoutPart = this.parts.related(slide.part, 'slideLayout') ?? '';
    const override = this.parts.related(slide.part, 'themeOverride');
    const base = this.ofLayout(layoutPart);
    if (slide.colorMap === undefined && override === undefined) return base.context;
    const theme = override === undefined ? base.sources.theme : this.overridden(base.sources.theme, override);
    return new DrawingContext({ ...base.sources, theme, colorMap: slide.colorMap ?? base.sources.colorMap });
  }

  /** Notes inherit from the notes master alone (effective values, 2.2 and 5.4). */
  ofNotes(notes: SlidePartSource): DrawingContext {
    const masterPart = this.parts.related(notes.part, 'notesMaster') ?? '';
    const key = `notes ${masterPart}`;
    const known = this.shared.get(key);
    if (known) return known;
    const master = this.parent(masterPart, 'notes_master', 'the notes master');
    const context = new DrawingContext({
      ...this.common(masterPart, master),
      layout: null,
      onlyTextStyle: 'notes',
    });
    this.shared.set(key, context);
    return context;
  }

  /** What the shapes of a layout or of a master inherit themselves. */
  ofSlideLayer(kind: 'layout' | 'master', part: string): DrawingContext {
    if (kind === 'layout') return this.ofLayoutItself(part);
    const key = `master ${part}`;
    const known = this.shared.get(key);
    if (known) return known;
    const context = new DrawingContext({ ...this.common(part, this.master(part)), layout: null });
    this.shared.set(key, context);
    return context;
  }

  /** What the shapes of slides of a layout inherit. */
  ofSlidesOn(layoutPart: string): DrawingContext {
    return this.ofLayout(layoutPart).context;
  }

  /** The layouts of all masters, in the order of their masters, and other layouts that slides use. */
  layouts(): readonly { readonly part: string; readonly source: SlidePartSource }[] {
    const listed = this.masterParts.flatMap((master) =>
      this.parts.relationships(master).filter(({ kind, external }) => kind === 'slideLayout' && !external),
    );
    const known = new Set([...listed.map(({ target }) => target), ...this.ofLayouts.keys()]);
    return [...known].filter((part) => this.parts.has(part)).map((part) => ({ part, source: this.slidePart(part) }));
  }

  /** The index of a layout among those that were met, or of a master among those of the presentation. */
  indexOf(kind: 'layout' | 'master', part: string): number {
    const order = kind === 'layout' ? [...this.ofLayouts.keys()] : this.masterParts;
    return Math.max(0, order.indexOf(part));
  }

  /** All masters of the presentation, each with the name of its theme. */
  masters(): readonly { readonly part: string; readonly name: string }[] {
    return this.masterParts.map((part) => ({ part, name: this.theme(this.parts.related(part, 'theme')).name }));
  }

  /** A placeholder of a layout inherits from the master alone. */
  private ofLayoutItself(part: string): DrawingContext {
    const key = `layout ${part}`;
    const known = this.shared.get(key);
    if (known) return known;
    const context = new DrawingContext({ ...this.ofLayout(part).sources, layout: null });
    this.shared.set(key, context);
    return context;
  }

  private readonly ofLayouts = new Map<string, { context: DrawingContext; sources: DrawingContextSources }>();

  private ofLayout(layoutPart: string): { context: DrawingContext; sources: DrawingContextSources } {
    const known = this.ofLayouts.get(layoutPart);
    if (known) return known;
    const made = this.makeOfLayout(layoutPart);
    this.ofLayouts.set(layoutPart, made);
    return made;
  }

  private makeOfLayout(layoutPart: string): { context: DrawingContext; sources: DrawingContextSources } {
    const source = this.slidePart(layoutPart);
    const layout = this.parent(layoutPart, `layout[${source.name}]`, `the layout "${source.name}"`);
    const masterPart = this.parts.related(layoutPart, 'slideMaster') ?? '';
    const common = this.common(masterPart, null);
    const master = this.master(masterPart);
    const override = this.parts.related(layoutPart, 'themeOverride');
    const sources = {
      ...common,
      layout,
      master,
      theme: override === undefined ? common.theme : this.overridden(common.theme, override),
      colorMap: source.colorMap ?? master?.source.colorMap ?? DEFAULT_COLOR_MAP,
    };
    return { sources, context: new DrawingContext(sources) };
  }

  private common(masterPart: string, master: ParentSlidePart | null) {
    return {
      master,
      theme: this.theme(this.parts.related(masterPart, 'theme')),
      colorMap: master?.source.colorMap ?? DEFAULT_COLOR_MAP,
      defaultTextStyle: this.presentation.defaultTextStyle,
      onlyTextStyle: null,
      presentationPart: this.parts.mainPart,
    };
  }

  private master(part: string): ParentSlidePart | null {
    const { name } = this.theme(this.parts.related(part, 'theme'));
    return this.parent(part, `master[${this.indexOf('master', part)}]`, `the master "${name}"`);
  }

  private parent(part: string, path: string, name: string): ParentSlidePart | null {
    return this.parts.has(part) ? { source: this.slidePart(part), path, name } : null;
  }

  private slidePart(part: string): SlidePartSource {
    const known = this.slideParts.get(part);
    if (known) return known;
    const source = this.parts.read(part, emptySlidePart(part), (set) => readSlidePart(part, set));
    this.slideParts.set(part, source);
    return source;
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
