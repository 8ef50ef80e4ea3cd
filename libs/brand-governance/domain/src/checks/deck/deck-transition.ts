import { listInWords } from '../../judging/in-words.ts';
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
      const name = slide.transition;
      yield report(rule, {
        title: 'Transition is not allowed',
        detail: ({ length }) =>
          `${length === 1 ? 'The transition is' : `${length} slides have the transition`} "${name}"; ${allowedInWords(allowed)}.`,
        address,
        cause: { ...PACKAGE, part },
        value: name,
        groupedBy: 'document',
      });
    }
  },
});

function allowedInWords(allowed: readonly string[]): string {
  if (allowed.length === 0) return 'none is allowed';
  return `allowed ${allowed.length === 1 ? 'is' : 'are'} ${listInWords(allowed)}`;
}
