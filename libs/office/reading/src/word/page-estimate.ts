import type { ParagraphProperties } from './paragraph-properties.ts';
import type { StorySource, WordParagraph } from './story-source.ts';

const NEW_PAGE: ReadonlySet<string> = new Set(['nextPage', 'evenPage', 'oddPage']);

/** What pages are estimated from. */
export interface PageFacts {
  readonly body: Pick<StorySource, 'paragraphs' | 'sectionEnds'>;
  /** The types of the sections, in their order. */
  readonly sectionTypes: readonly string[];
  /** Whether a paragraph begins a page, by its own `w:pageBreakBefore` or that of its style. */
  readonly startsPage: (properties: ParagraphProperties) => boolean;
}

/**
 * The page, one-based, on which the first text of each paragraph of the body stands (effective values, 7). Null when the document has no
 * page break, neither one of its last layout nor one that its author made: `Pages` of `docProps/app.xml` is not believed, since programs that
 * lay nothing out write 1.
 */
export function estimatePages(facts: PageFacts): readonly number[] | null {
  return hasPageBreak(facts) ? new PageWalk(facts).walk() : null;
}

function hasPageBreak({ body, sectionTypes, startsPage }: PageFacts): boolean {
  const isMarked = ({ pageMarks, properties }: WordParagraph): boolean =>
    /[PR]/.test(pageMarks) || startsPage(properties);
  return sectionTypes.slice(1).some((type) => NEW_PAGE.has(type)) || body.paragraphs.some(isMarked);
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

  /** An explicit page break counts only if no page break of the last layout follows it before the next text. */
  private pass(mark: string): void {
    if (mark === 'P') this.isPending = true;
    else if (mark === 'R' || this.isPending) {
      this.page += 1;
      this.isPending = false;
    }
  }
}
