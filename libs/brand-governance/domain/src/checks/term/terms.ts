import type { JsonObject } from '@livery/kernel';
import { WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { CheckContext } from '../../judging/check.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import {
  defaulted,
  listOf,
  objectOf,
  oneOf,
  param,
  type Param,
  type Params,
  text,
  textList,
} from '../../judging/param-schemas.ts';
import { objectsOf, strings, textMember } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { expandReplacement } from '../../pattern/expand-replacement.ts';
import type { CompileExpression, Expression, Groups, Match, NumberedText, Span } from '../../pattern/expression.ts';
import { isExpression } from '../../pattern/is-expression.ts';
import { foldedCase, isWordBorder } from '../../text-search/characters.ts';
import { searchable } from '../../text-search/searchable-text.ts';
import { isOrdinary, isProseOrWhole } from '../../text-search/prose.ts';
import { type SurveyedText, textsFor } from '../../text-search/searched-texts.ts';
import { isTechnical } from '../../text-search/technical-words.ts';
import { TermAutomaton } from '../../text-search/term-automaton.ts';
import { type SearchedText, unionOf } from '../../text-search/text-survey.ts';

/** A term that a rule asks for. */
export interface Term {
  readonly rule: BrandRule;
  /** The term as the rule writes it. */
  readonly name: string;
  readonly spellings: readonly string[];
  readonly expression: Expression | null;
  readonly wholeWords: boolean;
  readonly exactCase: boolean;
  /** What the rule says about the term, beside the term itself. */
  readonly facts: JsonObject;
}

export interface FoundTerm {
  readonly term: Term;
  readonly text: SearchedText;
  readonly start: number;
  readonly end: number;
  /** The groups of an expression in the text, if the rule has a replacement. */
  readonly groups?: Groups | undefined;
}

/** The parameter `terms` of the checks on terms. @param facts what a rule says about each term, beside the term itself */
export function termList(facts: Params, description: string): Param {
  const members = {
    term: param(text, 'The term, or a regular expression as `/…/flags`.'),
    match: defaulted(
      oneOf('word', 'part'),
      'word',
      'Whether the term matches only as a whole word, or as a part of a word, too.',
    ),
    case: defaulted(
      oneOf('ignore', 'exact'),
      'ignore',
      'Whether upper and lower case are distinguished (`exact`) or not (`ignore`).',
    ),
  };
  return param(listOf(objectOf({ ...members, ...facts }, ['term'])), description);
}

export const FORMS = { forms: defaulted(textList, [], 'Other spellings that count as the term.') };

/** The member that says whether the first occurrence counts, or every one. */
export const OCCURRENCE = {
  occurrence: defaulted(oneOf('first', 'every'), 'first', 'Whether only the first occurrence is judged, or every one.'),
};

/** Returns what is wrong with a pattern that is a term or an expression `/…/flags`, or null. */
export function termProblem(pattern: string): string | null {
  return pattern.trim() === '' ? 'A term has at least one character.' : null;
}

/** How a pattern is read that is a term. */
export const TERM_PATTERN = { pattern: termProblem, expressions: 'slashed' } as const;

/** The terms that a rule writes, in its parameter and in its pattern. */
function writtenIn(rule: BrandRule, member: string): readonly JsonObject[] {
  return [...objectsOf(rule, member), ...patternsOf(rule).map((term) => ({ term }))];
}

/** The words by which the terms of a rule are found. */
export function literalsOfTerms(rule: BrandRule, compile: CompileExpression, member = 'terms'): readonly string[] {
  return writtenIn(rule, member).flatMap((facts) => {
    const name = textMember(facts, 'term') ?? '';
    if (!isExpression(name)) return settingsOf(facts, name).spellings;
    const expression = compile(name);
    return 'problem' in expression ? [] : (expression.literals ?? []);
  });
}

/** The terms of a rule, from its parameter and its pattern. A term whose expression is invalid is recorded as not evaluated. */
export function termsOf(rule: BrandRule, context: CheckContext, member = 'terms'): readonly Term[] {
  return writtenIn(rule, member).flatMap((facts: JsonObject) => {
    const name = textMember(facts, 'term') ?? '';
    const expression = isExpression(name) ? context.compile(name) : null;
    if (expression !== null && 'problem' in expression) {
      context.omit('term', `The expression ${name} of a rule cannot be used: ${expression.problem}`, WHOLE_FILE);
      return [];
    }
    return name === '' ? [] : [{ ...settingsOf(facts, name), rule, name, expression, facts }];
  });
}

function settingsOf(facts: JsonObject, name: string) {
  return {
    spellings: isExpression(name) ? [] : [name, ...strings(facts['forms'] ?? [])],
    wholeWords: facts['match'] !== 'part',
    exactCase: facts['case'] === 'exact',
  };
}

/** The replacement of a term, or else that of its rule; null if there is none. */
export function replacementOf({ facts, rule }: Term): string | null {
  return textMember(facts, 'replacement') ?? rule.replacement;
}

/** What a replacement writes for an occurrence; null if it would lose what a group of the expression has caught. */
export function writtenFor(replacement: string, { term, text, groups }: FoundTerm): string | null {
  return term.expression === null ? replacement : expandReplacement(replacement, text.text, groups);
}

/**
 * The occurrences of all terms in prose, text by text. In an address or an identifier a term is found only if it is all of it, and an
 * expression only if what it matches looks like one itself.
 */
export function* findTermsInProse(
  terms: readonly Term[],
  rule: BrandRule,
  context: CheckContext,
): Generator<FoundTerm> {
  for (const found of findTerms(terms, rule, context)) {
    const { text, start, end, term } = found;
    const isMeant = (): boolean =>
      term.expression !== null && isTechnical(text.text.slice(start, end)) && isOrdinary(text, start, end);
    if (isProseOrWhole(text, start, end) || isMeant()) yield found;
  }
}

/** All occurrences of all terms, text by text. Spellings are found in one pass, then expressions. */
export function* findTerms(terms: readonly Term[], rule: BrandRule, context: CheckContext): Generator<FoundTerm> {
  if (terms.length === 0) return;
  const survey = context.survey(rule);
  const spellings = terms.flatMap((term) => term.spellings.map((text) => ({ text: foldedCase(text), payload: term })));
  const automaton = new TermAutomaton(spellings);
  const spelled = new Set(survey.holding(spellings.map(({ text }) => text)));
  const expressions = terms.filter(({ expression }) => expression !== null);
  const found = expressions.map((term) => ({ term, matches: expressionMatches(term, rule, context) }));
  for (const { number, text } of textsFor(
    rule,
    survey,
    unionOf([spelled, ...found.map(({ matches }) => matches.keys())]),
  )) {
    if (spelled.has(number)) yield* literalMatches(automaton, text);
    for (const { term, matches } of found) yield* foundIn(text, term, matches.get(number) ?? NONE);
  }
}

const NONE: readonly Match[] = [];

function* literalMatches(automaton: TermAutomaton<Term>, text: SearchedText): Generator<FoundTerm> {
  const prepared = searchable(text.text);
  let last: FoundTerm | null = null;
  for (const { start, end, payload: term } of automaton.matches(foldedCase(prepared.text))) {
    if (term.wholeWords && !(isWordBorder(prepared.text, start) && isWordBorder(prepared.text, end))) continue;
    if (term.exactCase && !term.spellings.includes(prepared.text.slice(start, end))) continue;
    const found: FoundTerm = { term, text, start: prepared.offset(start), end: prepared.offset(end - 1) + 1 };
    // A longer spelling of the same term replaces a shorter one that it contains.
    if (last !== null && (last.term !== term || last.end <= found.start || found.start > last.start)) yield last;
    last = found;
  }
  if (last !== null) yield last;
}

/**
 * The matches of an expression, by the numbers of the texts. When the expression uses up its time, the last texts are left
 * out.
 */
function expressionMatches(term: Term, rule: BrandRule, context: CheckContext): ReadonlyMap<number, readonly Match[]> {
  const { expression, name } = term;
  if (expression === null) return NO_MATCHES;
  const survey = context.survey(rule);
  const numbers = expression.literals === null ? [...survey.texts.keys()] : survey.holding(expression.literals);
  const texts = searchables(textsFor(rule, survey, numbers));
  const { matches, isComplete } = expression.search(texts, replacementOf(term) !== null);
  if (!isComplete)
    context.omit('term', `The expression ${name} of a rule takes too much time on this document.`, WHOLE_FILE);
  return matches;
}

const NO_MATCHES: ReadonlyMap<number, readonly Match[]> = new Map();

function* searchables(texts: readonly SurveyedText[]): Generator<NumberedText> {
  for (const { number, text } of texts) yield [number, searchable(text.text).text];
}

function foundIn(text: SearchedText, term: Term, matches: readonly Match[]): readonly FoundTerm[] {
  if (matches.length === 0) return [];
  const { offset } = searchable(text.text);
  const original = ({ start, end }: Span): Span =>
    end > start ? { start: offset(start), end: offset(end - 1) + 1 } : { start, end: start };
  return matches
    .filter(({ start, end }) => end > start)
    .map(({ groups, ...span }) => ({
      term,
      text,
      ...original(span),
      groups: groups && { ...groups, spans: groups.spans.map((caught) => caught && original(caught)) },
    }));
}

/** The location of findings on a term that does not occur. */
export const IN_WHOLE_FILE = { address: WHOLE_FILE, cause: PACKAGE };
