import { type Box, locationOf, sharedArea } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { lengthInWords } from '../../document-view/lengths.ts';
import type { PlacedShape } from '../../document-view/places.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, numberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/rule-params.ts';
import { EXAMPLE_LOGOS, findLogos, LOGO_NEEDS, LOGO_PARAMS } from './logos.ts';

const PARAMS = {
  space: defaulted(numberFrom(0, 10), 0.5, 'The space that stays clear around the logo, as a multiple of its height.'),
};

/** Something comes too near to the logo (check catalogue, 3.3). */
export const logoClearSpace = ruleCheck({
  type: 'logo.clear_space',
  severity: 'medium',
  formats: ['pptx'],
  name: 'Clear space around the logo',
  summary: 'A shape comes nearer to the logo than its clear space allows.',
  params: { ...LOGO_PARAMS, ...PARAMS },
  needs: LOGO_NEEDS,
  example: { params: { ...EXAMPLE_LOGOS, space: 0.5 } },
  *find(rule, context) {
    const space = numberOf(rule, 'space', PARAMS.space.default);
    for (const { box, placed, others } of surroundings(rule, context)) {
      const required = box.height * space;
      for (const other of others) {
        const away = distanceOf(box, other.box);
        if (away >= required || sharedArea(box, other.box) > 0) continue;
        const detail = `"${other.placed.shape.name}" is ${lengthInWords(away)} away, required ${lengthInWords(required)}.`;
        yield reportPair(rule, placed, other, { title: 'Clear space of the logo is not kept', detail });
      }
    }
  },
});

/** Something lies over or under the logo (check catalogue, 3.3). */
export const logoOverlap = ruleCheck({
  type: 'logo.overlap',
  severity: 'medium',
  formats: ['pptx'],
  name: 'Logo uncovered',
  summary: 'A shape lies over or under the logo.',
  params: LOGO_PARAMS,
  needs: LOGO_NEEDS,
  example: { params: EXAMPLE_LOGOS },
  *find(rule, context) {
    for (const { box, placed, others, logo } of surroundings(rule, context)) {
      for (const other of others) {
        if (sharedArea(box, other.box) === 0) continue;
        const detail = `"${other.placed.shape.name}" lies ${other.isAbove ? 'over' : 'under'} the logo "${logo.id}".`;
        yield reportPair(rule, placed, other, { title: 'Something covers the logo', detail });
      }
    }
  },
});

interface Neighbour {
  readonly placed: PlacedShape;
  readonly box: Box;
  readonly isAbove: boolean;
}

/** Every logo with the other shapes of its sheet, and with those of the slides that a layout or master shows it on. */
function* surroundings(rule: BrandRule, context: CheckContext) {
  for (const { logo, placed } of findLogos(rule, context)) {
    const box = placed.shape.frame?.bounds;
    if (box === undefined) continue;
    const { shapes, part } = placed.sheet;
    const at = shapes.indexOf(placed);
    const shownOn = context.view(rule).slides.filter(({ slide }) => slide?.layers.some((layer) => layer.part === part));
    const others = [
      ...shapes.flatMap((other, index) => (other === placed ? [] : neighbour(placed, other, index > at))),
      ...shownOn.flatMap((slide) => slide.shapes.flatMap((other) => neighbour(placed, other, true))),
    ];
    yield { logo, placed, box, others };
  }
}

/** What can be seen beside a logo: groups are as large as their children. */
function neighbour(logo: PlacedShape, placed: PlacedShape, isAbove: boolean): readonly Neighbour[] {
  const { frame, kind, hidden } = placed.shape;
  const counts = frame !== null && kind !== 'group' && !hidden && placed.parent !== logo;
  return counts ? [{ placed, box: frame.bounds, isAbove }] : [];
}

/** What a slide does to the logo of its layout is mended on the slide. */
function reportPair(
  rule: BrandRule,
  logo: PlacedShape,
  { placed }: Neighbour,
  words: { readonly title: string; readonly detail: string },
): Occurrence {
  const [own, other] = placed.sheet === logo.sheet ? [logo, placed] : [placed, logo];
  return reportShape(rule, own, { ...words, besides: [locationOf(other.address)] });
}

function distanceOf(one: Box, two: Box): number {
  const across = Math.max(0, two.x - one.x - one.width, one.x - two.x - two.width);
  const down = Math.max(0, two.y - one.y - one.height, one.y - two.y - two.height);
  return Math.hypot(across, down);
}
