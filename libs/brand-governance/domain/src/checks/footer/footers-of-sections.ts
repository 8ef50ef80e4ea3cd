import type { Section, Story, TextDocument } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import {
  deviatingSections,
  type HeaderAndFooter,
  headerOrFooterText,
  headersAndFooters,
  type PageKind,
  pagesInWords,
  sectionInWords,
  withoutFirst,
} from '../../document-view/document-sections.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { reportSection } from '../../judging/report-section.ts';
import { textOf } from '../../judging/read-rule-params.ts';
import { comparable } from '../../text-search/characters.ts';

/**
 * Reports sections whose footers have no text, or not the wanted one, which the header may show instead (check catalogue,
 * 3.7).
 */
export function sectionsWithoutFooter(rule: BrandRule, context: CheckContext, wanted: string | null) {
  const what = wanted === null ? 'footer' : `footer "${wanted}"`;
  return missing(rule, context, withoutFirst(rule, headersAndFooters(context)), {
    title: 'Footer is missing',
    what,
    isThere: (document, { header, footer }) => {
      if (wanted === null) return headerOrFooterText(document, footer).trim() !== '';
      return [footer, header].some((story) => holds(document, story, wanted));
    },
  });
}

/** Reports sections whose pages show no number. */
export function sectionsWithoutPageNumber(rule: BrandRule, context: CheckContext) {
  return missing(rule, context, withoutFirst(rule, headersAndFooters(context)), {
    title: 'Page number is missing',
    what: 'page number',
    isThere: (document, page) => hasField(document, page, PAGE_FIELDS),
  });
}

const PAGE_FIELDS = /^\s*PAGE\b/i;
const CHANGING_DATES = /^\s*(?:DATE|TIME)\b/i;
const DATES = /^\s*(?:DATE|TIME|CREATEDATE|SAVEDATE|PRINTDATE)\b/i;

/** Matches a written date: 12.3.2026, 2026-03-12, March 2026. */
const WRITTEN_DATE = /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b\p{L}{3,20}\.? (?:\d{1,2}, )?(?:19|20)\d\d\b/u;

/** Reports sections without a date, or with one that changes by itself. */
export function* sectionsByDate(
  rule: BrandRule,
  context: CheckContext,
  { required, fixedOnly }: { readonly required: boolean; readonly fixedOnly: boolean },
): Generator<Occurrence> {
  const pages = withoutFirst(rule, headersAndFooters(context));
  if (required) {
    yield* missing(rule, context, pages, {
      title: 'Date is missing',
      what: 'date',
      isThere: (document, page) =>
        hasField(document, page, DATES) ||
        [page.header, page.footer].some((story) => WRITTEN_DATE.test(headerOrFooterText(document, story))),
    });
  }
  const { model } = context;
  if (!fixedOnly || model.format !== 'docx') return;
  for (const { section } of deviatingSections(pages, (page) => hasField(model, page, CHANGING_DATES))) {
    const detail = `The date of ${sectionInWords(section).toLowerCase()} changes with every day.`;
    yield reportSection(rule, section, { title: 'Date is not fixed', detail, value: 'changing' });
  }
}

/** Reports sections that show none of the labels in header or footer, first and even pages included. */
export function* sectionsWithoutLabel(
  rule: BrandRule,
  context: CheckContext,
  labels: readonly string[],
): Generator<Occurrence> {
  const { model } = context;
  if (model.format !== 'docx') return;
  const words = labels.map((label) => `"${label}"`).join(' or ');
  const isLabelled = (document: TextDocument, { header, footer }: HeaderAndFooter): boolean =>
    [header, footer].some((story) => labels.some((label) => holds(document, story, label)));
  const title = 'Confidentiality label is missing';
  if (textOf(rule, 'per') === 'deck') {
    const isSomewhere = model.stories.some((story) => labels.some((label) => holds(model, story, label)));
    const [first] = model.sections;
    if (!isSomewhere && first)
      yield reportSection(rule, first, { title, detail: `The document does not show ${words}.` });
    return;
  }
  for (const { section, kinds } of deviatingSections(headersAndFooters(context), (page) => !isLabelled(model, page))) {
    const detail = `${sectionInWords(section)} has no ${words} in header or footer${pagesInWords(kinds)}.`;
    yield reportSection(rule, section, { title, detail });
  }
}

interface Wanted {
  readonly title: string;
  /** What a section lacks, in words that follow "has no". */
  readonly what: string;
  readonly isThere: (document: TextDocument, page: HeaderAndFooter) => boolean;
}

function* missing(
  rule: BrandRule,
  { model }: CheckContext,
  pages: readonly HeaderAndFooter[],
  { title, what, isThere }: Wanted,
): Generator<Occurrence> {
  if (model.format !== 'docx') return;
  for (const { section, kinds } of deviatingSections(pages, (page) => !isThere(model, page))) {
    yield reportSection(rule, section, { title, detail: lacking(section, what, kinds) });
  }
}

function lacking(section: Section, what: string, kinds: readonly PageKind[]): string {
  return `${sectionInWords(section)} has no ${what}${pagesInWords(kinds)}.`;
}

function holds(document: TextDocument, story: Story | null, text: string): boolean {
  return comparable(headerOrFooterText(document, story)).includes(comparable(text));
}

function hasField(document: TextDocument, { header, footer }: HeaderAndFooter, field: RegExp): boolean {
  const parts = [header, footer].flatMap((story) => (story === null ? [] : [story.part]));
  const stories = document.stories.filter(({ part, kind }) => parts.includes(part) && kind !== 'body');
  return stories.some(({ paragraphs }) =>
    paragraphs.some(({ runs }) => runs.some((run) => run.field !== null && field.test(run.field))),
  );
}
