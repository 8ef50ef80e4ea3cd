import type { DocumentEdit } from '@livery/office-model';
import type { Finding } from '../finding.ts';
import { memoized } from '../memoized.ts';
import { MovedLocations } from './moved-locations.ts';
import { textOf } from './regions.ts';

/** A finding with the places at which there was none of its type. */
export interface NewFinding {
  readonly finding: Finding;
  readonly places: readonly string[];
}

/** At which places of a document findings of each type stood before its edits. */
export class FindingPlaces {
  private constructor(
    private readonly placesOfTypes: ReadonlyMap<string, ReadonlySet<string>>,
    /** The number of occurrences of each type with a finding that does not list all of its places. */
    private readonly shortened: ReadonlyMap<string, number>,
    /** Paragraphs whose runs were changed, so that the numbers of their runs say nothing. */
    private readonly rewritten: ReadonlySet<string>,
  ) {}

  static of(findings: readonly Finding[]): FindingPlaces {
    const places = new Map<string, Set<string>>();
    for (const { type, locations } of findings) {
      const known = memoized(places, type, () => new Set<string>());
      for (const location of locations) known.add(location);
    }
    const types = new Set(findings.filter(isShortened).map(({ type }) => type));
    return new FindingPlaces(places, occurrencesOf(findings, types), new Set());
  }

  /** The same places after edits, which may remove slides and shapes or rewrite paragraphs. */
  after(edits: readonly DocumentEdit[]): FindingPlaces {
    const moved = new MovedLocations(edits);
    const rewritten = edits.filter(rewritesRuns).map(({ location }) => textOf(location));
    const moveAll = (places: Iterable<string>): Set<string> =>
      new Set(Array.from(places, (place) => moved.placeOf(place)).filter(isKept));
    const all = moveAll([...this.rewritten, ...rewritten]);
    const types = Array.from(this.placesOfTypes, ([type, places]) => {
      const kept = moveAll(places);
      const texts = Array.from(kept, textOf).filter((text) => all.has(text));
      return [type, new Set([...kept, ...texts])] as const;
    });
    return new FindingPlaces(new Map(types), this.shortened, all);
  }

  /** Those of the findings of the edited document that stand where there was none of their type. */
  newAmong(findings: readonly Finding[]): readonly NewFinding[] {
    const now = occurrencesOf(findings, new Set(this.shortened.keys()));
    return findings.flatMap((finding) => {
      const { type, locations } = finding;
      const listed = locations.filter((location) => !location.startsWith('…'));
      const before = this.shortened.get(type);
      if (before !== undefined) return (now.get(type) ?? 0) > before ? [{ finding, places: listed }] : [];
      const places = listed.filter((location) => !this.has(type, location));
      return places.length > 0 ? [{ finding, places }] : [];
    });
  }

  private has(type: string, location: string): boolean {
    const places = this.placesOfTypes.get(type);
    if (places === undefined) return false;
    if (places.has(location)) return true;
    const text = textOf(location);
    return this.rewritten.has(text) && places.has(text);
  }
}

function isShortened({ locations }: Finding): boolean {
  return locations.at(-1)?.startsWith('…') ?? false;
}

function isKept(place: string | null): place is string {
  return place !== null;
}

function occurrencesOf(findings: readonly Finding[], types: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type, occurrences } of findings) {
    if (types.has(type)) counts.set(type, (counts.get(type) ?? 0) + occurrences);
  }
  return counts;
}

function rewritesRuns({ change }: DocumentEdit): boolean {
  return change.kind === 'text' || (change.kind === 'remove' && change.what === 'hidden_text');
}
