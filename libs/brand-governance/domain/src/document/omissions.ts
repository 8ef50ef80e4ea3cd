import { MAX_LOCATIONS } from '../finding.ts';
import type { NotEvaluated } from '../verdict.ts';

/** What was met and could not be judged, by surface and reason. */
export class Omissions {
  private readonly entries = new Map<string, { surface: string; reason: string; locations: Set<string> }>();

  add(surface: string, reason: string, location: string): void {
    const key = `${surface}\n${reason}`;
    const entry = this.entries.get(key) ?? { surface, reason, locations: new Set() };
    entry.locations.add(location);
    this.entries.set(key, entry);
  }

  list(): readonly NotEvaluated[] {
    return [...this.entries.values()].map(({ surface, reason, locations }) => {
      const more = locations.size - MAX_LOCATIONS;
      const shown = [...locations].slice(0, MAX_LOCATIONS);
      return { surface, reason, locations: more <= 0 ? shown : [...shown, `… and ${more} more`] };
    });
  }
}
