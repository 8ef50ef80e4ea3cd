import { defaulted, flag } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { flagOf } from '../../judging/read-rule-params.ts';
import { sectionsByDate } from './footers-of-sections.ts';
import { footedSlides, FOOTER_PARAMS, footerTexts, missing, slidesWithField } from './footers-of-slides.ts';

const DATE_PARAMS = {
  required: defaulted(flag, false, 'Whether a date must be shown.'),
  fixed_only: defaulted(flag, false, 'Whether the date must not update by itself.'),
};

const NO_DATE = {
  title: 'Date is missing',
  describe: (slides: number) => (slides === 1 ? 'The slide shows no date.' : `${slides} slides show no date.`),
};
const CHANGING_DATE = {
  title: 'Date is not fixed',
  value: 'changing',
  describe: (slides: number) =>
    `The date of ${slides === 1 ? 'the slide' : `${slides} slides`} changes with every day.`,
};

/** Reports a slide without a date, or with one that changes by itself (check catalogue, 3.7). */
export const footerDate = ruleCheck({
  type: 'footer.date',
  severity: 'medium',
  name: 'Dates',
  summary:
    'A slide or a section shows no date although one is required, or shows a date that updates by itself although it must be fixed.',
  params: { ...FOOTER_PARAMS, ...DATE_PARAMS },
  needs: [['params.required', 'params.fixed_only']],
  example: { params: { fixed_only: true } },
  *find(rule, context) {
    const required = flagOf(rule, 'required', DATE_PARAMS.required.default);
    const fixedOnly = flagOf(rule, 'fixed_only', DATE_PARAMS.fixed_only.default);
    const changing = slidesWithField(context.view(rule), 'datetime');
    for (const container of footedSlides(rule, context)) {
      const changes = changing.has(container);
      const isShown = changes || footerTexts(container, 'dt').length > 0;
      if (required && !isShown) yield missing(rule, container, NO_DATE);
      if (fixedOnly && changes) yield missing(rule, container, CHANGING_DATE);
    }
    yield* sectionsByDate(rule, context, { required, fixedOnly });
  },
});
