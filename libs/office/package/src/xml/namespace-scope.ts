import { canonicalPrefix, isStrictNamespace, namespaceUri } from './namespaces.ts';
import type { XmlName } from './xml-name.ts';
import type { XmlNames } from './xml-names.ts';

const NC_NAME =
  /^[A-Z_a-z\u{c0}-\u{d6}\u{d8}-\u{f6}\u{f8}-\u{2ff}\u{370}-\u{37d}\u{37f}-\u{1fff}\u{200c}\u{200d}\u{2070}-\u{218f}\u{2c00}-\u{2fef}\u{3001}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{fffd}\u{10000}-\u{effff}][-.0-9A-Z_a-z\u{b7}\u{c0}-\u{d6}\u{d8}-\u{f6}\u{f8}-\u{37d}\u{37f}-\u{1fff}\u{200c}\u{200d}\u{203f}\u{2040}\u{2070}-\u{218f}\u{2c00}-\u{2fef}\u{3001}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{fffd}\u{10000}-\u{effff}]*$/u;

/** The namespace declarations in force at an element (Namespaces in XML 1.0, 6), with the names resolved under them so far. */
export class NamespaceScope {
  private readonly elements = new Map<string, XmlName>();
  private readonly attributes = new Map<string, XmlName>();
  private readonly children = new Map<string, NamespaceScope>();

  /** @param number tells the scopes of one package apart */
  constructor(
    readonly number: number,
    private readonly names: XmlNames,
    private readonly bindings: ReadonlyMap<string, string>,
  ) {}

  /** The namespace that a prefix stands for; '' stands for the default namespace. */
  namespace(prefix: string): string | undefined {
    return this.bindings.get(prefix);
  }

  /** The prefix of new elements that belong to a known namespace: '' for the default namespace; undefined where none is declared. */
  prefixOf(canonical: string): string | undefined {
    for (const [prefix, uri] of this.bindings) if (canonicalPrefix(uri) === canonical) return prefix;
    return undefined;
  }

  /** The same for new attributes, which the default namespace does not hold for. */
  attributePrefixOf(canonical: string): string | undefined {
    if (canonical === 'xml') return canonical;
    for (const [prefix, uri] of this.bindings) if (prefix !== '' && canonicalPrefix(uri) === canonical) return prefix;
    return undefined;
  }

  /** The URI of a known namespace in the edition of the document: transitional or strict. */
  uriOf(canonical: string): string {
    return namespaceUri(canonical, [...this.bindings.values()].some(isStrictNamespace));
  }

  /** The name of an element; undefined when it is not a name, or its prefix is not declared. */
  element(raw: string): XmlName | undefined {
    return this.elements.get(raw) ?? this.resolve(raw, this.bindings.get('') ?? '', this.elements);
  }

  /** The name of an attribute; undefined as for elements. An attribute without a prefix is in no namespace. */
  attribute(raw: string): XmlName | undefined {
    return this.attributes.get(raw) ?? this.resolve(raw, '', this.attributes);
  }

  /** The scope of an element with declarations, alternately prefixes and namespaces; undefined when one of them is not allowed. */
  inner(declarations: readonly string[]): NamespaceScope | undefined {
    const key = declarations.join('\n');
    const known = this.children.get(key);
    if (known !== undefined) return known;
    const declared = new Map<string, string>();
    for (let index = 0; index < declarations.length; index += 2) {
      const prefix = declarations[index] ?? '';
      const uri = declarations[index + 1] ?? '';
      if (declared.has(prefix) || !isDeclarable(prefix, uri)) return undefined;
      declared.set(prefix, uri);
    }
    const scope = new NamespaceScope(this.names.grow(), this.names, new Map([...this.bindings, ...declared]));
    this.children.set(key, scope);
    return scope;
  }

  private resolve(raw: string, unprefixed: string, cache: Map<string, XmlName>): XmlName | undefined {
    const colon = raw.indexOf(':');
    const local = raw.slice(colon + 1);
    const prefix = raw.slice(0, Math.max(0, colon));
    const uri = colon === -1 ? unprefixed : this.bindings.get(prefix);
    if (uri === undefined || !NC_NAME.test(local) || (colon !== -1 && !NC_NAME.test(prefix))) return undefined;
    this.names.grow();
    const name = this.names.intern(canonicalName(uri, local));
    cache.set(raw, name);
    return name;
  }
}

function canonicalName(uri: string, local: string): string {
  if (uri === '') return local;
  const prefix = canonicalPrefix(uri);
  return prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`;
}

/** `xmlns` and `xml` are reserved, and only the default namespace may be undeclared (Namespaces in XML 1.0, 3 and 6.2). */
function isDeclarable(prefix: string, uri: string): boolean {
  if (prefix === 'xmlns' || uri === 'http://www.w3.org/2000/xmlns/') return false;
  if ((prefix === 'xml') !== (canonicalPrefix(uri) === 'xml')) return false;
  return prefix === '' || (uri !== '' && NC_NAME.test(prefix));
}
