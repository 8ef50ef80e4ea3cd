import type { FixProposal } from '../fixing/propose-fixes.ts';
import { removesContent } from '../fixing/conflicts.ts';
import { memoized } from '../memoized.ts';
import type { MovedLocations } from './moved-locations.ts';
import { canvasOf, isCause, shapeOf, textOf } from './regions.ts';

/** Where the findings of a proposal stand. */
export type PlacesOf = (proposal: FixProposal) => readonly string[];

/** Written proposals by what they are near to. */
export class Neighbourhood {
  private readonly byRegion = new Map<string, Set<FixProposal>>();

  constructor(proposals: readonly FixProposal[], placesOf: PlacesOf, moved: MovedLocations) {
    for (const proposal of proposals) {
      const { location, change } = proposal.edit;
      // Each removal concerns its own place, however many places the finding has.
      const places = removesContent(change) ? [location] : placesOf(proposal);
      for (const place of places) this.add(`finding ${shapeOf(moved.placeOf(place) ?? place)}`, proposal);
      this.add('all', proposal);
      const canvas = moved.placeOf(canvasOf(location));
      if (canvas !== null) this.add(`canvas ${canvas}`, proposal);
      const place = moved.placeOf(location);
      if (place !== null) this.addAt(place, proposal);
    }
  }

  /**
   * The proposals that may have caused a finding at a place, the nearest ones first: those that write there, in the same paragraph, or in the
   * same shape; those that add shapes to the slide or give tables another look; those at the cause of the finding; those for findings in the
   * same shape; those that write on the same slide or in the same story; those that change what many places share; all others.
   */
  tiersOf(place: string, causes: readonly string[]): readonly ReadonlySet<FixProposal>[] {
    const [shape, canvas] = [shapeOf(place), canvasOf(place)];
    const regions = [
      ...[`at ${place}`, `text ${textOf(place)}`, `shape ${shape}`, `footer ${canvas}`, `table ${canvas}`],
      ...causes.map((cause) => `at ${cause}`),
      ...[`finding ${shape}`, `canvas ${canvas}`, 'margins', 'cause', 'all'],
    ];
    return regions.flatMap((region) => this.byRegion.get(region) ?? []);
  }

  private addAt(place: string, proposal: FixProposal): void {
    const { kind } = proposal.edit.change;
    for (const region of [`at ${place}`, `text ${textOf(place)}`, `shape ${shapeOf(place)}`])
      this.add(region, proposal);
    if (kind === 'footer') this.add(`footer ${place}`, proposal);
    if (kind === 'table_header') this.add(`table ${canvasOf(place)}`, proposal);
    if (kind === 'margins') this.add('margins', proposal);
    if (isCause(place)) this.add('cause', proposal);
  }

  private add(region: string, proposal: FixProposal): void {
    memoized(this.byRegion, region, () => new Set<FixProposal>()).add(proposal);
  }
}
