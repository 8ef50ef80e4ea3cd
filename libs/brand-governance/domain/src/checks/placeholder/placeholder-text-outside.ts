import type { Container } from '../../document-view/located-content.ts';
import { trimmedText } from '../../document-view/titles.ts';
import { named } from '../../judging/in-words.ts';
import { defaulted, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { isEmpty, plainType } from './placeholders.ts';

const MAX_CHARS = 100_000;

const OUTSIDE_PARAMS = {
  min_chars: defaulted(
    wholeNumberFrom(1, MAX_CHARS),
    40,
    'The minimum number of characters of a text box that is reported.',
  ),
};

/** Reports a text box with text while the layout's placeholder for text is empty (check catalogue, 3.6). */
export const placeholderTextOutside = ruleCheck({
  type: 'placeholder.text_outside',
  severity: 'low',
  formats: ['pptx'],
  name: 'Text in placeholders',
  summary: 'A text box contains text while a text placeholder of the layout is empty.',
  params: OUTSIDE_PARAMS,
  *find(rule, context) {
    const least = numberOf(rule, 'min_chars', OUTSIDE_PARAMS.min_chars.default);
    for (const container of context.view(rule).slides) {
      if (!hasEmptyTextPlaceholder(container)) continue;
      for (const located of container.shapes) {
        const { length } = trimmedText(located);
        if (located.shape.placeholder !== null || located.shape.kind !== 'shape' || length < least) continue;
        const detail = `${named('shape', located.shape.name)} holds ${length} characters while the body placeholder of the layout is empty.`;
        yield reportShape(rule, located, { title: 'Text stands outside a placeholder', detail });
      }
    }
  },
});

/** Whether the layout has a placeholder for text that the slide leaves empty, or has deleted. */
function hasEmptyTextPlaceholder({ slide, shapes }: Container): boolean {
  return (slide?.layoutPlaceholders ?? []).some((offered) => {
    if (plainType(offered.type) !== 'body' && offered.type !== 'obj') return false;
    const filled = shapes.some((located) => located.shape.placeholder?.index === offered.index && !isEmpty(located));
    return !filled;
  });
}
