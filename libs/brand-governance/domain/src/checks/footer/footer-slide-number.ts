import { oneOf, param } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { sectionsWithoutPageNumber } from './footers-of-sections.ts';
import { footedSlides, FOOTER_PARAMS, footerTexts, missingPlaceholder, slidesWithField } from './footers-of-slides.ts';

/** Reports a slide that does not show its number (check catalogue, 3.7). */
export const footerSlideNumber = ruleCheck({
  type: 'footer.slide_number',
  severity: 'medium',
  name: 'Slide numbers',
  summary: 'A slide shows no slide number, or a section of a text document shows no page number.',
  fix: 'Adds the slide number that the layout of the slide offers.',
  fixedFormats: ['pptx'],
  params: {
    ...FOOTER_PARAMS,
    style: param(oneOf('decimal'), 'Accepted without effect. Any style of number is allowed.'),
  },
  *find(rule, context) {
    const numbered = slidesWithField(context.view(rule), 'slidenum');
    for (const container of footedSlides(rule, context)) {
      if (footerTexts(container, 'sldNum').length > 0 || numbered.has(container)) continue;
      const facts = { title: 'Slide number is missing', type: 'sldNum', shown: 'a slide number' } as const;
      yield missingPlaceholder(rule, container, facts);
    }
    yield* sectionsWithoutPageNumber(rule, context);
  },
});
