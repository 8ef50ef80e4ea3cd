import { indexOf } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, oneOf, param, text } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textMember, textOf } from '../../judging/read-rule-params.ts';
import { isInNotes } from '../../judging/speaker-notes.ts';
import { memoized } from '../../memoized.ts';
import { reportText, textAddress } from '../../text-search/searched-texts.ts';
import {
  findTerms,
  findTermsInProse,
  FORMS,
  IN_WHOLE_FILE,
  literalsOfTerms,
  OCCURRENCE,
  type Term,
  TERM_PATTERN,
  termList,
  termsOf,
} from './terms.ts';

const TITLE = 'Required term is missing';

/** Reports a term that is missing in the document, on a slide, or after another term (check catalogue, 3.11). */
export const termRequired = ruleCheck({
  type: 'term.required',
  severity: 'medium',
  name: 'Required term',
  summary: 'A required term does not occur in the document, on a slide, or after the term that requires it.',
  own: { ...TERM_PATTERN, patternOptional: true },
  aliases: [
    { type: 'required_term', name: 'Required term', ...TERM_PATTERN, example: { pattern: 'Northwind Traders Ltd' } },
  ],
  params: {
    terms: termList(
      { ...FORMS, after: param(text, 'Another term that this term must follow.'), ...OCCURRENCE },
      'The terms that must occur.',
    ),
    scope: defaulted(
      oneOf('document', 'slide'),
      'document',
      'Whether the terms must occur once in the document, or on every slide. Speaker notes do not count for their slide.',
    ),
  },
  needs: [['params.terms', 'pattern']],
  surfaces: TEXT_SURFACES,
  example: { params: { terms: [{ term: 'Northwind Traders Ltd' }] } },
  literals: literalsOfTerms,
  *find(rule, context) {
    const terms = termsOf(rule, context);
    yield* missingTerms(
      rule,
      context,
      terms.filter(({ facts }) => facts['after'] === undefined),
    );
    for (const term of terms) {
      const after = textMember(term.facts, 'after');
      if (after !== null) yield* missingAfter(rule, context, term, after);
    }
  },
});

function* missingTerms(rule: BrandRule, context: CheckContext, terms: readonly Term[]): Generator<Occurrence> {
  if (terms.length === 0) return;
  const found = new Map<Term, Set<number | null>>();
  const perSlide = textOf(rule, 'scope') === 'slide';
  for (const { term, text: searched } of findTerms(terms, rule, context)) {
    const address = textAddress(searched);
    if (perSlide && isInNotes(address)) continue;
    memoized(found, term, () => new Set<number | null>()).add(indexOf(address, 'slide'));
  }
  for (const term of terms) {
    const slides = found.get(term);
    if (!perSlide) {
      if (slides === undefined)
        yield report(rule, {
          title: TITLE,
          detail: `"${term.name}" does not occur.`,
          value: term.name,
          ...IN_WHOLE_FILE,
        });
      continue;
    }
    for (const { address, slide } of context.view(rule).slides) {
      if (slide === null || slides?.has(slide.index)) continue;
      yield report(rule, {
        title: TITLE,
        detail: `"${term.name}" does not occur on the slide.`,
        address,
        cause: PACKAGE,
        value: term.name,
      });
    }
  }
}

/** Reports where the term does not follow another one: `®` after the first `Acme`, or after every one. */
function* missingAfter(rule: BrandRule, context: CheckContext, term: Term, after: string): Generator<Occurrence> {
  const first = term.facts['occurrence'] !== 'every';
  const anchor: Term = { ...term, name: after, spellings: [after], expression: null };
  for (const { text: searched, start, end } of findTermsInProse([anchor], rule, context)) {
    if (!searched.text.slice(end).trimStart().startsWith(term.name)) {
      const advice = `: "${term.name}" has to follow.`;
      yield reportText(rule, searched, { title: TITLE, start, end, value: `${after} ${term.name}`, advice });
    }
    if (first) return;
  }
}
