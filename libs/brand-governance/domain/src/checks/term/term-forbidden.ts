import { TEXT_SURFACES } from '../../color-surface.ts';
import { defaulted, flag } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { flagOf } from '../../judging/read-rule-params.ts';
import { reportText } from '../../text-search/searched-texts.ts';
import {
  findTerms,
  findTermsInProse,
  FORMS,
  type FoundTerm,
  literalsOfTerms,
  TERM_PATTERN,
  termList,
  termsOf,
} from './terms.ts';

const SKIP_PARAMS = {
  skip_quotes: defaulted(flag, false, 'Whether a term that stands alone between quotation marks is allowed.'),
  skip_code: defaulted(
    flag,
    true,
    'Whether terms in what is no prose are allowed: in code, addresses, paths, identifiers and results of fields.',
  ),
};

const OPENING = '"“„«‘';
const CLOSING = '"”“»’';

/** Reports a term that documents must not contain (check catalogue, 3.11). The replacement of a rule is shown as a hint. */
export const termForbidden = ruleCheck({
  type: 'term.forbidden',
  severity: 'high',
  name: 'Forbidden term',
  summary: 'A forbidden term occurs. Terms across runs, soft hyphens and line breaks are found, too.',
  own: { ...TERM_PATTERN, patternOptional: true },
  aliases: [
    {
      type: 'forbidden_term',
      name: 'Forbidden term',
      ...TERM_PATTERN,
      example: { pattern: 'guaranteed', replacement: 'expected' },
    },
  ],
  params: { terms: termList(FORMS, 'The terms that must not occur.'), ...SKIP_PARAMS },
  needs: [['params.terms', 'pattern']],
  surfaces: TEXT_SURFACES,
  example: { params: { terms: [{ term: 'guaranteed', forms: ['guarantee'] }] } },
  literals: literalsOfTerms,
  *find(rule, context) {
    const skipQuotes = flagOf(rule, 'skip_quotes', SKIP_PARAMS.skip_quotes.default);
    const skipCode = flagOf(rule, 'skip_code', SKIP_PARAMS.skip_code.default);
    const hint = rule.replacement === null ? '.' : `: use "${rule.replacement}".`;
    const find = skipCode ? findTermsInProse : findTerms;
    for (const found of find(termsOf(rule, context), rule, context)) {
      if (skipQuotes && isQuoted(found)) continue;
      const { text, start, end, term } = found;
      yield reportText(rule, text, { title: 'Forbidden term', start, end, value: term.name, advice: hint });
    }
  },
});

/** Whether the term alone stands between quotation marks. */
function isQuoted({ text, start, end }: FoundTerm): boolean {
  return (
    start > 0 &&
    OPENING.includes(text.text.charAt(start - 1)) &&
    end < text.text.length &&
    CLOSING.includes(text.text.charAt(end))
  );
}
