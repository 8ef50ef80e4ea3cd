import { counted } from '../../judging/in-words.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Reports the slides with animated shapes (check catalogue, 3.16). */
export const deckAnimation = ruleCheck({
  type: 'deck.animation',
  severity: 'low',
  formats: ['pptx'],
  name: 'No animations',
  summary: 'Shapes of a slide are animated.',
  *find(rule, context) {
    for (const { slide, address, part } of context.view(rule).slides) {
      if (slide === null || slide.animatedShapes === 0) continue;
      const shapes = `${counted(slide.animatedShapes, 'shape')} ${slide.animatedShapes === 1 ? 'is' : 'are'} animated.`;
      yield report(rule, {
        title: 'Animation',
        detail: ({ length }) => (length === 1 ? shapes : `${length} slides have animations.`),
        address,
        cause: { ...PACKAGE, part },
        groupedBy: 'document',
        former: { groupedBy: 'place' },
      });
    }
  },
});
