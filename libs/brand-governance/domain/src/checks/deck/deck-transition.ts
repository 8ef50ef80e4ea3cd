import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';

const TRANSITION_PARAMS = {
  allow_transitions: defaulted(
    textList,
    ['fade'],
    'Names of transitions that are allowed, as the file writes them, such as `fade` or `push`.',
  ),
};

/** Reports a slide with a transition that is not allowed (check catalogue, 3.16). */
export const deckTransition = ruleCheck({
  type: 'deck.transition',
  severity: 'low',
  formats: ['pptx'],
  name: 'Transitions',
  summary: 'A slide has a transition that is not allowed.',
  params: TRANSITION_PARAMS,
  *find(rule, context) {
    const allowed = textsOf(rule, 'allow_transitions', TRANSITION_PARAMS.allow_transitions.default);
    for (const { slide, address, part } of context.view(rule).slides) {
      if (slide?.transition == null || slide.transition === 'plain' || allowed.includes(slide.transition)) continue;
      const detail = `"${slide.transition}", allowed: ${allowed.join(', ')}.`;
      yield report(rule, {
        title: 'Transition is not allowed',
        detail,
        address,
        cause: { ...PACKAGE, part },
        value: slide.transition,
        groupedBy: 'document',
      });
    }
  },
});
