import type { Relationship } from './relationship.ts';

/** The two kinds whose last word is spelt differently in the strict and the transitional edition. */
const RESPELT: ReadonlyMap<string, string> = new Map([
  ['extendedProperties', 'extended-properties'],
  ['customProperties', 'custom-properties'],
]);

/** The type of a relationship: the URI as it is written, and the kind that it stands for. */
export type RelationshipType = Pick<Relationship, 'kind' | 'type'>;

/** The kinds of a document's relationships by the URIs of their types. Equal types are one object with one string each. */
export class RelationshipKinds {
  private readonly known = new Map<string, RelationshipType>();

  of(type: string): RelationshipType {
    const known = this.known.get(type);
    if (known !== undefined) return known;
    const word = type.slice(type.lastIndexOf('/') + 1);
    const made = { kind: RESPELT.get(word) ?? word, type: Buffer.from(type).toString() };
    this.known.set(made.type, made);
    return made;
  }
}
