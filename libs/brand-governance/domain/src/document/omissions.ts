import { MAX_LOCATIONS } from '../finding.ts';
import type { NotEvaluated } from '../verdict.ts';

/** What was met and could not be judged, by surface and reason. */
export class Omissions {
  private readonly entries = new Map<string, { surface: string; reason: string; locations: string[]; more: number }>();

  add(surface: string, reason: string, location: string): void {
    const key = `${surface}\n${reason}`;
    const entry = this.entries.get(key) ?? { surface, reason, locations: [], more: 0 };
    if (entry.locations.length >= MAX_LOCATIONS) entry.more += 1;
    else if (entry.locations.at(-1) !== location) entry.locations.push(location);
    this.entries.set(key, entry);
  }

  list(): readonly NotEvaluated[] {
    return [...this.entries.values()].map(({ surface, reason, locations, more }) => {
      return { surface, reason, locations: more === 0 ? locations : [...locations, `… and ${more} more`] };
    });
  }
}
