import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import type { LocatedParagraph } from '../../document-view/located-content.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, flag, nullOr, oneOf, param, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf, textOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { hasProse, isProse } from '../../text-search/prose.ts';
import { paragraphsAmong, reportText } from '../../text-search/searched-texts.ts';
import { straightQuotes } from './straight-quotes.ts';
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
    'The text contains straight quotes, a double hyphen instead of a dash, or too many exclamation marks, or the items of a list have the wrong end punctuation. Only prose is judged.',
  fix: 'Writes typographic quotes, both of a pair or none, and dashes. The rest is left to the author.',
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
    for (const paragraph of paragraphsAmong(rule, survey, numbers).filter(hasProse)) {
      for (const search of searches) yield* marksIn(paragraph, rule, search);
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
  /** The offset of another mark without which this one is not wrong: the other of a pair of quotes. */
  readonly partner?: number;
  /** What should stand there; left out, or null, when only the author can say. */
  readonly to?: (paragraph: LocatedParagraph) => string | null;
}

type Search = (text: string) => readonly Mark[];

/** The wrong marks in the prose of a paragraph. */
function marksIn(paragraph: LocatedParagraph, rule: BrandRule, search: Search): readonly Occurrence[] {
  const marks = search(paragraph.text);
  if (marks.length === 0) return NONE;
  const judged = marks.filter(
    ({ start, end, partner = start }) => isProse(paragraph, start, end) && isProse(paragraph, partner, partner + 1),
  );
  return judged.map(({ to, start, end, value, advice }) => {
    const written = to?.(paragraph) ?? null;
    const fix = written === null ? undefined : { start, end, to: written };
    return reportText(rule, paragraph, {
      title: TITLE,
      start,
      end,
      ...(value !== undefined && { value }),
      advice,
      fix,
    });
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
      ? [quotes(rule)]
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

function quotes({ replacement }: BrandRule): Search {
  const advice = replacement === null ? ': use typographic quotes.' : `: use ${replacement}.`;
  return (text) =>
    straightQuotes(text).map((quote) => {
      const { at: start, partner } = quote;
      const to = (paragraph: LocatedParagraph): string | null => typographicQuote(paragraph, quote, replacement);
      return { start, end: start + 1, value: 'straight quotes', partner, advice, to };
    });
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
      if (end - at === 2) marks.push({ start: at, end, advice, to });
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
      if (end - at > most) marks.push({ start: at, end, advice });
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
