import { areaOf, type Box, locationOf, sharedArea, type SlideSize } from '@livery/office-model';
import type { DocumentView } from '../../document-view/document-view.ts';
import { lengthInWords } from '../../document-view/lengths.ts';
import { isInSmartArt, type PlacedShape, type PlacedSheet } from '../../document-view/places.ts';
import { bodyText } from '../../document-view/titles.ts';
import { UNPLACED } from '../../document-view/unplaced.ts';
import type { CheckContext } from '../../judging/check.ts';
import { defaulted, emu, flag, listOf, numberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf, numbersOf } from '../../judging/rule-params.ts';

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
type Side = (typeof SIDES)[number];

const MARGIN = 457_200;
const OFF_PARAMS = {
  tolerance_emu: defaulted(
    emu,
    91_440,
    'How far a shape may reach beyond the edge, in EMU (360,000 to the centimetre).',
  ),
  fully_only: defaulted(flag, false, 'Whether only shapes that lie completely outside are reported.'),
};
const OVERLAP_PARAMS = {
  min_share: defaulted(numberFrom(0, 1), 0.25, 'Which share of the smaller shape has to be covered, from 0 to 1.'),
  text_only: defaulted(flag, true, 'Whether only shapes with text are compared.'),
};
const TINY_PARAMS = {
  min_emu: defaulted(emu, 45_720, 'The least width and height of a shape in EMU (360,000 to the centimetre).'),
};
const MARGIN_PARAMS = {
  margin_emu: defaulted(
    listOf(emu),
    [MARGIN, MARGIN, MARGIN, MARGIN],
    'The margins left, top, right and bottom in EMU (360,000 to the centimetre); the default for one that is left out.',
  ),
  ignore_backgrounds: defaulted(flag, true, 'Whether shapes without text that reach from edge to edge are left out.'),
};

/** The box of a shape, after groups and rotation, lies outside the slide, that of an anchored drawing outside its page (check catalogue, 3.10). */
export const shapeOffSlide = ruleCheck({
  type: 'shape.off_slide',
  severity: 'medium',
  name: 'Shapes on the slide',
  summary: 'A shape reaches beyond the slide, an anchored drawing beyond its page, or lies beside it.',
  params: OFF_PARAMS,
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance_emu', OFF_PARAMS.tolerance_emu.default);
    const fullyOnly = flagOf(rule, 'fully_only', OFF_PARAMS.fully_only.default);
    const { model } = context;
    for (const { placed, bounds, size, isCertain } of placedOn(context, context.view(rule))) {
      const [side, distance] = farthest(bounds, size);
      const isBeside = sharedArea(bounds, { x: 0, y: 0, ...size }) === 0 && isOutside(bounds, size);
      if (distance <= tolerance || (fullyOnly && !isBeside)) {
        if (!isCertain) context.omit('position', UNPLACED, placed.address);
        continue;
      }
      const { name } = placed.shape;
      const how = isBeside ? 'completely outside, beyond' : `${lengthInWords(distance)} outside`;
      const detail = `"${name}" lies ${how} the ${side} edge.`;
      const title = `Shape reaches beyond the ${model.format === 'pptx' ? 'slide' : 'page'}`;
      yield reportShape(rule, placed, { title, detail });
    }
  },
});

/** Beyond the right and the lower edge of a page that is not known lies nothing. */
const SOME_PAGE: SlideSize = { width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER };

interface OnPage extends Placed {
  readonly size: SlideSize;
  /** Nothing of where it lies is unknown. */
  readonly isCertain: boolean;
}

/** The shapes of whose places something is known, with the size of their slide or page. */
function placedOn({ model }: CheckContext, view: DocumentView): readonly OnPage[] {
  if (model.format === 'pptx') {
    return view.slides.flatMap(ownShapes).map((placed) => ({ ...placed, size: model.slideSize, isCertain: true }));
  }
  return view.shapes.flatMap((placed): OnPage[] => {
    const { anchorPosition: spot, frame, hidden } = placed.shape;
    if (spot === null || frame === null || hidden) return [];
    const { x, y, page } = spot;
    if (x !== null && y !== null && page !== null) {
      return [{ placed, bounds: frame.bounds, size: page, isCertain: true }];
    }
    // A direction that is not known counts as one in which the drawing fills its page.
    const size = page ?? SOME_PAGE;
    const { width, height } = frame.box;
    const across = x === null ? { x: 0, width: size.width } : { x, width };
    const bounds = { ...across, ...(y === null ? { y: 0, height: size.height } : { y, height }) };
    return [{ placed, bounds, size, isCertain: false }];
  });
}

/** Two text shapes cover each other (check catalogue, 3.10). */
export const shapeOverlap = ruleCheck({
  type: 'shape.overlap',
  severity: 'low',
  formats: ['pptx'],
  name: 'No overlapping texts',
  summary: 'Two shapes with text cover each other.',
  params: OVERLAP_PARAMS,
  *find(rule, context) {
    const least = numberOf(rule, 'min_share', OVERLAP_PARAMS.min_share.default);
    const textOnly = flagOf(rule, 'text_only', OVERLAP_PARAMS.text_only.default);
    for (const sheet of context.view(rule).slides) {
      const shapes = ownShapes(sheet).filter(({ placed }) => !textOnly || bodyText(placed) !== '');
      for (const { one, two, share } of overlaps(shapes, least)) {
        const names = `"${one.placed.shape.name}" and "${two.placed.shape.name}"`;
        yield reportShape(rule, one.placed, {
          title: 'Text shapes cover each other',
          detail: `${names} share ${Math.round(share * 100)} % of the smaller one.`,
          besides: [locationOf(two.placed.address)],
        });
      }
    }
  },
});

/** A shape too small to be seen; lines are thin by nature (check catalogue, 3.10). */
export const shapeTiny = ruleCheck({
  type: 'shape.tiny',
  severity: 'low',
  formats: ['pptx'],
  name: 'Shapes of visible size',
  summary: 'A shape is too small to be seen.',
  params: TINY_PARAMS,
  *find(rule, context) {
    const least = numberOf(rule, 'min_emu', TINY_PARAMS.min_emu.default);
    for (const { placed, bounds } of context.view(rule).slides.flatMap(ownShapes)) {
      const { kind, geometry, name } = placed.shape;
      const isNarrow = bounds.width < least;
      if (kind === 'connector' || geometry === 'line' || !(isNarrow || bounds.height < least)) continue;
      const size = isNarrow ? `${lengthInWords(bounds.width)} wide` : `${lengthInWords(bounds.height)} high`;
      yield reportShape(rule, placed, { title: 'Shape is too small to see', detail: `"${name}" is ${size}.` });
    }
  },
});

/** A shape reaches into the margin; what lies where its layout puts it is left alone (check catalogue, 3.10). */
export const shapeOutsideMargin = ruleCheck({
  type: 'shape.outside_margin',
  severity: 'low',
  formats: ['pptx'],
  name: 'Shapes within the margins',
  summary: 'A shape lies in the margin of the slide.',
  params: MARGIN_PARAMS,
  *find(rule, context) {
    const margins = numbersOf(rule, 'margin_emu') ?? [];
    const ignoreBackgrounds = flagOf(rule, 'ignore_backgrounds', MARGIN_PARAMS.ignore_backgrounds.default);
    if (context.model.format !== 'pptx') return;
    const size = context.model.slideSize;
    for (const { placed, bounds } of context.view(rule).slides.flatMap(ownShapes)) {
      if (placed.shape.ownBox === null || (ignoreBackgrounds && isBackground(placed, bounds, size))) continue;
      const distances = distancesWithin(bounds, size);
      const wrong = SIDES.findIndex((_, index) => (distances[index] ?? 0) < (margins[index] ?? MARGIN));
      const side = SIDES[wrong];
      const distance = distances[wrong] ?? 0;
      if (side === undefined || isOutside(bounds, size)) continue;
      const where = distance < 0 ? 'beyond' : `${lengthInWords(distance)} from`;
      const detail = `"${placed.shape.name}" ${begins(side)} ${where} the ${side} edge, margin ${lengthInWords(margins[wrong] ?? MARGIN)}.`;
      yield reportShape(rule, placed, { title: 'Shape lies in the margin', detail });
    }
  },
});

interface Placed {
  readonly placed: PlacedShape;
  readonly bounds: Box;
}

/** What a slide draws itself, by its leaves: groups are as large as their children. */
function ownShapes({ shapes }: PlacedSheet): readonly Placed[] {
  return shapes.flatMap(leafOf);
}

function leafOf(placed: PlacedShape): Placed | readonly never[] {
  const { kind, frame, hidden } = placed.shape;
  if (kind === 'group' || frame === null || hidden || isInSmartArt(placed)) return [];
  return { placed, bounds: frame.bounds };
}

/** Distances from the edges of the slide: left, top, right, bottom; negative beyond them. */
function distancesWithin({ x, y, width, height }: Box, size: SlideSize): readonly number[] {
  return [x, y, size.width - x - width, size.height - y - height];
}

/** The edge that a box lies farthest outside of, with the distance. */
function farthest(box: Box, size: SlideSize): readonly [side: Side, distance: number] {
  const distances = distancesWithin(box, size);
  const least = Math.min(...distances);
  return [SIDES[distances.indexOf(least)] ?? 'left', -least];
}

function isOutside({ x, y, width, height }: Box, size: SlideSize): boolean {
  return x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0;
}

function begins(side: Side): string {
  return side === 'left' || side === 'top' ? 'begins' : 'ends';
}

/** Without text, and from one edge of the slide to the opposite one. */
function isBackground(placed: PlacedShape, box: Box, size: SlideSize): boolean {
  const [left = 0, top = 0, right = 0, bottom = 0] = distancesWithin(box, size);
  return bodyText(placed) === '' && ((left <= 0 && right <= 0) || (top <= 0 && bottom <= 0));
}

/** Pairs of shapes, found from left to right: only those whose widths meet are compared. */
function* overlaps(shapes: readonly Placed[], least: number) {
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
      yield { one: isInOrder ? left : right, two: isInOrder ? right : left, share };
    }
  }
}

function shareOf(one: Box, two: Box): number {
  const smaller = Math.min(areaOf(one), areaOf(two));
  return smaller === 0 ? 0 : sharedArea(one, two) / smaller;
}
