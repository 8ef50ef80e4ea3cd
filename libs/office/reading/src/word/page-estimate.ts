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
  /** `Pages` of `docProps/app.xml`, written by the program that laid the document out last; undefined when it is no number. */
  readonly pages: number | undefined;
}

/**
 * The page, one-based, on which the first text of each paragraph of the body stands (effective values, 7). Null when the document does not
 * say where its pages begin: it has no page break, or only breaks of its author and more pages than they make. `Pages` = 1 is not
 * believed, since programs that lay nothing out write it.
 */
export function estimatePages(facts: PageFacts): readonly number[] | null {
  const wasLaidOut = facts.body.paragraphs.some(({ pageMarks }) => pageMarks.includes('R'));
  if (!wasLaidOut && !hasAuthorsBreak(facts)) return null;
  const { pages, count } = new PageWalk(facts).walk();
  return wasLaidOut || (facts.pages ?? 1) <= count ? pages : null;
}

function hasAuthorsBreak({ body, sectionTypes, startsPage }: PageFacts): boolean {
  const isMarked = ({ pageMarks, properties }: WordParagraph): boolean =>
    pageMarks.includes('P') || startsPage(properties);
  return sectionTypes.slice(1).some((type) => NEW_PAGE.has(type)) || body.paragraphs.some(isMarked);
}

class PageWalk {
  private page = 1;
  private isPending = false;
  private section = 0;

  constructor(private readonly facts: PageFacts) {}

  /** The page of each paragraph, and the number of pages that the breaks make. */
  walk(): { readonly pages: readonly number[]; readonly count: number } {
    const pages = this.facts.body.paragraphs.map((paragraph, position) => this.pageOf(paragraph, position));
    return { pages, count: this.page };
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
