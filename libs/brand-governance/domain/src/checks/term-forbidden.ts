import type { FoundTerm } from './terms.ts';
import { ruleCheck } from './rule-check.ts';
import { flagOf } from './rule-params.ts';
import { isCode, textReport } from './searched-texts.ts';
import { findTerms, FORMS, literalsOfTerms, skipParams, TERM_PATTERN, termList, termsOf } from './terms.ts';

const OPENING = '"“„«‘';
const CLOSING = '"”“»’';

/** A term that documents must not contain (check catalogue, 3.11). The replacement of a rule is shown as a hint. */
export const termForbidden = ruleCheck({
  type: 'term.forbidden',
  severity: 'high',
  name: 'Forbidden term',
  summary: 'A forbidden term occurs, also across runs, soft hyphens and line breaks.',
  own: { ...TERM_PATTERN, patternOptional: true },
  aliases: [{ type: 'forbidden_term', name: 'Forbidden term', ...TERM_PATTERN }],
  params: { terms: termList(FORMS), ...skipParams },
  literals: literalsOfTerms,
  *find(rule, context) {
    const skipQuotes = flagOf(rule, 'skip_quotes', false);
    const skipCode = flagOf(rule, 'skip_code', true);
    const hint = rule.replacement === null ? '.' : `: use "${rule.replacement}".`;
    for (const found of findTerms(termsOf(rule, context), rule, context)) {
      if ((skipCode && isCode(found.text, found.start)) || (skipQuotes && isQuoted(found))) continue;
      const { text, start, end, term } = found;
      yield textReport(rule, text, { title: 'Forbidden term', start, end, value: term.name, advice: hint });
    }
  },
});

/** The term alone stands between quotation marks. */
function isQuoted({ text, start, end }: FoundTerm): boolean {
  return (
    start > 0 &&
    OPENING.includes(text.text.charAt(start - 1)) &&
    end < text.text.length &&
    CLOSING.includes(text.text.charAt(end))
  );
}
