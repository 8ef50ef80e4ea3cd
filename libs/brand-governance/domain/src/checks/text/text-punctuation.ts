import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import type { LocatedParagraph } from '../../document-view/located-content.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, flag, nullOr, oneOf, param, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf, textOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { isSpace, isWordCharacter } from '../../text-search/characters.ts';
import { isAllCode, isCode, paragraphsAmong, reportText } from '../../text-search/searched-texts.ts';
import { typographicQuote } from './typographic-quotes.ts';
import { type TextNumbers, type TextSurvey, unionOf } from '../../text-search/text-survey.ts';

const TITLE = 'Punctuation';
const MAX_EXCLAMATIONS = 100;

const PARAMS = {
  double_spaces: param(flag, 'Accepted without effect. `text.double_spaces` judges double spaces.'),
  straight_quotes: defaulted(flag, false, 'Whether straight quotation marks are reported.'),
  double_hyphen: defaulted(flag, true, 'Whether a double hyphen instead of a dash is reported.'),
  max_exclamation: defaulted(
    wholeNumberFrom(0, MAX_EXCLAMATIONS),
    1,
    'The largest number of exclamation marks in a row.',
  ),
  end_punctuation: defaulted(
    nullOr(oneOf('required', 'forbidden')),
    null,
    'Whether list items must end with a punctuation mark (`required`) or must not end with a full stop (`forbidden`). Null: either is allowed.',
  ),
};

/** Reports straight quotes, double hyphens, rows of exclamation marks, and ends of list items (check catalogue, 3.13). */
export const textPunctuation = ruleCheck({
  type: 'text.punctuation',
  severity: 'low',
  name: 'Punctuation',
  summary:
    'The text contains straight quotes, a double hyphen instead of a dash, or too many exclamation marks, or the items of a list have the wrong end punctuation.',
  fix: 'Writes typographic quotes and dashes. The rest is left to the author.',
  aliases: [
    { type: 'straight_quotes', name: 'Typographic quotes', pattern: null },
    { type: 'double_hyphen', name: 'Dashes, not double hyphens', pattern: null },
    {
      type: 'exclamation',
      name: 'Few exclamation marks',
      pattern: exclamationProblem,
      patternOptional: true,
      example: { pattern: '1' },
    },
  ],
  params: PARAMS,
  surfaces: TEXT_SURFACES,
  *find(rule: BrandRule, context: CheckContext) {
    const survey = context.survey(rule);
    const searches = searchesOf(rule);
    const end = rule.type === 'text.punctuation' ? textOf(rule, 'end_punctuation') : null;
    const numbers = end === null ? survey.punctuation : unionOf([survey.punctuation, listItems(survey)]);
    for (const paragraph of paragraphsAmong(rule, survey, numbers)) {
      if (!isAllCode(paragraph)) for (const search of searches) yield* marksIn(paragraph, rule, search);
      if (end !== null && paragraph.paragraph.bullet !== null) yield* listEnd(rule, paragraph, end === 'required');
    }
  },
});

function listItems({ texts }: TextSurvey): TextNumbers {
  const items: number[] = [];
  for (let number = 0; number < texts.length; number += 1)
    if (texts[number]?.paragraph?.bullet != null) items.push(number);
  return items;
}

/** A part of a text that is wrong. `end` is the exclusive end offset. */
interface Mark {
  readonly start: number;
  readonly end: number;
  /** Equal for marks of one finding; the marked text when it is left out. */
  readonly value?: string;
  readonly advice: string;
  /** What should stand there; left out when only the author can say. */
  readonly to?: (paragraph: LocatedParagraph) => string;
}

type Search = (text: string) => readonly Mark[];

/** The wrong marks of a paragraph, without those in fonts for code. */
function marksIn(paragraph: LocatedParagraph, rule: BrandRule, search: Search): readonly Occurrence[] {
  const marks = search(paragraph.text);
  if (marks.length === 0) return NONE;
  const judged = marks.filter(({ start }) => !isCode(paragraph, start));
  return judged.map(({ to, ...mark }) => {
    const fix = to && { start: mark.start, end: mark.end, to: to(paragraph) };
    return reportText(rule, paragraph, { title: TITLE, ...mark, fix });
  });
}

const NONE: readonly never[] = [];

/**
 * What a rule looks for. A customer's type asks for one thing; rules of the check's own type ask for what their parameters
 * say.
 */
function searchesOf(rule: BrandRule): readonly Search[] {
  const own = rule.type === 'text.punctuation';
  return [
    ...(rule.type === 'straight_quotes' || (own && flagOf(rule, 'straight_quotes', PARAMS.straight_quotes.default))
      ? [straightQuotes(rule)]
      : []),
    ...(rule.type === 'double_hyphen' || (own && flagOf(rule, 'double_hyphen', PARAMS.double_hyphen.default))
      ? [doubleHyphens(rule)]
      : []),
    ...(rule.type === 'exclamation' || own ? [exclamations(mostExclamations(rule))] : []),
  ];
}

function exclamationProblem(pattern: string): string | null {
  return mostOf(pattern) === null ? 'Write the largest number of exclamation marks in a row: 1, or {"max": 1}.' : null;
}

function mostExclamations(rule: BrandRule): number {
  return mostOf(patternsOf(rule)[0] ?? '') ?? numberOf(rule, 'max_exclamation', PARAMS.max_exclamation.default);
}

function mostOf(pattern: string): number | null {
  const [, digits] = /^(?:\{\s*"max"\s*:\s*)?(\d{1,2})(?:\s*\})?$/.exec(pattern.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

function straightQuotes({ replacement }: BrandRule): Search {
  const advice = replacement === null ? ': use typographic quotes.' : `: use ${replacement}.`;
  return (text) => {
    const marks: Mark[] = [];
    let single = text.indexOf("'");
    let double = text.indexOf('"');
    while (single !== -1 || double !== -1) {
      const at = double === -1 || (single !== -1 && single < double) ? single : double;
      if (!isMeasure(text, at)) {
        const to = (paragraph: LocatedParagraph): string => typographicQuote(paragraph, at, replacement);
        marks.push({ start: at, end: at + 1, value: 'straight quotes', advice, to });
      }
      if (at === single) single = text.indexOf("'", at + 1);
      else double = text.indexOf('"', at + 1);
    }
    return marks;
  };
}

/** Whether a quote is a sign for feet or inches: 5' 10". */
function isMeasure(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before >= 0x30 && before <= 0x39;
}

function doubleHyphens({ replacement }: BrandRule): Search {
  const dash = replacement ?? '–';
  const advice = `: use "${dash}".`;
  const to = (): string => dash;
  return (text) => {
    const marks: Mark[] = [];
    for (let at = text.indexOf('--'); at !== -1;) {
      let end = at + 2;
      while (text[end] === '-') end += 1;
      const isOption = at > 0 && isSpace(text.charCodeAt(at - 1)) && isWordCharacter(text.charCodeAt(end));
      if (end - at === 2 && !isOption) marks.push({ start: at, end, advice, to });
      at = text.indexOf('--', end);
    }
    return marks;
  };
}

function exclamations(most: number): Search {
  const advice = `: at most ${most}.`;
  return (text) => {
    const marks: Mark[] = [];
    for (let at = text.indexOf('!'); at !== -1;) {
      let end = at + 1;
      while (text[end] === '!') end += 1;
      if (end - at > most && text[end] !== '=') marks.push({ start: at, end, advice });
      at = text.indexOf('!', end);
    }
    return marks;
  };
}

const END_MARK = /[.!?…:;。！？]["'”’»)]*\s*$/u;
const FULL_STOP = /[.。]["'”’»)]*\s*$/u;

/** Reports an item of a list that does not end with a mark, or that ends with one. */
function* listEnd(rule: BrandRule, paragraph: LocatedParagraph, required: boolean): Generator<Occurrence> {
  const { text } = paragraph;
  const end = text.trimEnd().length;
  const isWrong = required ? !END_MARK.test(text) : FULL_STOP.test(text);
  if (end === 0 || !isWrong) return;
  const advice = required ? ': the item has no end mark.' : ': the item ends with a full stop.';
  yield reportText(rule, paragraph, { title: TITLE, start: Math.max(0, end - 1), end, value: 'list end', advice });
}
