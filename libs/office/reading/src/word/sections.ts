import type { PageStories, Paragraph, Provenance, Section, Story } from '@livery/office-model';
import type { PartLinks } from '../parts/part-links.ts';
import { DEFAULT_SECTION, type PageKind, type SectionSource } from './section-source.ts';
import type { StorySource } from './story-source.ts';
import type { WordColorResolver } from './word-color-resolver.ts';

/** A header or footer, with the first section that refers to it. */
export interface HeaderFooterReference {
  readonly kind: 'header' | 'footer';
  readonly page: PageKind;
  readonly part: string;
  /** Zero-based. */
  readonly section: number;
  /** The indexes of the sections that show it. */
  readonly shownIn: number[];
}

const PAGES: readonly PageKind[] = ['default', 'first', 'even'];

/** The sections of a body in their order. The last one does not end with a paragraph. */
export function sectionsOf({ sectionEnds }: StorySource, last: SectionSource | undefined): readonly SectionSource[] {
  return [...sectionEnds.map(({ section }) => section), last ?? DEFAULT_SECTION];
}

/** The index of the section of each paragraph of the body. */
export function sectionNumbers({ paragraphs, sectionEnds }: StorySource): readonly number[] {
  const numbers = new Array<number>(paragraphs.length).fill(sectionEnds.length);
  let start = 0;
  for (const [number, { paragraph }] of sectionEnds.entries()) {
    numbers.fill(number, start, paragraph + 1);
    start = paragraph + 1;
  }
  return numbers;
}

/** The positions of the first paragraphs of the sections. The last section may have no paragraph. */
export function sectionStarts({ sectionEnds }: StorySource): readonly number[] {
  return [0, ...sectionEnds.map(({ paragraph }) => paragraph + 1)];
}

/** The headers and footers that sections show, each part once, with the first section that refers to it. */
export function headerFooterReferences(
  sections: readonly SectionSource[],
  links: PartLinks,
  evenAndOdd: boolean,
): readonly HeaderFooterReference[] {
  const shown = new Map<string, HeaderFooterReference>();
  const inherited = new Map<string, HeaderFooterReference>();
  for (const [section, { headers, footers, titlePage }] of sections.entries()) {
    for (const page of PAGES) {
      const isShown = page === 'default' || (page === 'first' ? titlePage : evenAndOdd);
      for (const [kind, references] of [
        ['header', headers],
        ['footer', footers],
      ] as const) {
        const key = `${kind} ${page}`;
        const part = links.target(references.get(page));
        if (part !== undefined) inherited.set(key, shown.get(part) ?? { kind, page, part, section, shownIn: [] });
        else if (references.has(page)) inherited.delete(key);
        const own = isShown ? inherited.get(key) : undefined;
        if (own === undefined) continue;
        shown.set(own.part, own);
        own.shownIn.push(section);
      }
    }
  }
  return [...shown.values()];
}

/** What sections are resolved with. */
export interface SectionFacts {
  readonly part: string;
  readonly links: PartLinks;
  /** The stories of headers and footers by their parts. */
  readonly stories: ReadonlyMap<string, Story>;
  readonly evenAndOdd: boolean;
  readonly colors: WordColorResolver;
  /** The first paragraph of each section; undefined for a section without paragraphs. */
  readonly starts: readonly (Paragraph | undefined)[];
}

/** Resolves the sections. A section that refers to no header or footer has that of the section before (effective values, 6.6). */
export function resolveSections(sources: readonly SectionSource[], facts: SectionFacts): readonly Section[] {
  let headers: PageStories = NO_STORIES;
  let footers: PageStories = NO_STORIES;
  return sources.map((source, index) => {
    const { page, titlePage } = source;
    headers = inherited(headers, source.headers, facts);
    footers = inherited(footers, source.footers, facts);
    const start = facts.starts[index];
    const provenance: Provenance = {
      source: 'section',
      part: facts.part,
      location: `section[${index}]`,
      name: `section ${index + 1}`,
    };
    const sides = Array.from(source.borders.values(), (side) => ({ source: side, provenance }));
    return {
      index,
      page,
      titlePage,
      headers: shown(headers, titlePage, facts.evenAndOdd),
      footers: shown(footers, titlePage, facts.evenAndOdd),
      firstParagraph: start?.number ?? null,
      firstPage: start?.flow?.page ?? null,
      borders: facts.colors.borders(sides),
      provenance,
    };
  });
}

const NO_STORIES: PageStories = { default: null, first: null, even: null };

function inherited(before: PageStories, own: ReadonlyMap<PageKind, string>, facts: SectionFacts): PageStories {
  if (own.size === 0) return before;
  const story = (page: PageKind): Story | null => {
    const id = own.get(page);
    return id === undefined ? before[page] : (facts.stories.get(facts.links.target(id) ?? '') ?? null);
  };
  return { default: story('default'), first: story('first'), even: story('even') };
}

function shown(stories: PageStories, titlePage: boolean, evenAndOdd: boolean): PageStories {
  return { ...stories, first: titlePage ? stories.first : null, even: evenAndOdd ? stories.even : null };
}
