import { removalFix } from '../../fixing/removal-fix.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Reports a slide that is hidden in the show (check catalogue, 3.14). */
export const hiddenSlide = ruleCheck({
  type: 'hidden.slide',
  severity: 'medium',
  formats: ['pptx'],
  name: 'No hidden slides',
  summary: 'A slide is hidden in the slide show.',
  fix: 'Removes the slide, if removals are asked for.',
  *find(rule, context) {
    for (const { slide, address, part } of context.view(rule).slides) {
      if (slide?.hidden !== true) continue;
      yield report(rule, {
        title: 'Hidden slide',
        detail: ({ length }) =>
          length === 1 ? 'The slide is hidden in the show.' : `${length} slides are hidden in the show.`,
        address,
        cause: { ...PACKAGE, part },
        groupedBy: 'document',
        fix: () => removalFix('slide', part),
      });
    }
  },
});
