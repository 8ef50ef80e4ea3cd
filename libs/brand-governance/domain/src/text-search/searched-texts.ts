import type { Address } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { DocumentView } from '../document-view/document-view.ts';
import { characterAddress, paragraphAddress, type LocatedParagraph } from '../document-view/located-content.ts';
import type { Occurrence } from '../judging/check.ts';
import { quoted } from '../judging/quotation.ts';
import { surfacesOf } from '../judging/rule-params.ts';
import { isCodeFont } from './code-fonts.ts';
import type { SearchedText, TextNumbers, TextSurvey } from './text-survey.ts';

/** The paragraphs that a rule looks at. */
export function paragraphsFor(rule: BrandRule, view: DocumentView): readonly LocatedParagraph[] {
  const surfaces = surfacesOf(rule);
  return surfaces === null ? view.paragraphs : view.paragraphs.filter(({ body }) => surfaces.includes(body.surface));
}

/** Those of some texts of a survey that a rule looks at: paragraphs, and alternative texts unless it is narrowed to surfaces. */
export function textsFor(rule: BrandRule, { texts }: TextSurvey, numbers: TextNumbers): readonly SurveyedText[] {
  const surfaces = surfacesOf(rule);
  const found: SurveyedText[] = [];
  for (const number of numbers) {
    const text = texts[number];
    if (text === undefined) continue;
    if (surfaces === null || (text.paragraph !== null && surfaces.includes(text.body.surface)))
      found.push({ number, text });
  }
  return found;
}

export interface SurveyedText {
  readonly number: number;
  readonly text: SearchedText;
}

/** The paragraphs among them. */
export function paragraphsAmong(
  rule: BrandRule,
  survey: TextSurvey,
  numbers: TextNumbers,
): readonly LocatedParagraph[] {
  return textsFor(rule, survey, numbers).flatMap(({ text }) => (text.paragraph === null ? [] : [text]));
}

/** All of the paragraph is set in fonts for code. */
export function isAllCode({ paragraph }: LocatedParagraph): boolean {
  return !paragraph.runs.some(({ style }) => !isCodeFont(style.fonts.latin.typeface));
}

/** The run at this character is set in a font for code. */
export function isCode({ paragraph }: SearchedText, offset: number): boolean {
  const format = paragraph?.runs.formatAt(paragraph.runs.indexAt(offset));
  return format !== undefined && isCodeFont(format.style.fonts.latin.typeface);
}

interface TextReport {
  readonly title: string;
  /** First character of what is wrong, and the one after its last. */
  readonly start: number;
  readonly end: number;
  /** Equal for occurrences of one finding. */
  readonly value?: string;
  /** What stands after the quotation: `: use "email".` */
  readonly advice: string;
}

/** An occurrence in a text, whose detail quotes it with 40 characters of context. */
export function textReport(
  rule: BrandRule,
  searched: SearchedText,
  { title, start, end, value, advice }: TextReport,
): Occurrence {
  const { text } = searched;
  return {
    rule,
    severity: rule.severity,
    title,
    address: searched.paragraph === null ? searched.located.address : characterAddress(searched, start),
    cause: searched.paragraph === null ? searched.located.container.cause : searched.body.cause,
    value: value ?? text.slice(start, end),
    color: null,
    describe: ({ length }) => `${quoted(text, start, end)}${advice}${length > 1 ? ` ${length} places.` : ''}`,
  };
}

/** The address of the whole text. */
export function textAddress(searched: SearchedText): Address {
  if (searched.paragraph === null) return searched.located.address;
  return paragraphAddress(searched.body, searched.paragraph);
}
