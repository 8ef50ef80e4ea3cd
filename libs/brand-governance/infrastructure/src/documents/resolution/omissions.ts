import { MAX_LOCATIONS, type NotEvaluated } from '@livery/brand-governance-domain';

/** What the reader meets and cannot judge, by surface and reason. */
export class Omissions {
  private readonly entries = new Map<string, { surface: string; reason: string; locations: string[]; more: number }>();

  add(surface: string, reason: string, location: string): void {
    const key = `${surface}\n${reason}`;
    const entry = this.entries.get(key) ?? { surface, reason, locations: [], more: 0 };
    if (entry.locations.length < MAX_LOCATIONS) entry.locations.push(location);
    else entry.more += 1;
    this.entries.set(key, entry);
  }

  list(): readonly NotEvaluated[] {
    return [...this.entries.values()].map(({ surface, reason, locations, more }) => {
      return { surface, reason, locations: more === 0 ? locations : [...locations, `… and ${more} more`] };
    });
  }
}
