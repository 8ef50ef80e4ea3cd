import { hexOf } from '../checks/color/color-in-words.ts';
import type { FixProposal } from '../fixing/propose-fixes.ts';
import { memoized } from '../memoized.ts';
import type { NewFinding } from './finding-places.ts';
import { MovedLocations } from './moved-locations.ts';
import { Neighbourhood, type PlacesOf } from './neighbourhood.ts';
import { actsAs, kindsThatCause } from './possible-causes.ts';
import { isCause } from './regions.ts';

/**
 * The proposals that may have caused new findings: of those that can at all, for each place the nearest ones. When a round is repeated, it is
 * all that can, and then all. Who is a suspect does not depend on who else was written, so that those who were withdrawn together
 * are withdrawn again when the result is fixed.
 * @param repetitions how often the round was repeated
 */
export function suspectsOf(
  fresh: readonly NewFinding[],
  written: readonly FixProposal[],
  placesOf: PlacesOf,
  repetitions: number,
): ReadonlySet<FixProposal> {
  if (repetitions > 1) return new Set(written);
  const moved = new MovedLocations(written.map(({ edit }) => edit));
  const suspects = new Set<FixProposal>();
  const neighbourhoods = new Map<unknown, Neighbourhood>();
  for (const one of fresh) {
    const kinds = kindsThatCause(one.finding.type);
    const near = memoized(neighbourhoods, kinds, () => new Neighbourhood(ableTo(kinds, written), placesOf, moved));
    const causes = one.finding.locations.filter(isCause);
    for (const place of shownAt(one)) {
      const tiers = near.tiersOf(place, causes).map((tier) => withColorOf(one, tier));
      const found = repetitions === 0 ? tiers.slice(0, 1) : tiers;
      for (const tier of found) for (const proposal of tier) suspects.add(proposal);
    }
  }
  return suspects;
}

/**
 * Of the colours of a theme that were changed together, the one that a finding names. All of them if it names none: the colour of a background,
 * for example, is not the one that a finding about a text names.
 */
function withColorOf({ finding }: NewFinding, tier: ReadonlySet<FixProposal>): ReadonlySet<FixProposal> {
  const named = [...tier].filter(({ edit: { change } }) => {
    return change.kind === 'theme_color' && hexOf(change.to) === finding.actualColor;
  });
  return named.length > 0 ? new Set(named) : tier;
}

/** The proposals that act as one of these kinds, or all if there are none. */
function ableTo(kinds: ReturnType<typeof kindsThatCause>, written: readonly FixProposal[]): readonly FixProposal[] {
  const able = kinds === null ? written : written.filter(({ edit }) => actsAs(edit.change, kinds));
  return able.length > 0 ? able : written;
}

/** The places that show a new finding. That a value is set elsewhere than before is seen at all of its places. */
function shownAt({ finding, places }: NewFinding): readonly string[] {
  const [fresh, all] = [places, finding.locations].map((some) => some.filter((place) => !isCause(place)));
  return [fresh, all, places].find((some) => some !== undefined && some.length > 0) ?? [];
}
