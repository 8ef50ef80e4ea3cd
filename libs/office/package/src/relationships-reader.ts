import { resolveTarget } from './part-names.ts';
import type { RelationshipKinds } from './relationship-kinds.ts';
import type { Relationship } from './relationship.ts';
import type { XmlAttributes } from './xml/xml-attributes.ts';
import type { XmlHandler } from './xml/xml-handler.ts';

/** Collects the relationships of one source part (ECMA-376 part 2, 9.3). */
export class RelationshipsReader implements XmlHandler {
  readonly relationships: Relationship[] = [];

  /** @param source the name of the source part, `/` for the package; @param spelling gives a part name as the archive spells it */
  constructor(
    private readonly source: string,
    private readonly kinds: RelationshipKinds,
    private readonly spelling: (part: string) => string,
  ) {}

  open(name: string, attributes: XmlAttributes): void {
    if (name !== 'rel:Relationship') return;
    const written = attributes.get('Target') ?? '';
    const external = attributes.get('TargetMode') === 'External';
    const resolved = external ? undefined : resolveTarget(this.source, written);
    const { kind, type } = this.kinds.of(attributes.get('Type') ?? '');
    this.relationships.push({
      id: attributes.copy('Id') ?? '',
      kind,
      type,
      target: resolved === undefined ? written : this.spelling(resolved),
      external,
      ...(external ? undefined : fragmentOf(written)),
    });
  }

  close(): void {
    // Relationships have no content.
  }
}

function fragmentOf(target: string): { readonly fragment?: string } {
  const at = target.indexOf('#');
  return at === -1 ? {} : { fragment: target.slice(at) };
}
