import type { Provenance } from '@livery/office-model';
import type { ColorMap } from './color-map.ts';
import { ColorResolver } from './color-resolver.ts';
import { FontResolver } from './font-resolver.ts';
import {
  layoutPlaceholder,
  type LocatedShape,
  masterPlaceholder,
  placeholdersOf,
  placeholderType,
  textStyleOf,
} from './placeholders.ts';
import type { ListStyleSource } from './source/list-style-source.ts';
import type { PlaceholderSource } from './source/shape-source.ts';
import type { SlidePartSource } from './source/slide-part-source.ts';
import type { TextBodySource } from './source/text-body-source.ts';
import { type LayersOfLevel, listStyleLayers, TextChain } from './text-chain.ts';
import type { Theme } from './theme.ts';

/** A layout or a master, which slides inherit from. */
export interface ParentSlidePart {
  readonly source: SlidePartSource;
  /** What locations in it begin with: `layout[Title Only]`, `master[0]`. */
  readonly path: string;
  /** What findings call it: `the layout "Title Only"`. */
  readonly name: string;
}

/** A placeholder that others inherit from. */
export interface Ancestor extends LocatedShape {
  readonly provenance: Provenance;
}

/** The type of a placeholder, and the placeholders that it inherits from, nearest first. */
export interface Ancestry {
  readonly type: string;
  readonly ancestors: readonly Ancestor[];
}

export interface DrawingContextSources {
  /** Null for notes pages and text documents, which have no layout. */
  readonly layout: ParentSlidePart | null;
  readonly master: ParentSlidePart | null;
  readonly theme: Theme;
  readonly colorMap: ColorMap;
  readonly defaultTextStyle: ListStyleSource;
  /** The one text style of the master that holds for all placeholders; null when the type of a placeholder decides. */
  readonly onlyTextStyle: string | null;
  readonly presentationPart: string;
}

/**
 * What drawings inherit: theme, colour map, placeholders and text styles. All slides of a layout that override neither the colour map nor
 * the theme share one context; the drawings of a text document have one without layout and master.
 */
export class DrawingContext {
  readonly colors: ColorResolver;
  readonly fonts: FontResolver;
  readonly theme: Theme;
  private readonly layoutPlaceholders: readonly LocatedShape[];
  private readonly masterPlaceholders: readonly LocatedShape[];
  private readonly defaults: LayersOfLevel;
  private readonly chains = new Map<string, TextChain>();
  private readonly ancestries = new Map<string, Ancestry>();

  constructor(private readonly sources: DrawingContextSources) {
    const { theme, colorMap, layout, master, presentationPart } = sources;
    this.theme = theme;
    this.colors = new ColorResolver(theme, colorMap);
    this.fonts = new FontResolver(theme);
    this.layoutPlaceholders = placeholdersOf(layout?.source.shapes ?? []);
    this.masterPlaceholders = placeholdersOf(master?.source.shapes ?? []);
    this.defaults = listStyleLayers(sources.defaultTextStyle, (level) => ({
      source: 'presentation_default',
      part: presentationPart,
      location: `default_text_style/level[${level}]`,
      name: 'the default text style of the presentation',
    }));
  }

  get layout(): ParentSlidePart | null {
    return this.sources.layout;
  }

  get master(): ParentSlidePart | null {
    return this.sources.master;
  }

  /** The same context with another theme, and with another colour map when one is given. */
  with(theme: Theme, colorMap: ColorMap = this.sources.colorMap): DrawingContext {
    return new DrawingContext({ ...this.sources, theme, colorMap });
  }

  ancestry(placeholder: PlaceholderSource): Ancestry {
    const key = `${placeholder.index} ${placeholder.type ?? ''}`;
    const known = this.ancestries.get(key);
    if (known) return known;
    const found = this.findAncestry(placeholder);
    this.ancestries.set(key, found);
    return found;
  }

  /** The text chain of a placeholder, without what the shape itself says. Without a placeholder it is the chain of all other shapes. */
  chain(placeholder: PlaceholderSource | undefined): TextChain {
    const key = placeholder === undefined ? '' : `${placeholder.index} ${placeholder.type ?? ''}`;
    const known = this.chains.get(key);
    if (known) return known;
    const chain = new TextChain(placeholder === undefined ? [this.defaults] : this.placeholderLayers(placeholder));
    this.chains.set(key, chain);
    return chain;
  }

  /** As `chain`, with the layer of a shape style, which comes after those of the layout and the master. */
  chainWithStyle(placeholder: PlaceholderSource | undefined, style: LayersOfLevel): TextChain {
    if (placeholder === undefined) return new TextChain([style, this.defaults]);
    return new TextChain(this.placeholderLayers(placeholder, style));
  }

  /** The font scale, a fraction, of the nearest text body that says something of autofit. */
  fontScale(body: TextBodySource, placeholder: PlaceholderSource | undefined): number {
    const inherited = placeholder === undefined ? [] : this.ancestry(placeholder).ancestors;
    const scales = [body, ...inherited.map(({ shape }) => shape.text)].map((text) => text?.fontScale);
    return scales.find((scale) => scale !== undefined) ?? 1;
  }

  private findAncestry(placeholder: PlaceholderSource): Ancestry {
    const { layout, master } = this.sources;
    const inLayout = layout === null ? undefined : layoutPlaceholder(placeholder, this.layoutPlaceholders);
    const type = placeholderType(placeholder, inLayout);
    const ofMaster = inLayout === undefined && layout !== null ? undefined : this.inMaster(type, inLayout);
    const ancestors = [
      ...(inLayout && layout ? [ancestor('layout', layout, inLayout)] : []),
      ...(ofMaster && master ? [ancestor('master', master, ofMaster)] : []),
    ];
    return { type, ancestors };
  }

  private inMaster(type: string, inLayout: LocatedShape | undefined): LocatedShape | undefined {
    return masterPlaceholder(inLayout?.shape.placeholder?.type ?? type, this.masterPlaceholders);
  }

  private placeholderLayers(placeholder: PlaceholderSource, style?: LayersOfLevel): LayersOfLevel[] {
    const { type, ancestors } = this.ancestry(placeholder);
    const inherited = ancestors.map(({ shape, provenance }) => {
      const listStyle = shape.text?.listStyle;
      return listStyle === undefined ? () => [] : listStyleLayers(listStyle, () => provenance);
    });
    return [...inherited, ...(style ? [style] : []), this.masterTextStyle(type), this.defaults];
  }

  private masterTextStyle(type: string): LayersOfLevel {
    const { master, onlyTextStyle } = this.sources;
    const name = onlyTextStyle ?? textStyleOf(type);
    const style = master?.source.textStyles.get(name);
    if (master === null || style === undefined) return () => [];
    return listStyleLayers(style, (level) => ({
      source: 'master_text_style',
      part: master.source.part,
      location: `${master.path}/text_style[${name}]/level[${level}]`,
      name: `the ${name} style of ${master.name}`,
    }));
  }
}

function ancestor(source: 'layout' | 'master', parent: ParentSlidePart, shape: LocatedShape): Ancestor {
  const location = `${parent.path}/${shape.path}`;
  return { ...shape, provenance: { source, part: parent.source.part, location, name: parent.name } };
}
