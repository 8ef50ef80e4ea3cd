import {
  type CellPlace,
  FORMULA,
  type Paint,
  type Paragraph,
  type ParagraphFlow,
  type Provenance,
  type TextRun,
} from '@livery/brand-governance-domain';
import type { AnchorPage } from './anchors.ts';
import type { BorderSide, DocumentContext } from './document-context.ts';
import { ParagraphIds } from './paragraph-ids.ts';
import { isDark, type RunLook } from './run-looks.ts';
import type { StorySource, WordCell, WordParagraph, WordRun } from './story-source.ts';
import { type CellFormat } from './table-formats.ts';
import { TableResolver } from './word-table-resolver.ts';
import { spacingOf, type TextBase, type WordLayer } from './text-bases.ts';
import { NO_PAINT } from './word-colors.ts';
import type { WordRunProperties } from './word-run-properties.ts';
import { formulaScripts, wordScripts } from './word-scripts.ts';

/** Where the paragraphs of a story stand beside the story itself. */
export interface FlowPlaces {
  /** Page and section by position; null outside of the body. */
  readonly page: (position: number) => number | null;
  readonly section: (position: number) => number | null;
  /** What drawings are placed on; null when that differs from page to page. */
  readonly anchorPage: (position: number) => AnchorPage | null;
  /** What the text lies on, but for the page. */
  readonly ground: Paint;
}

interface Grounds {
  readonly shading: Paint;
  readonly cell: CellPlace | null;
}

const NO_BORDERS: readonly Paint[] = [];

/** Resolves the paragraphs of one story. Runs that are written alike in like paragraphs share their style. */
export class StoryResolver {
  readonly tables: TableResolver;
  private readonly looks = new Map<TextBase, Map<WordRunProperties, RunLook>[]>();
  private readonly ids = new ParagraphIds();

  /** @param direct where values stand that runs and paragraphs set themselves */
  constructor(
    private readonly story: StorySource,
    private readonly context: DocumentContext,
    private readonly direct: Provenance,
    private readonly places: FlowPlaces,
  ) {
    this.tables = new TableResolver(story, context, direct);
  }

  paragraphs(): readonly Paragraph[] {
    return this.story.paragraphs.map((paragraph, position) => this.paragraph(paragraph, position));
  }

  private paragraph(source: WordParagraph, position: number): Paragraph {
    const { properties, cell } = source;
    const { bases, styles, numberings, tableFormats } = this.context;
    const format: CellFormat | null = cell === null ? null : tableFormats.of(cell);
    const base = bases.of(properties.style, format);
    const chain = styles.chain(styles.find('paragraph', properties.style));
    const layers = [{ paragraph: properties, provenance: this.direct }, ...base.layers];
    const grounds = { shading: this.shading(layers), cell: this.cell(cell) };
    const isOnDark = this.isOnDark(grounds);
    const runs = source.runs.map((run) => this.run(run, base, isOnDark));
    return {
      number: source.number,
      ...numberings.of(properties, chain, runs, () => this.look(properties.mark, base, false, isOnDark).style),
      runs,
      flow: this.flow(source, position, layers, { ...grounds, base }),
    };
  }

  private flow(
    { properties, bodyNumber, id, runs }: WordParagraph,
    position: number,
    layers: readonly Pick<WordLayer, 'paragraph' | 'provenance'>[],
    { shading, cell, base }: Grounds & { readonly base: TextBase },
  ): ParagraphFlow {
    return {
      bodyNumber,
      page: this.places.page(position),
      id: this.ids.of(id, () => runs.map(({ text }) => text).join('')),
      style: this.context.styles.nameOf(properties.style),
      section: this.places.section(position),
      direct: properties.direct,
      spacing: properties.spacing === undefined ? base.spacing : spacingOf(layers),
      shading,
      borders: this.borders(layers),
      cell,
    };
  }

  private run({ text, properties, field, link, change }: WordRun, base: TextBase, isOnDark: boolean): TextRun {
    const plainScripts = field === FORMULA ? formulaScripts(text) : wordScripts(text, NO_HINTS);
    const isComplex = plainScripts.length === 1 && plainScripts[0] === 'cs';
    const look = this.look(properties, base, isComplex, isOnDark);
    const { style, hidden, complexScript, eastAsiaHint, characterStyle } = look;
    const isHinted = field !== FORMULA && (complexScript || eastAsiaHint);
    const scripts = isHinted ? wordScripts(text, { complexScript, eastAsia: eastAsiaHint }) : plainScripts;
    return { text, field, scripts, style, link, hidden, change, direct: properties.direct, characterStyle };
  }

  private look(properties: WordRunProperties, base: TextBase, isComplex: boolean, isOnDark: boolean): RunLook {
    let variants = this.looks.get(base);
    if (variants === undefined)
      this.looks.set(base, (variants = Array.from({ length: 4 }, () => new Map<WordRunProperties, RunLook>())));
    const known = variants[(isComplex ? 1 : 0) + (isOnDark ? 2 : 0)];
    let look = known?.get(properties);
    if (look === undefined) {
      look = this.context.looks.make(base, properties, { direct: this.direct, isComplex, isOnDark });
      known?.set(properties, look);
    }
    return look;
  }

  private shading(layers: readonly Pick<WordLayer, 'paragraph' | 'provenance'>[]): Paint {
    const found = layers.find(({ paragraph }) => paragraph.shading !== undefined);
    const source = found?.paragraph.shading;
    return found === undefined || source === undefined
      ? NO_PAINT
      : this.context.colors.shading(source, found.provenance);
  }

  /** Each side from the nearest layer that says something of it. */
  private borders(layers: readonly Pick<WordLayer, 'paragraph' | 'provenance'>[]): readonly Paint[] {
    let sides: Map<string, BorderSide> | undefined;
    for (const { paragraph, provenance } of layers) {
      if (paragraph.borders === undefined) continue;
      sides ??= new Map();
      for (const [side, source] of paragraph.borders) if (!sides.has(side)) sides.set(side, { source, provenance });
    }
    return sides === undefined ? NO_BORDERS : this.context.borders(sides.values());
  }

  private cell(cell: WordCell | null): CellPlace | null {
    return cell === null ? null : this.tables.place(cell);
  }

  private isOnDark({ shading, cell }: Grounds): boolean {
    const below = [shading, cell?.fill, this.places.ground, this.context.pageBackground].find(
      (paint) => paint?.kind === 'solid',
    );
    return below?.kind === 'solid' && isDark(below.color.rgb);
  }
}

const NO_HINTS = { complexScript: false, eastAsia: false };
