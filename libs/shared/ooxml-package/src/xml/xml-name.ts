/** One canonical name. There is one object per name and package, so that identity is equality. */
export class XmlName {
  readonly text: string;
  /** Elements of markup compatibility, which handlers never see. */
  readonly isCompatibility: boolean;
  /** `rPr`, `tcPr`: so the names of those end that hold properties, which are often written alike. */
  readonly holdsProperties: boolean;
  /** Namespace of a name whose namespace is not known. */
  readonly unknownNamespace: string | undefined;
  /** Number of the last element that carried an attribute of this name: finds duplicates without comparing. */
  lastElement = 0;

  constructor(canonical: string) {
    this.text = internalised(canonical);
    this.isCompatibility = canonical.startsWith('mc:');
    this.holdsProperties = canonical.endsWith('Pr');
    this.unknownNamespace = canonical.startsWith('{') ? canonical.slice(1, canonical.lastIndexOf('}')) : undefined;
  }
}

/** The engine compares property keys with literals by address, other strings by content (measured: 2x in a `switch`). */
function internalised(text: string): string {
  return Object.keys({ [text]: null })[0] ?? text;
}
