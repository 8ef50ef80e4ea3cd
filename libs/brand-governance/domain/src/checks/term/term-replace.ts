import { TEXT_SURFACES } from '../../color-surface.ts';
import { param, text } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { reportText } from '../../text-search/searched-texts.ts';
import {
  findTermsInProse,
  FORMS,
  literalsOfTerms,
  replacementOf,
  TERM_PATTERN,
  termList,
  termsOf,
  writtenFor,
} from './terms.ts';

/** Reports a term that has an approved form (check catalogue, 3.11). */
export const termReplace = ruleCheck({
  type: 'term.replace',
  severity: 'medium',
  name: 'Approved term',
  summary: 'A term occurs that has an approved form. The proposal keeps the capital letters of the original.',
  fix: 'Writes the approved form, unless that would lose what a group of the expression has caught.',
  own: { ...TERM_PATTERN, patternOptional: true },
  aliases: [
    {
      type: 'replace_term',
      name: 'Approved term',
      ...TERM_PATTERN,
      replacementRequired: true,
      example: { pattern: 'e-mail', replacement: 'email' },
    },
  ],
  params: {
    terms: termList(
      {
        ...FORMS,
        replacement: param(text, 'The approved form. If it is left out, the `replacement` of the rule is used.'),
      },
      'The terms that have an approved form.',
    ),
  },
  needs: [
    ['params.terms', 'pattern'],
    ['params.terms[].replacement', 'replacement'],
  ],
  surfaces: TEXT_SURFACES,
  example: { params: { terms: [{ term: 'e-mail', replacement: 'email' }] } },
  literals: literalsOfTerms,
  *find(rule, context) {
    for (const found of findTermsInProse(termsOf(rule, context), rule, context)) {
      const { term, text: searched, start, end } = found;
      const replacement = replacementOf(term);
      const written = searched.text.slice(start, end);
      if (replacement === null) continue;
      const expanded = writtenFor(replacement, found);
      const approved = expanded ?? replacement;
      const to = capitalsOf(written, approved);
      if (written === approved || written === to || isPartOf(approved, searched.text, start, end)) continue;
      const fix = expanded === null ? undefined : { start, end, to };
      const facts = { start, end, value: term.name, advice: `: use "${to}".`, fix };
      yield reportText(rule, searched, { title: 'Term is not the approved one', ...facts });
    }
  },
});

/** Whether the term is part of its approved form, which stands in the text already: "Acme Group" for "Acme". */
function isPartOf(replacement: string, text: string, start: number, end: number): boolean {
  const written = text.slice(start, end);
  for (let at = replacement.indexOf(written); at !== -1; at = replacement.indexOf(written, at + 1)) {
    if (text.startsWith(replacement, start - at) && start >= at) return true;
  }
  return false;
}

/** The replacement with the capitals of what it replaces: `E-mail` gives `Email`, `E-MAIL` gives `EMAIL`. */
function capitalsOf(written: string, replacement: string): string {
  if (replacement !== replacement.toLowerCase()) return replacement;
  const letters = written.replace(/\P{L}/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return replacement.toUpperCase();
  const [first = ''] = letters;
  const isCapital = first !== '' && first !== first.toLowerCase();
  return isCapital ? `${replacement.charAt(0).toUpperCase()}${replacement.slice(1)}` : replacement;
}
