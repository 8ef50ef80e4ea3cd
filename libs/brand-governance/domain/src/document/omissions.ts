import { MAX_LOCATIONS } from '../finding.ts';
import type { NotEvaluated } from '../verdict.ts';

interface Omission {
  readonly surface: string;
  readonly reason: string;
  readonly locations: Set<string>;
}

/** What was met and could not be judged, by surface and reason. */
export class Omissions {
  private readonly all: Omission[] = [];
  private readonly bySurface = new Map<string, Map<string, Omission>>();

  add(surface: string, reason: string, location: string): void {
    this.of(surface, reason).locations.add(location);
  }

  /** In the order in which they were first met. */
  list(): readonly NotEvaluated[] {
    return this.all.map(({ surface, reason, locations }) => {
      const more = locations.size - MAX_LOCATIONS;
      const shown = [...locations].slice(0, MAX_LOCATIONS);
      return { surface, reason, locations: more <= 0 ? shown : [...shown, `… and ${more} more`] };
    });
  }

  private of(surface: string, reason: string): Omission {
    const byReason = this.bySurface.get(surface) ?? new Map<string, Omission>();
    const known = byReason.get(reason);
    if (known !== undefined) return known;
    const omission = { surface, reason, locations: new Set<string>() };
    this.bySurface.set(surface, byReason.set(reason, omission));
    this.all.push(omission);
    return omission;
  }
}
