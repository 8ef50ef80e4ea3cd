import { PackageRefused } from '../package-refused.ts';
import { KnownFragments } from './fragment-memory.ts';
import { NameCache } from './name-cache.ts';
import { NamespaceScope } from './namespace-scope.ts';
import { XmlName } from './xml-name.ts';

const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/**
 * The names and scopes that were met in one package, each kept once, and what was read under them. Its size is bounded:
 * names are input, too.
 */
export class NameTable {
  /** The scope outside of every root element. */
  readonly outermost: NamespaceScope;
  readonly elementNames = new NameCache();
  readonly attributeNames = new NameCache();
  /** For `FragmentMemory` alone. */
  readonly fragments = new KnownFragments();
  private readonly names = new Map<string, XmlName>();
  private size = 0;
  private elements = 0;

  constructor(private readonly maxNames: number) {
    this.outermost = new NamespaceScope(0, this, new Map([['xml', XML_NAMESPACE]]));
  }

  intern(canonical: string): XmlName {
    const known = this.names.get(canonical);
    if (known !== undefined) return known;
    const name = new XmlName(canonical);
    this.names.set(canonical, name);
    return name;
  }

  /** A number that no element of the package had before: see `XmlName.lastElement`. */
  nextElement(): number {
    this.elements += 1;
    return this.elements;
  }

  /** Counts one name or scope more. @throws PackageRefused `xml_too_complex` when the table is full */
  grow(): number {
    this.size += 1;
    if (this.size > this.maxNames) throw new PackageRefused('xml_too_complex', 'The document uses too many XML names.');
    return this.size;
  }
}
