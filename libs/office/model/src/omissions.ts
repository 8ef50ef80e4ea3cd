/** Content of the document that was not read or not judged: what, why, and where. */
export interface Omission {
  /** A colour surface, or a kind of content such as `chart`. */
  readonly surface: string;
  /** Why, as one sentence. */
  readonly reason: string;
  /** The locations, each once, in the order in which they were met. */
  readonly locations: readonly string[];
}

/** Collects omissions. Those with one surface and one reason become one. */
export class Omissions {
  private readonly all: { surface: string; reason: string; locations: Set<string> }[] = [];
  private readonly bySurface = new Map<string, Map<string, Set<string>>>();

  add(surface: string, reason: string, location: string): void {
    this.locations(surface, reason).add(location);
  }

  /** The omissions in the order in which they were first met. */
  list(): readonly Omission[] {
    return this.all.map(({ surface, reason, locations }) => ({ surface, reason, locations: [...locations] }));
  }

  private locations(surface: string, reason: string): Set<string> {
    const byReason = this.bySurface.get(surface) ?? new Map<string, Set<string>>();
    const known = byReason.get(reason);
    if (known !== undefined) return known;
    const locations = new Set<string>();
    this.bySurface.set(surface, byReason.set(reason, locations));
    this.all.push({ surface, reason, locations });
    return locations;
  }
}
