import type { DocumentEdit } from '@livery/office-model';
import type { Finding } from '../finding.ts';
import { isShortened, listedLocations } from '../listed-locations.ts';
import { memoized } from '../memoized.ts';
import { MovedLocations } from './moved-locations.ts';
import { isCause, textOf } from './regions.ts';

/** What a place of a document can have: a finding, or texts that are hard to read. */
export interface Found extends Pick<Finding, 'type' | 'actualColor' | 'locations' | 'occurrences'> {
  /** How well texts can be read. They are as bad as before unless it is lower. Everything else is as bad as before where its type stood. */
  readonly contrast?: number;
}

/** Something found, with the places at which there was nothing of its type, or nothing as bad. */
export interface NewFinding {
  readonly finding: Found;
  readonly places: readonly string[];
}

/** The lowest contrast at each place; 0 for what has none. */
type Places = Map<string, number>;

/** At which places of a document findings of each type stood before its edits. */
export class FindingPlaces {
  private constructor(
    private readonly placesOfTypes: ReadonlyMap<string, Readonly<Places>>,
    /** The number of occurrences of each type with a finding that does not list all of its places. */
    private readonly shortened: ReadonlyMap<string, number>,
    /** Paragraphs whose runs were changed, so that the numbers of their runs say nothing. */
    private readonly rewritten: ReadonlySet<string>,
  ) {}

  static of(findings: readonly Found[]): FindingPlaces {
    const places = new Map<string, Places>();
    for (const found of findings) {
      const known = memoized(places, found.type, (): Places => new Map());
      for (const place of placesOf(found)) note(known, place, found.contrast);
    }
    const types = new Set(findings.filter(({ locations }) => isShortened(locations)).map(({ type }) => type));
    return new FindingPlaces(places, occurrencesOf(findings, types), new Set());
  }

  /** The same places after edits, which may remove slides and shapes or rewrite paragraphs. */
  after(edits: readonly DocumentEdit[]): FindingPlaces {
    const moved = new MovedLocations(edits);
    const rewritten = edits.filter(rewritesRuns).map(({ location }) => textOf(location));
    const all = new Set(Array.from([...this.rewritten, ...rewritten], (place) => moved.placeOf(place)).filter(isKept));
    const types = Array.from(this.placesOfTypes, ([type, places]) => {
      const kept: Places = new Map();
      for (const [former, contrast] of places) {
        const place = moved.placeOf(former);
        if (place === null) continue;
        note(kept, place, contrast);
        if (all.has(textOf(place))) note(kept, textOf(place), contrast);
      }
      return [type, kept] as const;
    });
    return new FindingPlaces(new Map(types), this.shortened, all);
  }

  /** What is found in the edited document where there was nothing of its type, or nothing as bad. */
  newAmong(findings: readonly Found[]): readonly NewFinding[] {
    const now = occurrencesOf(findings, new Set(this.shortened.keys()));
    return findings.flatMap((finding) => {
      const { type, contrast = 0 } = finding;
      const listed = placesOf(finding);
      const before = this.shortened.get(type);
      if (before !== undefined) return (now.get(type) ?? 0) > before ? [{ finding, places: listed }] : [];
      const places = listed.filter((place) => contrast < this.contrastAt(type, place));
      return places.length > 0 ? [{ finding, places }] : [];
    });
  }

  /** What a place had; more than any contrast if there was nothing of this type. */
  private contrastAt(type: string, location: string): number {
    const text = textOf(location);
    return this.placesOfTypes.get(type)?.get(this.rewritten.has(text) ? text : location) ?? Infinity;
  }
}

/** The listed places. Where the colour of a text is set is none: it is seen where the text stands. */
function placesOf({ locations, contrast }: Found): readonly string[] {
  const listed = listedLocations(locations);
  return contrast === undefined ? listed : listed.filter((location) => !isCause(location));
}

function note(places: Places, place: string, contrast = 0): void {
  places.set(place, Math.min(contrast, places.get(place) ?? Infinity));
}

function isKept(place: string | null): place is string {
  return place !== null;
}

function occurrencesOf(findings: readonly Found[], types: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type, occurrences } of findings) {
    if (types.has(type)) counts.set(type, (counts.get(type) ?? 0) + occurrences);
  }
  return counts;
}

function rewritesRuns({ change }: DocumentEdit): boolean {
  return change.kind === 'text' || (change.kind === 'remove' && change.what === 'hidden_text');
}
