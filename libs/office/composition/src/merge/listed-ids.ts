import type { XmlHandler } from '@livery/office-package';

/** Collects the relationship ids of the entries of a list, such as the masters of a presentation, in their order. */
export class ListedIds implements XmlHandler {
  readonly ids: string[] = [];

  /** @param entry the name of the elements: `p:sldMasterId` */
  constructor(private readonly entry: string) {}

  open(name: string, attributes: { copy(name: string): string | undefined }): void {
    const id = name === this.entry ? attributes.copy('r:id') : undefined;
    if (id !== undefined) this.ids.push(id);
  }

  close(): void {
    // Entries have no content that counts.
  }
}

/** The relationships in the order of a list, then those that it does not hold, in their own order. */
export function inListOrder<One extends { readonly id: string }>(
  all: readonly One[],
  ids: readonly string[],
): readonly One[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: One): number => places.get(id) ?? ids.length;
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}
