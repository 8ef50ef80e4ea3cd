import { defaulted, nullOr, text } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { textOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { TERM_PATTERN } from '../term/terms.ts';
import { sectionsWithoutFooter } from './footers-of-sections.ts';
import { footedSlides, FOOTER_PARAMS, footerTexts, missingPlaceholder, searchFor } from './footers-of-slides.ts';

/** Reports a slide that shows no footer, or another text than the required one (check catalogue, 3.7). */
export const footerMissing = ruleCheck({
  type: 'footer.missing',
  severity: 'medium',
  name: 'Footer',
  summary: 'A slide or a section of a text document shows no footer, or shows a footer without the required text.',
  fix: 'Adds the footer that the layout of the slide offers.',
  fixedFormats: ['pptx'],
  aliases: [{ type: 'required_footer', name: 'Footer', ...TERM_PATTERN, example: { pattern: 'Northwind' } }],
  params: { ...FOOTER_PARAMS, text: defaulted(nullOr(text), null, 'The text of the footer. Null: any text.') },
  example: { params: { text: 'Northwind' } },
  *find(rule, context) {
    const wanted = patternsOf(rule)[0] ?? textOf(rule, 'text');
    const { isAmong, isDrawnOn } = searchFor(wanted === null ? [''] : [wanted]);
    for (const container of footedSlides(rule, context)) {
      if (isAmong(footerTexts(container, 'ftr')) || (wanted !== null && isDrawnOn(container))) continue;
      const shown = wanted === null ? 'a footer' : `"${wanted}"`;
      yield missingPlaceholder(rule, container, { title: 'Footer is missing', type: 'ftr', shown, text: wanted });
    }
    yield* sectionsWithoutFooter(rule, context, wanted);
  },
});
