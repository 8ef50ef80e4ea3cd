import type { CellPosition, EffectiveColor, Paint, Paragraph, Provenance, Shape } from '@livery/office-model';
import type { AnchorPage } from './anchors.ts';
import type { DocumentContext } from './document-context.ts';
import { ParagraphFormats } from './paragraph-formats.ts';
import { ParagraphIds } from './paragraph-ids.ts';
import { StoryFlow } from './story-flow.ts';
import { StoryRuns } from './story-runs.ts';
import type { StorySource, WordParagraph } from './story-source.ts';
import { solidColor } from './word-color-resolver.ts';
import { isDark } from './word-run-styles.ts';
import { TableResolver } from './word-table-resolver.ts';

/** What is around the paragraphs of a story. */
export interface StorySurroundings {
  /** The page, one-based, of the paragraph at a position; null outside of the body. */
  readonly page: (position: number) => number | null;
  /** The zero-based index of its section; null outside of the body. */
  readonly section: (position: number) => number | null;
  /** The page that its drawings are anchored on; null when these pages differ. */
  readonly anchorPage: (position: number) => AnchorPage | null;
  /** The paint that the text lies on, apart from the page background. */
  readonly ground: Paint;
  /** The drawing that contains the story; null outside of text boxes. */
  readonly holder: Shape | null;
}

/** Resolves the paragraphs of one story. */
export class StoryResolver {
  readonly tables: TableResolver;
  private readonly formats: ParagraphFormats;
  private readonly runs: StoryRuns;
  private readonly ids = new ParagraphIds();
  /** The colour behind text that is in no shaded paragraph or cell. */
  private readonly ground: EffectiveColor | null;

  /** @param direct the provenance of values that runs and paragraphs set themselves */
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
