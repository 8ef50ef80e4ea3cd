import { ByteCache } from './byte-cache.ts';
import type { KnownFragment } from './known-fragment.ts';
import { NameCache } from './name-cache.ts';
import { NamespaceScope } from './namespace-scope.ts';
import { XmlNames } from './xml-names.ts';

const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const MAX_FRAGMENTS = 4_096;
const MAX_FRAGMENT_BYTES = 262_144;

/** What the parts of one package share: the names that were met, and the elements that are remembered. */
export class NameTable {
  /** The scope outside of every root element. */
  readonly outermost: NamespaceScope;
  readonly elementNames = new NameCache();
  readonly attributeNames = new NameCache();
  private elements = 0;
  private remembered: ByteCache<KnownFragment> | undefined;

  constructor(maxNames: number) {
    this.outermost = new NamespaceScope(0, new XmlNames(maxNames), new Map([['xml', XML_NAMESPACE]]));
  }

  /** The entries of every `FragmentMemory`. They take 300 KB, which a small file without such a memory does not need. */
  get fragments(): ByteCache<KnownFragment> {
    this.remembered ??= new ByteCache<KnownFragment>(MAX_FRAGMENTS, MAX_FRAGMENT_BYTES);
    return this.remembered;
  }

  /** A number that no element of the package had before; `XmlName.lastElement` says what it is for. */
  nextElement(): number {
    this.elements += 1;
    return this.elements;
  }
}
