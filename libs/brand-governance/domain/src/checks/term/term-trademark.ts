import { TEXT_SURFACES } from '../../color-surface.ts';
import { defaulted, text } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { textMember } from '../../judging/read-rule-params.ts';
import { isInNotes } from '../../judging/speaker-notes.ts';
import { reportText, textAddress } from '../../text-search/searched-texts.ts';
import { findTermsInProse, FORMS, literalsOfTerms, OCCURRENCE, TERM_PATTERN, termList, termsOf } from './terms.ts';

const DEFAULT_MARK = '®';

/** Reports a name without its trademark sign, at its first occurrence or at every one (check catalogue, 3.11). */
export const termTrademark = ruleCheck({
  type: 'term.trademark',
  severity: 'low',
  name: 'Trademark sign',
  summary: 'The first occurrence of a name, or every one, has no trademark sign.',
  fix: 'Adds the sign.',
  own: { ...TERM_PATTERN, patternOptional: true },
  aliases: [
    { type: 'trademark', name: 'Trademark sign', ...TERM_PATTERN, example: { pattern: 'Northwind', replacement: '™' } },
  ],
  params: {
    marks: termList(
      {
        ...FORMS,
        mark: defaulted(
          text,
          DEFAULT_MARK,
          'The sign that must follow the name. If it is left out, the `replacement` of the rule is used, or else the default.',
        ),
        ...OCCURRENCE,
      },
      'The names that need a trademark sign.',
    ),
  },
  needs: [['params.marks', 'pattern']],
  surfaces: TEXT_SURFACES,
  example: { params: { marks: [{ term: 'Northwind', mark: '®' }] } },
  literals: (rule, compile) => literalsOfTerms(rule, compile, 'marks'),
  *find(rule, context) {
    const terms = termsOf(rule, context, 'marks');
    const awaited = new Set(terms);
    for (const { term, text: searched, start, end } of findTermsInProse(terms, rule, context)) {
      if (awaited.size === 0) break;
      if (!awaited.has(term)) continue;
      const every = term.facts['occurrence'] === 'every';
      if (!every && isInNotes(textAddress(searched))) continue;
      if (!every) awaited.delete(term);
      const mark = textMember(term.facts, 'mark') ?? rule.replacement ?? DEFAULT_MARK;
      if (searched.text.slice(end).trimStart().startsWith(mark)) continue;
      const advice = every ? `: has no ${mark}.` : `: the first one has no ${mark}.`;
      const facts = { start, end, value: term.name, advice, fix: { start: end, end, to: mark } };
      yield reportText(rule, searched, { title: 'Trademark sign is missing', ...facts });
    }
  },
});
