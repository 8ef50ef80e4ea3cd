import type { Address, PageStories, Section, Story, TextDocument } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { CheckContext } from '../judging/check.ts';
import { joinedText } from './joined-text.ts';

export type PageKind = keyof PageStories;

/** The header and the footer that pages of one kind show in a section. */
export interface HeaderAndFooter {
  readonly section: Section;
  readonly kind: PageKind;
  readonly header: Story | null;
  readonly footer: Story | null;
}

/**
 * The headers and footers of each section of a text document, for each kind of page that the section treats separately
 * (ECMA-376 Part 1, 17.10). None for a deck.
 */
export function headersAndFooters({ model }: CheckContext): readonly HeaderAndFooter[] {
  if (model.format !== 'docx') return [];
  const { sections, settings } = model;
  return sections.flatMap((section) => {
    const kinds: PageKind[] = ['default'];
    if (section.titlePage) kinds.push('first');
    if (settings.evenAndOddHeaders) kinds.push('even');
    return kinds.map((kind) => ({ section, kind, header: section.headers[kind], footer: section.footers[kind] }));
  });
}

/** The address of a section, or of something within it: `section[0]/margins`, `header[first,section 0]`. */
export function sectionAddress({ index, firstPage }: Section, path = `section[${index}]`): Address {
  return { parent: null, step: { kind: 'section', path, page: firstPage } };
}

/** The name of a section in findings, counted from one: `Section 2`. */
export function sectionInWords({ index }: Section): string {
  return `Section ${index + 1}`;
}

/** The text of a header or footer, together with that of the text boxes in it. */
export function headerOrFooterText(document: TextDocument, story: Story | null): string {
  if (story === null) return '';
  const boxes = document.stories.filter(({ kind, part }) => kind === 'text_box' && part === story.part);
  return [story, ...boxes].map(({ paragraphs }) => joinedText(paragraphs)).join('\n');
}

/** The sections that deviate, each once, with the kinds of pages that deviate. */
export function deviatingSections(
  pages: readonly HeaderAndFooter[],
  deviates: (page: HeaderAndFooter) => boolean,
): readonly { readonly section: Section; readonly kinds: readonly PageKind[] }[] {
  const groups = Map.groupBy(pages, ({ section }) => section);
  return [...groups].flatMap(([section, own]) => {
    const kinds = own.filter(deviates).map(({ kind }) => kind);
    return kinds.length === 0 ? [] : [{ section, kinds }];
  });
}

/** Names the kinds of pages that deviate: ` on its first page`. Empty when the ordinary pages deviate, too. */
export function pagesInWords(kinds: readonly PageKind[]): string {
  if (kinds.includes('default')) return '';
  return kinds.includes('first') ? ' on its first page' : ' on even pages';
}

/** The pages that a rule judges: without first pages, unless the rule includes them. */
export function withoutFirst(rule: BrandRule, pages: readonly HeaderAndFooter[]): readonly HeaderAndFooter[] {
  return rule.params['first_slide'] === true ? pages : pages.filter(({ kind }) => kind !== 'first');
}
