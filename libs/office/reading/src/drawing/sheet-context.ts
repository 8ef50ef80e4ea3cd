import type { Provenance } from '@livery/office-model';
import { ColorResolver } from './color-resolver.ts';
import { FontResolver } from './font-resolver.ts';
import {
  layoutPlaceholder,
  masterPlaceholder,
  type PlacedShape,
  placeholdersOf,
  placeholderType,
  textStyleOf,
} from './placeholders.ts';
import type { ListStyleSource } from './source/list-style-source.ts';
import type { PlaceholderSource } from './source/shape-source.ts';
import type { ColorMap, SheetSource } from './source/sheet-source.ts';
import type { TextBodySource } from './source/text-body-source.ts';
import { listStyleLayers, type LayersOfLevel, TextChain } from './text-chain.ts';
import type { Theme } from './theme.ts';

/** A sheet that others inherit from. */
export interface ParentSheet {
  readonly sheet: SheetSource;
  /** Its path in locations: `layout[Title Only]`, `master[0]`. */
  readonly place: string;
  /** `the layout "Title Only"`. */
  readonly name: string;
}

/** A placeholder that is inherited from, with where it stands. */
export interface Ancestor {
  readonly placed: PlacedShape;
  readonly provenance: Provenance;
}

/** What a placeholder inherits: its type, and its ancestors, nearest first. */
export interface Ancestry {
  readonly type: string;
  readonly ancestors: readonly Ancestor[];
}

export interface SheetContextSources {
  /** Null for sheets without a layout: notes. */
  readonly layout: ParentSheet | null;
  readonly master: ParentSheet | null;
  readonly theme: Theme;
  readonly colorMap: ColorMap;
  readonly defaultTextStyle: ListStyleSource;
  /** The text style of a master that holds for all placeholders; null when their type decides. */
  readonly onlyTextStyle: string | null;
  readonly presentationPart: string;
}

/** What the sheets of one layout inherit. Shared by all slides of the layout that override neither map nor theme. */
export class SheetContext {
  readonly colors: ColorResolver;
  readonly fonts: FontResolver;
  readonly theme: Theme;
  private readonly layoutPlaceholders: readonly PlacedShape[];
  private readonly masterPlaceholders: readonly PlacedShape[];
  private readonly defaults: LayersOfLevel;
  private readonly chains = new Map<string, TextChain>();
  private readonly ancestries = new Map<string, Ancestry>();

  constructor(private readonly sources: SheetContextSources) {
    const { theme, colorMap, layout, master, presentationPart } = sources;
    this.theme = theme;
    this.colors = new ColorResolver(theme, colorMap);
    this.fonts = new FontResolver(theme);
    this.layoutPlaceholders = placeholdersOf(layout?.sheet.shapes ?? []);
    this.masterPlaceholders = placeholdersOf(master?.sheet.shapes ?? []);
    this.defaults = listStyleLayers(sources.defaultTextStyle, (level) => ({
      source: 'presentation_default',
      part: presentationPart,
      location: `default_text_style/level[${level}]`,
      name: 'the default text style of the presentation',
    }));
  }

  get layout(): ParentSheet | null {
    return this.sources.layout;
  }

  get master(): ParentSheet | null {
    return this.sources.master;
  }

  /** The same with another theme, and another map when there is one. */
  with(theme: Theme, colorMap: ColorMap = this.sources.colorMap): SheetContext {
    return new SheetContext({ ...this.sources, theme, colorMap });
  }

  ancestry(placeholder: PlaceholderSource): Ancestry {
    const key = `${placeholder.index} ${placeholder.type ?? ''}`;
    const known = this.ancestries.get(key);
    if (known) return known;
    const found = this.findAncestry(placeholder);
    this.ancestries.set(key, found);
    return found;
  }

  /** The chain of a placeholder without what the shape itself says; of other shapes, when there is none. */
  chain(placeholder: PlaceholderSource | undefined): TextChain {
    const key = placeholder === undefined ? '' : `${placeholder.index} ${placeholder.type ?? ''}`;
    const known = this.chains.get(key);
    if (known) return known;
    const chain = new TextChain(placeholder === undefined ? [this.defaults] : this.placeholderLayers(placeholder));
    this.chains.set(key, chain);
    return chain;
  }

  /** The same with the layers of a shape style, which come after those of the layout and the master. */
  chainWithStyle(placeholder: PlaceholderSource | undefined, style: LayersOfLevel): TextChain {
    if (placeholder === undefined) return new TextChain([style, this.defaults]);
    return new TextChain(this.placeholderLayers(placeholder, style));
  }

  /** The scale of the nearest body that says something of autofit. */
  fontScale(body: TextBodySource, placeholder: PlaceholderSource | undefined): number {
    const inherited = placeholder === undefined ? [] : this.ancestry(placeholder).ancestors;
    const scales = [body, ...inherited.map(({ placed }) => placed.shape.text)].map((text) => text?.fontScale);
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

  private inMaster(type: string, inLayout: PlacedShape | undefined): PlacedShape | undefined {
    return masterPlaceholder(inLayout?.shape.placeholder?.type ?? type, this.masterPlaceholders);
  }

  private placeholderLayers(placeholder: PlaceholderSource, style?: LayersOfLevel): LayersOfLevel[] {
    const { type, ancestors } = this.ancestry(placeholder);
    const inherited = ancestors.map(({ placed, provenance }) => {
      const listStyle = placed.shape.text?.listStyle;
      return listStyle === undefined ? () => [] : listStyleLayers(listStyle, () => provenance);
    });
    return [...inherited, ...(style ? [style] : []), this.masterTextStyle(type), this.defaults];
  }

  private masterTextStyle(type: string): LayersOfLevel {
    const { master, onlyTextStyle } = this.sources;
    const name = onlyTextStyle ?? textStyleOf(type);
    const style = master?.sheet.textStyles.get(name);
    if (master === null || style === undefined) return () => [];
    return listStyleLayers(style, (level) => ({
      source: 'master_text_style',
      part: master.sheet.part,
      location: `${master.place}/text_style[${name}]/level[${level}]`,
      name: `the ${name} style of ${master.name}`,
    }));
  }
}

function ancestor(source: 'layout' | 'master', parent: ParentSheet, placed: PlacedShape): Ancestor {
  const place = `${parent.place}/${placed.path}`;
  return { placed, provenance: { source, part: parent.sheet.part, location: place, name: parent.name } };
}
