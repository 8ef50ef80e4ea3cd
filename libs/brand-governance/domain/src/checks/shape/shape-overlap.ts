import { anchorOf, areaOf, type Box, locationOf, sharedArea } from '@livery/office-model';
import { trimmedText } from '../../document-view/titles.ts';
import { defaulted, flag, numberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf } from '../../judging/read-rule-params.ts';
import { type BoundedShape, ownShapes } from './slide-shapes.ts';

const OVERLAP_PARAMS = {
  min_share: defaulted(
    numberFrom(0, 1),
    0.25,
    'The minimum share of the smaller shape that must be covered, from 0 to 1.',
  ),
  text_only: defaulted(flag, true, 'Whether only shapes with text are compared.'),
};

/** A label takes at most this share of its box, so that the box has room for its own text. */
const LABEL_SHARE = 0.5;

/** Reports two text shapes that cover each other, apart from labels inside their boxes (check catalogue, 3.10). */
export const shapeOverlap = ruleCheck({
  type: 'shape.overlap',
  severity: 'low',
  formats: ['pptx'],
  name: 'No overlapping texts',
  summary: 'Two shapes with text overlap. A label inside the box below it does not count.',
  params: OVERLAP_PARAMS,
  *find(rule, context) {
    const least = numberOf(rule, 'min_share', OVERLAP_PARAMS.min_share.default);
    const textOnly = flagOf(rule, 'text_only', OVERLAP_PARAMS.text_only.default);
    for (const container of context.view(rule).slides) {
      const shapes = ownShapes(container).filter(
        ({ located }) => !located.parked && (!textOnly || trimmedText(located) !== ''),
      );
      for (const { one, two, share } of overlaps(shapes, least)) {
        const names = `"${one.located.shape.name}" and "${two.located.shape.name}"`;
        yield reportShape(rule, one.located, {
          title: 'Text shapes cover each other',
          detail: `${names} share ${Math.round(share * 100)} % of the smaller one.`,
          value: anchorOf(two.located.address),
          otherLocations: [locationOf(two.located.address)],
        });
      }
    }
  },
});

/** The pairs of shapes that share an area, found from left to right. Only shapes whose horizontal ranges meet are compared. */
function* overlaps(shapes: readonly BoundedShape[], least: number) {
  const order = new Map(shapes.map((shape, index) => [shape, index]));
  const sorted = shapes.toSorted((a, b) => a.bounds.x - b.bounds.x);
  for (const [index, left] of sorted.entries()) {
    const end = left.bounds.x + left.bounds.width;
    for (let next = index + 1; next < sorted.length; next += 1) {
      const right = sorted[next];
      if (right === undefined || right.bounds.x >= end) break;
      const share = shareOf(left.bounds, right.bounds);
      if (share < least || share === 0) continue;
      const isInOrder = (order.get(left) ?? 0) < (order.get(right) ?? 0);
      const [one, two] = isInOrder ? [left, right] : [right, left];
      if (!isLabel(two, one)) yield { one, two, share };
    }
  }
}

function shareOf(one: Box, two: Box): number {
  const smaller = Math.min(areaOf(one), areaOf(two));
  return smaller === 0 ? 0 : sharedArea(one, two) / smaller;
}

/** Whether a shape is a label: it lies wholly inside a visible box below it, and leaves room for the box's own text. */
function isLabel({ bounds: label }: BoundedShape, { bounds, located }: BoundedShape): boolean {
  const { fill, line } = located.shape;
  if (fill.kind === 'none' && line.kind === 'none') return false;
  return sharedArea(label, bounds) === areaOf(label) && areaOf(label) <= areaOf(bounds) * LABEL_SHARE;
}
