import { type Box, locationOf } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { PlacedShape } from '../../document-view/places.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { reportShape } from '../../judging/rule-check.ts';
import { findLogos } from './logos.ts';

interface Neighbour {
  readonly placed: PlacedShape;
  readonly box: Box;
  readonly isAbove: boolean;
}

/** Every logo with the other shapes of its sheet, and with those of the slides that a layout or master shows it on. */
export function* surroundings(rule: BrandRule, context: CheckContext) {
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
export function reportPair(
  rule: BrandRule,
  logo: PlacedShape,
  { placed }: Neighbour,
  words: { readonly title: string; readonly detail: string },
): Occurrence {
  const [own, other] = placed.sheet === logo.sheet ? [logo, placed] : [placed, logo];
  return reportShape(rule, own, { ...words, besides: [locationOf(other.address)] });
}
