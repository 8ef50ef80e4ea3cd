/** The two kinds whose last word is spelt differently in the strict and the transitional edition. */
const RESPELT: ReadonlyMap<string, string> = new Map([
  ['extendedProperties', 'extended-properties'],
  ['customProperties', 'custom-properties'],
]);

/** The kinds of a document's relationships by the URIs of their types. Equal kinds are one string. */
export class RelationshipKinds {
  private readonly known = new Map<string, string>();

  of(type: string): string {
    const known = this.known.get(type);
    if (known !== undefined) return known;
    const word = type.slice(type.lastIndexOf('/') + 1);
    const kind = RESPELT.get(word) ?? word;
    this.known.set(type, kind);
    return kind;
  }
}
