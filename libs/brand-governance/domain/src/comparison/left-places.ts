import type { Finding } from '../finding.ts';
import { isShortened, listedLocations } from '../listed-locations.ts';
import { memoized } from '../memoized.ts';
import { isCause } from '../rounds/regions.ts';

/** What findings of one type have left. */
interface Left {
  /** The findings by the places that they have left. */
  readonly places: Map<string, Finding>;
  /** A finding that does not list all of its places, and has fewer occurrences than before. */
  shortened: Finding | null;
  /** How many fewer occurrences those findings have together. */
  unlisted: number;
}

/** What has been taken over of other findings. */
export interface TakenOver {
  /** The number of occurrences. */
  readonly count: number;
  /** The first finding that had them. */
  readonly from: Finding;
}

/**
 * Places of findings of the base at which the same findings of the head do not stand any more. Where another finding of the same type stands
 * there, a reader sees nothing new: the occurrences are grouped in another way, or have another value.
 */
export class LeftPlaces {
  private readonly ofTypes = new Map<string, Left>();

  /** @param successorOf the finding of the head that is a finding of the base; undefined if it is gone */
  constructor(base: readonly Finding[], successorOf: (finding: Finding) => Finding | undefined) {
    for (const finding of base) {
      const left = memoized(this.ofTypes, finding.type, (): Left => ({
        places: new Map(),
        shortened: null,
        unlisted: 0,
      }));
      const successor = successorOf(finding);
      if (isShortened(finding.locations) || (successor && isShortened(successor.locations))) {
        const fewer = finding.occurrences - (successor?.occurrences ?? 0);
        if (fewer <= 0) continue;
        left.shortened ??= finding;
        left.unlisted += fewer;
      } else {
        const kept = new Set(successor?.locations);
        for (const place of placesOf(finding)) if (!kept.has(place)) left.places.set(place, finding);
      }
    }
  }

  /**
   * How many of the further occurrences of a finding stand at places that others have left. Each place is taken once. Where a list of places
   * ends early, numbers decide.
   * @param former the same finding in the base; several if a former engine version has made several of it
   * @param more how many occurrences it has more than there
   */
  takenBy(finding: Finding, former: readonly Finding[], more: number): TakenOver | null {
    const left = this.ofTypes.get(finding.type);
    if (left === undefined) return null;
    const own = new Set(former.flatMap(({ locations }) => locations));
    const places = placesOf(finding).filter((place) => !own.has(place));
    const taken = places.filter((place) => left.places.has(place));
    const isWhole = !isShortened(finding.locations);
    const [first = ''] = isWhole ? taken : [...taken, ...left.places.keys()];
    const from = left.places.get(first) ?? left.shortened;
    if (from === null) return null;
    for (const place of taken) left.places.delete(place);
    // Several occurrences at one place are listed once.
    if (isWhole && taken.length > 0 && taken.length === places.length) return { count: more, from };
    const hidden = left.unlisted + (isWhole ? 0 : left.places.size);
    const unlisted = Math.max(0, Math.min(more - taken.length, hidden));
    left.unlisted -= unlisted;
    return { count: Math.min(more, taken.length + unlisted), from };
  }
}

/** The listed places. Where the value is set is none. */
function placesOf({ locations }: Finding): readonly string[] {
  return listedLocations(locations).filter((location) => !isCause(location));
}
