import type { CellPosition, EffectiveColor, Paint, Paragraph, Provenance, Shape } from '@livery/office-model';
import type { AnchorPage } from './anchors.ts';
import type { DocumentContext } from './document-context.ts';
import { ParagraphIds } from './paragraph-ids.ts';
import { ParagraphFormats } from './paragraph-formats.ts';
import { isDark } from './word-run-styles.ts';
import { StoryFlow } from './story-flow.ts';
import { StoryRuns } from './story-runs.ts';
import type { StorySource, WordParagraph } from './story-source.ts';
import { solidColor } from './word-colors.ts';
import { TableResolver } from './word-table-resolver.ts';

/** Where the paragraphs of a story stand beside the story itself. */
export interface StorySurroundings {
  /** Page and section by position; null outside of the body. */
  readonly page: (position: number) => number | null;
  readonly section: (position: number) => number | null;
  /** What drawings are placed on; null when that differs from page to page. */
  readonly anchorPage: (position: number) => AnchorPage | null;
  /** What the text lies on, but for the page. */
  readonly ground: Paint;
  /** The drawing that the story stands in; null outside of text boxes. */
  readonly holder: Shape | null;
}

/** Resolves the paragraphs of one story. */
export class StoryResolver {
  readonly tables: TableResolver;
  private readonly formats: ParagraphFormats;
  private readonly runs: StoryRuns;
  private readonly ids = new ParagraphIds();
  /** What all text lies on that lies on nothing else. */
  private readonly ground: EffectiveColor | null;

  /** @param direct where values stand that runs and paragraphs set themselves */
  constructor(
    private readonly story: StorySource,
    private readonly context: DocumentContext,
    direct: Provenance,
    private readonly surroundings: StorySurroundings,
  ) {
    this.tables = new TableResolver(story, context, direct);
    this.formats = new ParagraphFormats(context, direct);
    this.runs = new StoryRuns(story, context.runStyles, direct);
    this.ground = solidColor(surroundings.ground) ?? solidColor(context.pageBackground);
  }

  paragraphs(): readonly Paragraph[] {
    return this.story.paragraphs.map((paragraph, position) => this.paragraph(paragraph, position));
  }

  private paragraph(source: WordParagraph, position: number): Paragraph {
    const { number, bodyNumber, properties, text } = source;
    const resolved = source.cell === null ? null : this.tables.cell(source.cell);
    const cell = resolved?.position ?? null;
    const formatting = this.formats.of(properties, resolved?.format ?? null);
    const ground = { base: formatting.base, isOnDark: this.isOnDark(formatting.shading, cell) };
    const runs = this.runs.of(source, ground);
    const { level, shown } = formatting.list;
    const mark = shown && this.runs.mark(properties.mark, ground);
    const bullet = mark && this.context.numberings.bullet(shown, mark, runs);
    const flowFacts = {
      bodyNumber,
      page: this.surroundings.page(position),
      section: this.surroundings.section(position),
      cell,
    };
    const flow = new StoryFlow(flowFacts, properties.direct, formatting, this.ids, this.ids.add(source.id, text));
    return { number, level, bullet, runs, text, flow };
  }

  private isOnDark(shading: Paint, cell: CellPosition | null): boolean {
    const below = solidColor(shading) ?? (cell && solidColor(cell.fill)) ?? this.ground;
    return below !== null && isDark(below.rgb);
  }
}
