import type { Box, SlideSize } from '@livery/office-model';
import type { DocumentView } from '../../document-view/document-view.ts';
import type { LocatedShape } from '../../document-view/located-content.ts';
import { isOutside } from '../../document-view/parked-shapes.ts';
import { POSITION_UNKNOWN } from '../../document-view/position-unknown.ts';
import type { CheckContext } from '../../judging/check.ts';
import { counted, lengthInWords } from '../../judging/in-words.ts';
import { defaulted, emu, flag } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf } from '../../judging/read-rule-params.ts';
import { type BoundedShape, distancesWithin, ownShapes, type Side, SIDES } from './slide-shapes.ts';

const OFF_PARAMS = {
  tolerance_emu: defaulted(
    emu,
    91_440,
    'How far a shape can extend beyond the edge in EMU (360,000 EMU are one centimetre).',
  ),
  fully_only: defaulted(
    flag,
    false,
    'Whether only shapes that lie completely outside are reported, including text boxes beside a slide.',
  ),
};

/**
 * Reports a shape whose box, after groups and rotation, reaches beyond the slide, and an anchored drawing beyond its page. The shapes
 * that lie completely beside one slide are one finding (check catalogue, 3.10). Text boxes there are notes of authors and no deviation, unless a
 * rule asks for what lies completely outside.
 */
export const shapeOffSlide = ruleCheck({
  type: 'shape.off_slide',
  severity: 'medium',
  name: 'Shapes on the slide',
  summary:
    'A shape extends beyond the slide or lies outside it. Text boxes that lie completely beside a slide are notes of its authors, and are not reported. In text documents an anchored drawing extends beyond its page or lies outside it.',
  params: OFF_PARAMS,
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance_emu', OFF_PARAMS.tolerance_emu.default);
    const fullyOnly = flagOf(rule, 'fully_only', OFF_PARAMS.fully_only.default);
    const { model } = context;
    for (const { located, bounds, size, isCertain } of shapesOnPages(context, context.view(rule))) {
      if (isAuthorsNote(located) && !fullyOnly) continue;
      const [side, distance] = farthest(bounds, size);
      const isBeside = isOutside(bounds, size);
      if (distance <= tolerance || (fullyOnly && !isBeside)) {
        if (!isCertain) context.omit('position', POSITION_UNKNOWN, located.address);
        continue;
      }
      const { name } = located.shape;
      const how = isBeside ? 'completely outside, beyond' : `${lengthInWords(distance)} outside`;
      const title = `Shape reaches beyond the ${model.format === 'pptx' ? 'slide' : 'page'}`;
      yield reportShape(rule, located, {
        title,
        detail: ({ length }) =>
          length === 1
            ? `"${name}" lies ${how} the ${side} edge.`
            : `"${name}" and ${counted(length - 1, 'other shape')} lie completely outside the slide.`,
        groupedBy: isBeside && model.format === 'pptx' ? 'slide' : 'place',
      });
    }
  },
});

/** A text box beside a slide. Shapes with text and placeholders got there by accident. */
function isAuthorsNote({ parked, text, shape }: LocatedShape): boolean {
  return parked && shape.textBox && shape.placeholder === null && text.trim() !== '';
}

/** The size of a page that is not known. No shape reaches beyond its right or lower edge. */
const SOME_PAGE: SlideSize = { width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER };

interface OnPage extends BoundedShape {
  readonly size: SlideSize;
  /** Whether the position is known completely. */
  readonly isCertain: boolean;
}

/** The shapes whose position is known at least in part, with the size of their slide or page. */
function shapesOnPages({ model }: CheckContext, view: DocumentView): readonly OnPage[] {
  if (model.format === 'pptx') {
    return view.slides.flatMap(ownShapes).map((located) => ({ ...located, size: model.slideSize, isCertain: true }));
  }
  return view.shapes.flatMap((located): OnPage[] => {
    const { anchorPosition: position, frame, hidden } = located.shape;
    if (position === null || frame === null || hidden) return [];
    const { x, y, page } = position;
    if (x !== null && y !== null && page !== null) {
      return [{ located, bounds: frame.bounds, size: page, isCertain: true }];
    }
    // A direction that is not known counts as one in which the drawing fills its page.
    const size = page ?? SOME_PAGE;
    const { width, height } = frame.box;
    const across = x === null ? { x: 0, width: size.width } : { x, width };
    const bounds = { ...across, ...(y === null ? { y: 0, height: size.height } : { y, height }) };
    return [{ located, bounds, size, isCertain: false }];
  });
}

/** The edge of the slide or page that a box reaches beyond farthest, with the distance in EMU. */
function farthest(box: Box, size: SlideSize): readonly [side: Side, distance: number] {
  const distances = distancesWithin(box, size);
  const least = Math.min(...distances);
  return [SIDES[distances.indexOf(least)] ?? 'left', -least];
}
