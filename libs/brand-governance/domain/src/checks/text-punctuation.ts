import type { BrandRule } from '../brand-rule.ts';
import type { CheckContext, Occurrence } from './check.ts';
import { isSpace, isWordCharacter } from './characters.ts';
import type { ParagraphPlace } from './places.ts';
import { flag, nullOr, oneOf, wholeNumberFrom } from './param-checks.ts';
import { ruleCheck } from './rule-check.ts';
import { flagOf, numberOf, textOf } from './rule-params.ts';
import { patternsOf } from './rule-patterns.ts';
import { isCode, paragraphsAmong, paragraphsFor, textReport } from './searched-texts.ts';

const TITLE = 'Punctuation';
const MAX_EXCLAMATIONS = 100;

/** Straight quotes, double hyphens, rows of exclamation marks, ends of list items (check catalogue, 3.13). */
export const textPunctuation = ruleCheck({
  type: 'text.punctuation',
  severity: 'low',
  name: 'Punctuation',
  summary: 'Straight quotes, a double hyphen for a dash, several exclamation marks, end punctuation of lists.',
  aliases: [
    { type: 'straight_quotes', name: 'Typographic quotes', pattern: null },
    { type: 'double_hyphen', name: 'Dashes, not double hyphens', pattern: null },
    { type: 'exclamation', name: 'Few exclamation marks', pattern: exclamationProblem, patternOptional: true },
  ],
  params: {
    double_spaces: flag,
    straight_quotes: flag,
    double_hyphen: flag,
    max_exclamation: wholeNumberFrom(0, MAX_EXCLAMATIONS),
    end_punctuation: nullOr(oneOf('required', 'forbidden')),
  },
  *find(rule: BrandRule, context: CheckContext) {
    const survey = context.survey(rule);
    const searches = searchesOf(rule);
    const end = rule.type === 'text.punctuation' ? textOf(rule, 'end_punctuation') : null;
    const marked = new Set(paragraphsAmong(rule, survey, survey.punctuation));
    for (const paragraph of end === null ? marked : paragraphsFor(rule, context.view(rule))) {
      if (marked.has(paragraph)) for (const search of searches) yield* search(rule, paragraph);
      if (end !== null && paragraph.paragraph.bullet !== null) yield* listEnd(rule, paragraph, end === 'required');
    }
  },
});

type Search = (rule: BrandRule, paragraph: ParagraphPlace) => Iterable<Occurrence>;

/** A customer's name for the check asks for one thing, its own name for what the parameters say. */
function searchesOf(rule: BrandRule): readonly Search[] {
  const own = rule.type === 'text.punctuation';
  return [
    ...(rule.type === 'straight_quotes' || (own && flagOf(rule, 'straight_quotes', false)) ? [straightQuotes] : []),
    ...(rule.type === 'double_hyphen' || (own && flagOf(rule, 'double_hyphen', true)) ? [doubleHyphens] : []),
    ...(rule.type === 'exclamation' || own ? [exclamations(mostExclamations(rule))] : []),
  ];
}

function exclamationProblem(pattern: string): string | null {
  return mostOf(pattern) === null ? 'Write the largest number of exclamation marks in a row: 1, or {"max": 1}.' : null;
}

function mostExclamations(rule: BrandRule): number {
  return mostOf(patternsOf(rule)[0] ?? '') ?? numberOf(rule, 'max_exclamation', 1);
}

function mostOf(pattern: string): number | null {
  const [, digits] = /^\s*(?:\{\s*"max"\s*:\s*)?(\d{1,2})\s*\}?\s*$/.exec(pattern) ?? [];
  return digits === undefined ? null : Number(digits);
}

function* straightQuotes(rule: BrandRule, paragraph: ParagraphPlace): Generator<Occurrence> {
  const { text } = paragraph;
  for (let at = nextQuote(text, 0); at !== -1; at = nextQuote(text, at + 1)) {
    if (isMeasure(text, at) || isCode(paragraph, at)) continue;
    const advice = rule.replacement === null ? ': use typographic quotes.' : `: use ${rule.replacement}.`;
    yield textReport(rule, paragraph, { title: TITLE, start: at, end: at + 1, value: 'straight quotes', advice });
  }
}

function nextQuote(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22 || code === 0x27) return at;
  }
  return -1;
}

/** Feet and inches: 5' 10". */
function isMeasure(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before >= 0x30 && before <= 0x39;
}

function* doubleHyphens(rule: BrandRule, paragraph: ParagraphPlace): Generator<Occurrence> {
  const { text } = paragraph;
  for (let at = text.indexOf('--'); at !== -1;) {
    let end = at + 2;
    while (text[end] === '-') end += 1;
    const isOption = at > 0 && isSpace(text.charCodeAt(at - 1)) && isWordCharacter(text.charCodeAt(end));
    if (end - at === 2 && !isOption && !isCode(paragraph, at)) {
      const advice = `: use "${rule.replacement ?? '–'}".`;
      yield textReport(rule, paragraph, { title: TITLE, start: at, end, advice });
    }
    at = text.indexOf('--', end);
  }
}

function exclamations(most: number): Search {
  return function* search(rule, paragraph) {
    const { text } = paragraph;
    for (let at = text.indexOf('!'); at !== -1;) {
      let end = at + 1;
      while (text[end] === '!') end += 1;
      const isWrong = end - at > most && text[end] !== '=';
      if (isWrong && !isCode(paragraph, at)) {
        yield textReport(rule, paragraph, { title: TITLE, start: at, end, advice: `: at most ${most}.` });
      }
      at = text.indexOf('!', end);
    }
  };
}

const END_MARK = /[.!?…:;。！？]["'”’»)]*\s*$/u;
const FULL_STOP = /[.。]["'”’»)]*\s*$/u;

/** Items of lists end with a mark, or without one. */
function* listEnd(rule: BrandRule, paragraph: ParagraphPlace, required: boolean): Generator<Occurrence> {
  const { text } = paragraph;
  const end = text.trimEnd().length;
  const isWrong = required ? !END_MARK.test(text) : FULL_STOP.test(text);
  if (end === 0 || !isWrong) return;
  const advice = required ? ': the item has no end mark.' : ': the item ends with a full stop.';
  yield textReport(rule, paragraph, { title: TITLE, start: Math.max(0, end - 1), end, value: 'list end', advice });
}
