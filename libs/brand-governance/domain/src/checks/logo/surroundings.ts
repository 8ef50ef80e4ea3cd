import { anchorOf, type Box, locationOf } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { LocatedShape } from '../../document-view/located-content.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { reportShape } from '../../judging/rule-check.ts';
import { findLogos } from './logos.ts';

interface Neighbour {
  readonly located: LocatedShape;
  readonly box: Box;
  readonly isAbove: boolean;
}

/**
 * Every logo with the other shapes of its slide, layout or master, and with those of the slides on which a layout or master
 * shows it.
 */
export function* surroundings(rule: BrandRule, context: CheckContext) {
  for (const { logo, located } of findLogos(rule, context)) {
    const box = located.shape.frame?.bounds;
    if (box === undefined) continue;
    const { shapes, part } = located.container;
    const at = shapes.indexOf(located);
    const shownOn = context.view(rule).slides.filter(({ slide }) => slide?.layers.some((layer) => layer.part === part));
    const others = [
      ...shapes.flatMap((other, index) => (other === located ? [] : neighbour(located, other, index > at))),
      ...shownOn.flatMap((slide) => slide.shapes.flatMap((other) => neighbour(located, other, true))),
    ];
    yield { logo, located, box, others };
  }
}

/**
 * A shape as a neighbour of a logo; none for what cannot be seen. Groups are left out, since they are as large as their
 * children.
 */
function neighbour(logo: LocatedShape, located: LocatedShape, isAbove: boolean): readonly Neighbour[] {
  const { frame, kind, hidden } = located.shape;
  const counts = frame !== null && kind !== 'group' && !hidden && located.parent !== logo;
  return counts ? [{ located, box: frame.bounds, isAbove }] : [];
}

/** An occurrence on two shapes. What a slide does to the logo of its layout is reported on the slide. */
export function reportPair(
  rule: BrandRule,
  logo: LocatedShape,
  { located }: Neighbour,
  words: { readonly title: string; readonly detail: string },
): Occurrence {
  const [own, other] = located.container === logo.container ? [logo, located] : [located, logo];
  return reportShape(rule, own, {
    ...words,
    value: anchorOf(other.address),
    otherLocations: [locationOf(other.address)],
  });
}
