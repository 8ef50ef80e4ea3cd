import type { DocumentStyle, ParagraphStyleName, Provenance, ValueSource } from '@livery/office-model';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { StyleSource, StylesSource } from './styles-source.ts';

/** The most styles of a chain that are followed (hostile input, `MAX_STYLE_CHAIN`). */
const MAX_CHAIN = 64;
const NO_STYLE: ParagraphStyleName = { id: '', name: '', headingLevel: null };
const MAX_HEADING = 9;

const SOURCES: Readonly<Record<DocumentStyle['kind'], ValueSource>> = {
  paragraph: 'paragraph_style',
  character: 'character_style',
  table: 'table_style',
  numbering: 'numbering',
};

/** A style of a chain, with its provenance. */
export interface StyleLink {
  readonly style: StyleSource;
  readonly provenance: Provenance;
}

/** The styles of a document by their ids, with the chains of what they are based on. */
export class StyleSheet {
  readonly defaults: StylesSource['defaults'];
  /** The provenance of `w:docDefaults`. */
  readonly defaultsProvenance: Provenance;
  readonly all: readonly StyleSource[];
  private readonly byId = new Map<string, StyleSource>();
  private readonly defaultIds = new Map<DocumentStyle['kind'], string>();
  private readonly chains = new Map<StyleSource, readonly StyleLink[]>();
  /** All chains share the links of their styles. */
  private readonly links = new Map<StyleSource, StyleLink>();
  private readonly names = new Map<string, ParagraphStyleName>();
  /** Whether paragraphs of a style begin a page, by the id of the style. */
  private readonly pageStarts = new Map<string | undefined, boolean>();

  /** @param part the styles part; null when the document has none */
  constructor(
    { styles, defaults }: StylesSource,
    private readonly part: string | null,
  ) {
    this.defaults = defaults;
    this.all = styles;
    this.defaultsProvenance = {
      source: 'doc_defaults',
      part,
      location: 'doc_defaults',
      name: 'the defaults of the document',
    };
    for (const style of styles) {
      this.byId.set(style.id, style);
      if (style.isDefault) this.defaultIds.set(style.kind, style.id);
    }
  }

  /** The style of this kind and id, or else the default style of the kind. */
  find(kind: DocumentStyle['kind'], id: string | undefined): StyleSource | undefined {
    const named = id === undefined ? undefined : this.byId.get(id);
    return named?.kind === kind ? named : this.byId.get(this.defaultIds.get(kind) ?? '');
  }

  /** The character style of this id; undefined without an id. */
  character(id: string | undefined): StyleSource | undefined {
    const style = id === undefined ? undefined : this.byId.get(id);
    return style?.kind === 'character' ? style : undefined;
  }

  /** The style and the styles that it is based on, the nearest first. A circle of styles ends where it closes. */
  chain(style: StyleSource | undefined): readonly StyleLink[] {
    if (style === undefined) return [];
    const known = this.chains.get(style);
    if (known !== undefined) return known;
    const seen = new Set<StyleSource>();
    let at: StyleSource | undefined = style;
    while (at !== undefined && at.kind === style.kind && !seen.has(at) && seen.size < MAX_CHAIN) {
      seen.add(at);
      at = at.basedOn === undefined ? undefined : this.byId.get(at.basedOn);
    }
    const chain = Array.from(seen, (one) => this.link(one));
    this.chains.set(style, chain);
    return chain;
  }

  isDefault(style: StyleSource): boolean {
    return this.defaultIds.get(style.kind) === style.id;
  }

  provenance(style: StyleSource): Provenance {
    return this.link(style).provenance;
  }

  /** The name of a paragraph's style. */
  nameOf(id: string | undefined): ParagraphStyleName {
    const known = this.names.get(id ?? '');
    if (known !== undefined) return known;
    const style = this.find('paragraph', id);
    const name =
      style === undefined ? NO_STYLE : { id: style.id, name: style.name, headingLevel: this.headingLevel(style) };
    this.names.set(id ?? '', name);
    return name;
  }

  /** Whether a paragraph begins a page, by itself or by its style. */
  startsPage({ pageBreakBefore, style }: ParagraphProperties): boolean {
    if (pageBreakBefore !== undefined) return pageBreakBefore;
    let starts = this.pageStarts.get(style);
    if (starts === undefined) {
      const said = this.chain(this.find('paragraph', style)).map((link) => link.style.paragraph.pageBreakBefore);
      starts = said.find((one) => one !== undefined) ?? false;
      this.pageStarts.set(style, starts);
    }
    return starts;
  }

  /** The heading level of a style, 1 to 9, by its outline level or by the name of Word's own headings; null when it is not a heading. */
  headingLevel(style: StyleSource): number | null {
    const said = this.chain(style).find((link) => link.style.paragraph.outlineLevel !== undefined);
    const level = said?.style.paragraph.outlineLevel;
    if (level !== undefined) return level >= 0 && level < MAX_HEADING ? level + 1 : null;
    const [, digit] = /^heading ([1-9])$/i.exec(style.name) ?? [];
    return digit === undefined ? null : Number(digit);
  }

  private link(style: StyleSource): StyleLink {
    let link = this.links.get(style);
    if (link === undefined) {
      const { id, name, kind } = style;
      const location = `style[${id}]`;
      link = { style, provenance: { source: SOURCES[kind], part: this.part, location, name: `the style "${name}"` } };
      this.links.set(style, link);
    }
    return link;
  }
}
