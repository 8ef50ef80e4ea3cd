import type { DocumentEdit } from '@livery/office-model';

const STEP = /^(|.*?[^a-z])([a-z]+)\[(\d+)\]$/;

/** A removed slide or shape: those after it move to the front. */
interface Removal {
  /** What stands before the number: `slide[3]/shape[`. */
  readonly prefix: string;
  readonly index: number;
}

/** Where the locations of a document lie after edits of it. */
export class MovedLocations {
  private readonly removals: readonly Removal[];

  constructor(edits: readonly DocumentEdit[]) {
    const removals = edits.filter(removesItsPlace).flatMap(({ location }) => {
      const [, before, kind, index] = STEP.exec(location) ?? [];
      return before === undefined ? [] : [{ prefix: `${before}${kind}[`, index: Number(index) }];
    });
    // The locations of removals are those before any of them: inner ones come before the ones that move them, later ones before earlier ones.
    this.removals = removals.toSorted((one, two) => depthOf(two) - depthOf(one) || two.index - one.index);
  }

  /** The location after the edits; null if it was removed with what it lies in. */
  placeOf(location: string): string | null {
    let place = location;
    for (const { prefix, index } of this.removals) {
      if (!place.startsWith(prefix)) continue;
      const end = place.indexOf(']', prefix.length);
      const number = Number(place.slice(prefix.length, end));
      if (number === index) return null;
      if (number > index) place = `${prefix}${number - 1}${place.slice(end)}`;
    }
    return place;
  }
}

function removesItsPlace({ change }: DocumentEdit): boolean {
  return change.kind === 'remove_shape' || (change.kind === 'remove' && change.what === 'slide');
}

function depthOf({ prefix }: Removal): number {
  return prefix.split('/').length;
}
