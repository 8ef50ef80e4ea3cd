import type { Address } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { DocumentView } from '../document-view/document-view.ts';
import { characterAddress, type LocatedParagraph, paragraphAddress } from '../document-view/located-content.ts';
import type { Occurrence, OccurrenceGrouping } from '../judging/check.ts';
import { quoted } from '../judging/quotation.ts';
import { surfacesOf } from '../judging/read-rule-params.ts';
import { textFix, type WrittenText } from '../fixing/text-fix.ts';
import type { SearchedText, TextNumbers, TextSurvey } from './text-survey.ts';

/** The paragraphs in the view of a rule, on the surfaces that the rule looks at. */
export function paragraphsFor(rule: BrandRule, view: DocumentView): readonly LocatedParagraph[] {
  const surfaces = surfacesOf(rule);
  return surfaces === null ? view.paragraphs : view.paragraphs.filter(({ body }) => surfaces.includes(body.surface));
}

/**
 * The texts with these numbers that a rule looks at: paragraphs on its surfaces, and alternative texts unless the rule is
 * narrowed to surfaces.
 */
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

/** The paragraphs with these numbers that a rule looks at. */
export function paragraphsAmong(
  rule: BrandRule,
  survey: TextSurvey,
  numbers: TextNumbers,
): readonly LocatedParagraph[] {
  return textsFor(rule, survey, numbers).flatMap(({ text }) => (text.paragraph === null ? [] : [text]));
}

interface TextReport {
  readonly title: string;
  /** The offset of the first character that is wrong; `end` is the exclusive end offset. */
  readonly start: number;
  readonly end: number;
  /** Equal for occurrences of one finding; the wrong text when it is left out. */
  readonly value?: string;
  /** `document` when it is left out. */
  readonly groupedBy?: OccurrenceGrouping;
  /** What follows the quotation: `: use "email".` */
  readonly advice: string;
  /** What should stand there; left out when only the author can say. */
  readonly fix?: WrittenText | undefined;
}

/** An occurrence in a text. Its detail quotes the text with up to 20 characters on each side. */
export function reportText(
  rule: BrandRule,
  searched: SearchedText,
  { title, start, end, value, groupedBy, advice, fix }: TextReport,
): Occurrence {
  const { text } = searched;
  return {
    rule,
    severity: rule.severity,
    title,
    address: searched.paragraph === null ? searched.located.address : characterAddress(searched, start),
    cause: searched.paragraph === null ? searched.located.container.cause : searched.body.cause,
    value: value ?? text.slice(start, end),
    groupedBy: groupedBy ?? 'document',
    former: groupedBy === undefined ? { groupedBy: 'style' } : undefined,
    color: null,
    describe: ({ length }) =>
      `${quoted(text, start, end)}${advice}${length > 1 ? ` It occurs in ${length} places.` : ''}`,
    ...(fix && { fix: () => textFix(searched, fix) }),
  };
}

/** The address of the paragraph, or of the shape whose alternative text it is. */
export function textAddress(searched: SearchedText): Address {
  if (searched.paragraph === null) return searched.located.address;
  return paragraphAddress(searched.body, searched.paragraph);
}
