import { resolveTarget } from './part-names.ts';
import type { Relationship } from './relationship.ts';
import type { XmlAttributes } from './xml/xml-attributes.ts';
import type { XmlHandler } from './xml/xml-handler.ts';

const STRICT_TYPES = 'http://purl.oclc.org/ooxml/officeDocument/relationships/';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
/** The two whose last word is spelt otherwise in the transitional edition. */
const RESPELT: ReadonlyMap<string, string> = new Map([
  ['extendedProperties', 'extended-properties'],
  ['customProperties', 'custom-properties'],
]);

/** Collects the relationships of one source part. */
export class RelationshipsReader implements XmlHandler {
  readonly relationships: Relationship[] = [];

  /** @param source part name, `/` for the package; @param spelling a part name as the archive spells it */
  constructor(
    private readonly source: string,
    private readonly spelling: (part: string) => string,
  ) {}

  open(name: string, attributes: XmlAttributes): void {
    if (name !== 'rel:Relationship') return;
    const written = attributes.get('Target') ?? '';
    const external = attributes.get('TargetMode') === 'External';
    const resolved = external ? undefined : resolveTarget(this.source, written);
    this.relationships.push({
      id: attributes.get('Id') ?? '',
      type: transitional(attributes.get('Type') ?? ''),
      target: resolved === undefined ? written : this.spelling(resolved),
      external,
    });
  }

  close(): void {
    // Relationships have no content.
  }
}

function transitional(type: string): string {
  if (!type.startsWith(STRICT_TYPES)) return type;
  const word = type.slice(STRICT_TYPES.length);
  return TYPES + (RESPELT.get(word) ?? word);
}
