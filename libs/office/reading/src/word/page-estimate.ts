import type { ParagraphProperties } from './paragraph-properties.ts';
import type { StorySource, WordParagraph } from './story-source.ts';

const NEW_PAGE: ReadonlySet<string> = new Set(['nextPage', 'evenPage', 'oddPage']);

/** What is needed to estimate pages. */
export interface PageFacts {
  readonly body: Pick<StorySource, 'paragraphs' | 'sectionEnds'>;
  /** Types of the sections, in their order. */
  readonly sectionTypes: readonly string[];
  /** `w:pageBreakBefore`, of the paragraph or its style. */
  readonly startsPage: (properties: ParagraphProperties) => boolean;
  /** `Pages` of `docProps/app.xml`. */
  readonly pages: number | undefined;
}

/**
 * The page of each paragraph of the body, 1-based, where its first text stands (effective values, 7); null when nothing tells of
 * pages: neither a break of the last layout nor that there is but one page.
 */
export function estimatePages(facts: PageFacts): readonly number[] | null {
  const { body, pages } = facts;
  const isTold = pages === 1 || body.paragraphs.some(({ pageMarks }) => pageMarks.includes('R'));
  return isTold ? new PageWalk(facts).walk() : null;
}

class PageWalk {
  private page = 1;
  private isPending = false;
  private section = 0;

  constructor(private readonly facts: PageFacts) {}

  walk(): readonly number[] {
    return this.facts.body.paragraphs.map((paragraph, position) => this.pageOf(paragraph, position));
  }

  private pageOf({ pageMarks, properties }: WordParagraph, position: number): number {
    const { body, sectionTypes, startsPage } = this.facts;
    if (startsPage(properties)) this.isPending = true;
    let page: number | null = null;
    for (const mark of pageMarks) {
      this.pass(mark);
      if (mark === 'T') page ??= this.page;
    }
    page ??= this.page;
    if (body.sectionEnds[this.section]?.paragraph === position) {
      this.section += 1;
      if (NEW_PAGE.has(sectionTypes[this.section] ?? '')) this.isPending = true;
    }
    return page;
  }

  /** An explicit break counts only when no break of the last layout follows it before the next text. */
  private pass(mark: string): void {
    if (mark === 'P') this.isPending = true;
    else if (mark === 'R' || this.isPending) {
      this.page += 1;
      this.isPending = false;
    }
  }
}
