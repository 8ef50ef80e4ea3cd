import type { Box, SlideSize } from '@livery/office-model';
import type { LocatedShape } from '../../document-view/located-content.ts';
import { isOutside } from '../../document-view/parked-shapes.ts';
import { trimmedText } from '../../document-view/titles.ts';
import { lengthInWords, named } from '../../judging/in-words.ts';
import { defaulted, emu, flag, listOf } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numbersOf } from '../../judging/read-rule-params.ts';
import { distancesWithin, ownShapes, type Side, SIDES } from './slide-shapes.ts';

const MARGIN = 457_200;
/** Half a millimetre, which nobody sees. Values that Office converts from inches or points differ by so much. */
const TOLERANCE = 18_000;

const MARGIN_PARAMS = {
  margin_emu: defaulted(
    listOf(emu),
    [MARGIN, MARGIN, MARGIN, MARGIN],
    'The left, top, right and bottom margins in EMU (360,000 EMU are one centimetre). A margin that is left out has its default.',
  ),
  ignore_backgrounds: defaulted(flag, true, 'Whether shapes without text that reach from edge to edge are ignored.'),
};

/**
 * Reports a shape that reaches into the margin. Shapes that lie where their layout puts them are left alone (check catalogue,
 * 3.10).
 */
export const shapeOutsideMargin = ruleCheck({
  type: 'shape.outside_margin',
  severity: 'low',
  formats: ['pptx'],
  name: 'Shapes within the margins',
  summary: 'A shape lies in the margin of the slide. Half a millimetre is tolerated.',
  params: MARGIN_PARAMS,
  *find(rule, context) {
    const margins = numbersOf(rule, 'margin_emu') ?? [];
    const ignoreBackgrounds = flagOf(rule, 'ignore_backgrounds', MARGIN_PARAMS.ignore_backgrounds.default);
    if (context.model.format !== 'pptx') return;
    const size = context.model.slideSize;
    for (const { located, bounds } of context.view(rule).slides.flatMap(ownShapes)) {
      if (located.shape.ownBox === null || (ignoreBackgrounds && isBackground(located, bounds, size))) continue;
      const distances = distancesWithin(bounds, size);
      const wrong = SIDES.findIndex((_, index) => (distances[index] ?? 0) + TOLERANCE < (margins[index] ?? MARGIN));
      const side = SIDES[wrong];
      const distance = distances[wrong] ?? 0;
      if (side === undefined || isOutside(bounds, size)) continue;
      const where = distance < 0 ? 'beyond' : `${lengthInWords(distance)} from`;
      const detail = `${named('shape', located.shape.name)} ${begins(side)} ${where} the ${side} edge; the margin is ${lengthInWords(margins[wrong] ?? MARGIN)}.`;
      yield reportShape(rule, located, { title: 'Shape lies in the margin', detail });
    }
  },
});

function begins(side: Side): string {
  return side === 'left' || side === 'top' ? 'begins' : 'ends';
}

/** Whether a shape is a background: it has no text and reaches from one edge of the slide to the opposite one. */
function isBackground(located: LocatedShape, box: Box, size: SlideSize): boolean {
  const [left = 0, top = 0, right = 0, bottom = 0] = distancesWithin(box, size);
  return trimmedText(located) === '' && ((left <= 0 && right <= 0) || (top <= 0 && bottom <= 0));
}
