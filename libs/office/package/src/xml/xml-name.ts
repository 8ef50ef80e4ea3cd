/** One canonical name. There is one object per name and package, so that identity is equality. */
export class XmlName {
  readonly text: string;
  /** Elements of markup compatibility, which handlers never see. */
  readonly isCompatibility: boolean;
  /** `rPr`, `tcPr`: so the names of those end that hold properties, which are often written alike. */
  readonly holdsProperties: boolean;
  /** Namespace of a name whose namespace is not known. */
  readonly unknownNamespace: string | undefined;
  /** Neither of them: nothing that a part says of compatibility concerns it. */
  readonly isOrdinary: boolean;
  /** Number of the last element that carried an attribute of this name: finds duplicates without comparing. */
  lastElement = 0;

  constructor(canonical: string) {
    this.text = internalised(canonical);
    this.isCompatibility = canonical.startsWith('mc:');
    this.holdsProperties = canonical.endsWith('Pr');
    this.unknownNamespace = canonical.startsWith('{') ? canonical.slice(1, canonical.lastIndexOf('}')) : undefined;
    this.isOrdinary = !this.isCompatibility && this.unknownNamespace === undefined;
  }
}

/** Of all documents so far: most use the same few hundred. Bounded in number and length, since names are input, too. */
const KNOWN = new Map<string, string>();
const MAX_KNOWN = 4_096;
const MAX_LENGTH = 64;

/** V8 compares property keys with literals by address, other strings by content (measured: 2x in a `switch`). */
function internalised(text: string): string {
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const made = Object.keys({ [text]: null })[0] ?? text;
  if (KNOWN.size < MAX_KNOWN && text.length <= MAX_LENGTH) KNOWN.set(made, made);
  return made;
}
