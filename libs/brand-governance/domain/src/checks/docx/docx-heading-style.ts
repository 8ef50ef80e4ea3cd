import type { DocumentStyle, RunFormat, RunStyle, TextRuns } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import { type LocatedBody, type LocatedParagraph, paragraphAddress } from '../../document-view/located-content.ts';
import { judgedFormats, walkFormats } from '../../document-view/used-formats.ts';
import { headingsOf } from '../../document-view/titles.ts';
import type { Occurrence } from '../../judging/check.ts';
import { defaulted, numberFrom, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { type AlikeHeadings, groupedHeadings } from './alike-headings.ts';
import { isContentsEntry } from './contents-entries.ts';
import { contentsTitles } from './contents-titles.ts';
import { type HeadingAppearance, writtenRuns } from './heading-appearance.ts';
import { suggestedHeadings } from './suggested-headings.ts';
import { termStyles } from './term-styles.ts';
import { typedEntries } from './typed-contents.ts';

const LONGEST_HEADING = 80;
const DEEPEST = 9;
const END_MARK = /[.!?:;,…。！？：；，]["'”’»)\]]*$/u;

/** Built-in styles of Word that are neither headings nor running text, and may look like headings. */
const OTHER_STYLES =
  /^(?:title|subtitle|toc |toc heading|caption|list|quote|intense quote|header|footer|footnote|endnote|table|index|signature|date|salutation|closing|macro|html|plain text|bibliography)/i;

const PARAMS = {
  levels: defaulted(wholeNumberFrom(1, DEEPEST), 3, 'The deepest level of heading that is proposed.'),
  min_ratio: defaulted(
    numberFrom(1, 10),
    1.15,
    'How large a paragraph must be to look like a heading, as a multiple of the size of the body text.',
  ),
};

/**
 * Reports a paragraph that looks like a heading but has no heading style (check catalogue, 3.15). `levels` limits the headings
 * that it proposes. Titles and typed entries of tables of contents are no headings, the entries with and without pages, nor are terms in a
 * style of their own. Paragraphs of one style that look alike are one finding.
 */
export const docxHeadingStyle = ruleCheck({
  type: 'docx.heading_style',
  severity: 'medium',
  formats: ['docx'],
  name: 'Headings have heading styles',
  summary:
    'A paragraph looks like a heading but has no heading style. It is short, has no end mark, and is bold or larger than the body text.',
  params: PARAMS,
  *find(rule, context) {
    if (context.model.format !== 'docx') return;
    const view = context.view(rule);
    const least = usualSize(view) * numberOf(rule, 'min_ratio', PARAMS.min_ratio.default);
    const { styles } = context.model;
    const suggestible = headingStyles(styles, numberOf(rule, 'levels', PARAMS.levels.default));
    const byId = new Map(styles.filter(({ kind }) => kind === 'paragraph').map((style) => [style.id, style]));
    const present = Map.groupBy(headingsOf(view), ({ body }) => body);
    for (const body of bodyTexts(view)) {
      const headings = present.get(body) ?? [];
      const found = lookAlikes(body, least, headings, termStyles(byId));
      const groups = groupedHeadings(body, found, suggestedHeadings(found, headings, suggestible), byId);
      for (const [index, { located }] of found.entries()) {
        const group = groups[index];
        if (group !== undefined) yield occurrence(rule, located, group);
      }
    }
  },
});

function occurrence(rule: BrandRule, { body, paragraph }: LocatedParagraph, group: AlikeHeadings): Occurrence {
  return report(rule, {
    title: 'Heading without a heading style',
    detail: () => group.inWords(),
    address: paragraphAddress(body, paragraph),
    cause: group.cause,
    value: group.value,
    groupedBy: 'style',
    former: { cause: body.cause, value: '', groupedBy: 'place' },
  });
}

/** The paragraphs that look like headings and are none, without tables of contents and terms that are defined. */
function lookAlikes(
  body: LocatedBody,
  least: number,
  headings: readonly LocatedParagraph[],
  terms: ReadonlySet<string>,
): readonly HeadingAppearance[] {
  const lines = candidatesIn(body, least).flatMap((candidate) => headingAppearance(candidate, least) ?? []);
  const entries = typedEntries(lines, headings);
  const titles = contentsTitles(lines, entries);
  return lines.filter(({ located: { paragraph } }) => {
    const isOfContents = entries.has(paragraph.number) || titles.has(paragraph.number);
    return !isOfContents && !terms.has(paragraph.flow?.style.id ?? '');
  });
}

function headingAppearance(located: LocatedParagraph, least: number): HeadingAppearance | null {
  const { paragraph, text } = located;
  const { flow, bullet } = paragraph;
  if (flow === null || flow.style.headingLevel !== null || flow.cell !== null || bullet !== null) return null;
  const first = firstWritten(paragraph.runs);
  if (first === undefined || !standsOut(first.style, least)) return null;
  const words = text.trim();
  if (words.length > LONGEST_HEADING || words.includes('\n') || !/\p{L}/u.test(words)) return null;
  if (END_MARK.test(words) || isContentsEntry(words) || OTHER_STYLES.test(flow.style.name)) return null;
  const runs = writtenRuns(paragraph);
  if (runs.some(({ field }) => field !== null)) return null;
  const size = Math.min(...runs.map(({ style }) => style.size.effective));
  const bold = runs.every(({ style }) => style.bold);
  return bold || size >= least ? { located, bold, size } : null;
}

function firstWritten(runs: TextRuns): RunFormat | undefined {
  for (let index = 0; index < runs.length; index += 1) {
    const format = runs.formatAt(index);
    if (format?.hidden === false && runs.textAt(index).trim() !== '') return format;
  }
  return undefined;
}

function standsOut({ bold, size }: RunStyle, least: number): boolean {
  return bold || size.effective >= least;
}

function bodyTexts({ bodies }: DocumentView): readonly LocatedBody[] {
  return bodies.filter(({ container }) => container.story?.kind === 'body');
}

/** The paragraphs of a text body with a run that stands out. They are few, so that most paragraphs are never looked at. */
function candidatesIn(body: LocatedBody, least: number): readonly LocatedParagraph[] {
  const outstanding = judgedFormats(body.facts, ({ style }) => (standsOut(style, least) ? style : null));
  const numbers = new Set<number>();
  if (outstanding !== null) walkFormats(body.facts, outstanding, (_, number) => numbers.add(number));
  return Array.from(numbers).flatMap((number) => {
    const paragraph = body.paragraphs[number];
    return paragraph === undefined ? [] : [{ body, paragraph, text: paragraph.text }];
  });
}

/** The size in points that most characters of the body have. */
function usualSize(view: DocumentView): number {
  const characters = new Map<number, number>();
  for (const { facts } of bodyTexts(view)) {
    for (const { number, style } of facts.formats) {
      const size = style.size.effective;
      characters.set(size, (characters.get(size) ?? 0) + (facts.formatLengths[number] ?? 0));
    }
  }
  return [...characters].reduce<readonly [size: number, count: number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    [0, 0],
  )[0];
}

function headingStyles(styles: readonly DocumentStyle[], levels: number): readonly DocumentStyle[] {
  return styles.filter(({ headingLevel }) => headingLevel !== null && headingLevel <= levels);
}
