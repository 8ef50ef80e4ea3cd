/** A canonical name. There is one object for each name of a package, so that equal names are identical. */
export class XmlName {
  readonly text: string;
  /** The name is of markup compatibility (`mc:`): handlers never see such elements. */
  readonly isCompatibility: boolean;
  /** The URI of a namespace that is not known; undefined for names in known namespaces. */
  readonly unknownNamespace: string | undefined;
  /** Neither of the two: markup compatibility has nothing to say of such a name. */
  readonly isOrdinary: boolean;
  /** The number of the last element that had an attribute of this name: duplicates are found without comparing names. */
  lastElement = 0;

  constructor(canonical: string) {
    this.text = internalised(canonical);
    this.isCompatibility = canonical.startsWith('mc:');
    this.unknownNamespace = canonical.startsWith('{') ? canonical.slice(1, canonical.lastIndexOf('}')) : undefined;
    this.isOrdinary = !this.isCompatibility && this.unknownNamespace === undefined;
  }
}

/** The names of all documents so far: most use the same few hundred. Their number and length are bounded, since names are input, too. */
const KNOWN = new Map<string, string>();
const MAX_KNOWN = 4_096;
const MAX_LENGTH = 64;

/** V8 compares strings that have been property keys by address, and others by content (measured: a `switch` is twice as fast). */
function internalised(text: string): string {
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const made = Object.keys({ [text]: null })[0] ?? text;
  if (KNOWN.size < MAX_KNOWN && text.length <= MAX_LENGTH) KNOWN.set(made, made);
  return made;
}
