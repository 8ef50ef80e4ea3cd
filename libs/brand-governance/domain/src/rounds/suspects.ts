import type { Finding } from '../finding.ts';
import type { FixProposal } from '../fixing/propose-fixes.ts';
import { isCause, pageOfLocation, shapeOf } from './regions.ts';

/** Where the findings of a proposal stand, and where it writes. */
export type PlacesOf = (proposal: FixProposal) => readonly string[];

/**
 * The proposals that may have caused new findings: those for the same shape or paragraph, else those of the same slide, else those that
 * change what many places share. When none of them is near, it is the later half of all proposals, which are the less important ones.
 * @param isLast whether no further round can look farther away: all of the near ones are taken
 */
export function suspectsOf(
  fresh: readonly Finding[],
  written: readonly FixProposal[],
  placesOf: PlacesOf,
  isLast: boolean,
): ReadonlySet<FixProposal> {
  const tiers = [near(written, placesOf, shapeOf), near(written, placesOf, pageOfLocation), shared(written)];
  const suspects = new Set<FixProposal>();
  for (const { locations } of fresh) {
    const found = tiers.map((tier) => tier(locations)).filter((proposals) => proposals.length > 0);
    for (const proposal of (isLast ? found : found.slice(0, 1)).flat()) suspects.add(proposal);
  }
  return suspects.size > 0 ? suspects : new Set(isLast ? written : written.slice(Math.floor(written.length / 2)));
}

type Tier = (locations: readonly string[]) => readonly FixProposal[];

/** Finds the proposals with a place in the same region. */
function near(written: readonly FixProposal[], placesOf: PlacesOf, regionOf: (location: string) => string): Tier {
  const byRegion = new Map<string, FixProposal[]>();
  for (const proposal of written) {
    for (const region of new Set(placesOf(proposal).map(regionOf))) {
      const known = byRegion.get(region);
      if (known === undefined) byRegion.set(region, [proposal]);
      else known.push(proposal);
    }
  }
  return (locations) => locations.flatMap((location) => byRegion.get(regionOf(location)) ?? []);
}

function shared(written: readonly FixProposal[]): Tier {
  const causes = written.filter(({ edit }) => isCause(edit.location));
  return () => causes;
}
