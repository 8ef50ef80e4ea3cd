import type { JsonObject } from '@livery/kernel';
import type { BrandRule } from '../brand-rule.ts';
import type { Expression, Match } from '../pattern/expression.ts';
import { isExpression } from '../pattern/is-expression.ts';
import { PACKAGE } from './file-checks.ts';
import { WHOLE_FILE } from '../document/address.ts';
import type { CheckContext } from './check.ts';
import { foldedCase, isWordBorder } from './characters.ts';
import { type ParamCheck, flag, listOf, objectOf, oneOf, text, textList } from './param-checks.ts';
import { objectsOf, strings, textMember } from './rule-params.ts';
import { patternsOf } from './rule-patterns.ts';
import { searchable } from './searchable-text.ts';
import { type SearchedText, type SearchedTexts, searchedTexts } from './searched-texts.ts';
import { type Spelling, TermAutomaton } from './term-automaton.ts';

/** A term as a rule asks for it. */
export interface Term {
  readonly rule: BrandRule;
  /** As the rule writes it. */
  readonly name: string;
  readonly spellings: readonly string[];
  readonly expression: Expression | null;
  readonly wholeWords: boolean;
  readonly exactCase: boolean;
  /** What the rule says beside the term itself. */
  readonly facts: JsonObject;
}

export interface FoundTerm {
  readonly term: Term;
  readonly text: SearchedText;
  readonly start: number;
  readonly end: number;
}

/** The parameter `terms` of the checks on terms. */
export function termList(facts: Readonly<Record<string, ParamCheck>>): ParamCheck {
  return listOf(
    objectOf({ term: text, match: oneOf('word', 'part'), case: oneOf('ignore', 'exact'), ...facts }, ['term']),
  );
}

export const FORMS = { forms: textList };

export const skipParams = { skip_quotes: flag, skip_code: flag };

/** A pattern is a term, or `/…/flags`. */
export function termProblem(pattern: string): string | null {
  return pattern.trim() === '' ? 'A term has at least one character.' : null;
}

/** How a pattern is read that is a term. */
export const TERM_PATTERN = { pattern: termProblem, expressions: 'slashed' } as const;

/** The terms of a rule: those of its parameter, and those of its pattern. */
export function termsOf(rule: BrandRule, context: CheckContext, member = 'terms'): readonly Term[] {
  const written = [...objectsOf(rule, member), ...patternsOf(rule).map((term) => ({ term }))];
  return written.flatMap((facts: JsonObject) => {
    const name = textMember(facts, 'term') ?? '';
    const expression = isExpression(name) ? context.compile(name) : null;
    if (expression !== null && typeof expression !== 'function') {
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

/** All occurrences of all terms, text by text: the spellings in one pass, then the expressions. */
export function* findTerms(terms: readonly Term[], rule: BrandRule, context: CheckContext): Generator<FoundTerm> {
  if (terms.length === 0) return;
  const texts = searchedTexts(rule, context.view(rule));
  const spellings = terms.flatMap((term) => term.spellings.map((text) => ({ text: foldedCase(text), payload: term })));
  const automaton = new TermAutomaton(spellings);
  const spelled = textsWith(spellings, texts);
  const expressions = terms.filter(({ expression }) => expression !== null);
  if (expressions.length === 0) {
    for (const text of spelled) yield* literalMatches(automaton, text);
    return;
  }
  const found = expressions.map((term) => [term, expressionMatches(term, texts, context)] as const);
  const holding = new Set(spelled);
  for (const [index, text] of texts.all.entries()) {
    if (holding.has(text)) yield* literalMatches(automaton, text);
    for (const [term, matches] of found) {
      const own = matches[index];
      if (own !== undefined && own.length > 0) yield* foundIn(text, term, own);
    }
  }
}

/** More spellings than these at once are dearer for an expression than for the automaton. */
const MOST_SPELLINGS = 100;

/** The texts that may hold one of the spellings. */
function textsWith(spellings: readonly Spelling<Term>[], { all, folded }: SearchedTexts): Iterable<SearchedText> {
  const written = spellings.map(({ text }) => text).filter((text) => text !== '');
  if (written.length > MOST_SPELLINGS) return all;
  return written.length === 0 ? [] : folded.holding(new RegExp(written.map(escaped).join('|'), 'g'));
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

function* literalMatches(automaton: TermAutomaton<Term>, text: SearchedText): Generator<FoundTerm> {
  const prepared = searchable(text.text);
  let last: FoundTerm | null = null;
  for (const { start, end, payload: term } of automaton.matches(foldedCase(prepared.text))) {
    if (term.wholeWords && !(isWordBorder(prepared.text, start) && isWordBorder(prepared.text, end))) continue;
    if (term.exactCase && !term.spellings.includes(prepared.text.slice(start, end))) continue;
    const found: FoundTerm = { term, text, start: prepared.offset(start), end: prepared.offset(end - 1) + 1 };
    // A longer spelling of the same term that ends later takes the place of the one it holds.
    if (last !== null && (last.term !== term || last.end <= found.start || found.start > last.start)) yield last;
    last = found;
  }
  if (last !== null) yield last;
}

/** Of each text; of the first ones when the expression has used up its time. */
function expressionMatches(
  { expression, name }: Term,
  texts: SearchedTexts,
  context: CheckContext,
): readonly (readonly Match[])[] {
  const search = expression?.(texts.searchable);
  if (search?.isComplete === false)
    context.omit('term', `The expression ${name} of a rule takes too much time on this document.`, WHOLE_FILE);
  return search?.matches ?? [];
}

function foundIn(text: SearchedText, term: Term, matches: readonly Match[]): readonly FoundTerm[] {
  const { offset } = searchable(text.text);
  return matches
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({ term, text, start: offset(start), end: offset(end - 1) + 1 }));
}

/** Where findings on a term that does not occur stand. */
export const NOWHERE = { address: WHOLE_FILE, cause: PACKAGE };
