import type { NameReader } from './name-reader.ts';
import type { NameTable } from './name-table.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import type { ScanProgress } from './scan-progress.ts';
import type { StartTag } from './start-tag.ts';
import { XmlFragment } from './xml-fragment.ts';
import type { XmlName } from './xml-name.ts';
import type { XmlSource } from './xml-source.ts';

/**
 * The attributes of the element that is being opened, by their canonical names: `val`, `r:id`. Declarations of namespaces are not among
 * them.
 */
export class XmlAttributes {
  private readonly names: XmlName[] = [];
  /** The namespaces that are declared at the element. */
  scope: NamespaceScope;
  /** How many elements are around the element, those of markup compatibility included. */
  depth = 0;

  constructor(
    private readonly tag: StartTag,
    private readonly reader: NameReader,
    private readonly source: XmlSource,
    private readonly table: NameTable,
    private readonly progress: ScanProgress,
  ) {
    this.scope = table.outermost;
  }

  get size(): number {
    return this.tag.count;
  }

  /** The offset of the element's `<` in the decoded part. */
  get start(): number {
    return this.tag.start;
  }

  /** The exclusive end offset of the start tag in the decoded part. */
  get end(): number {
    return this.progress.at;
  }

  /** The value with its references resolved. `get('__proto__')`, too, finds only what the file says. */
  get(name: string): string | undefined {
    const { names, tag } = this;
    for (let index = 0; index < tag.count; index += 1) {
      if (names[index]?.text === name) return tag.value(index);
    }
    return undefined;
  }

  /** The value as a string of its own, for values that are kept: most values are slices, which keep their whole part in memory. */
  copy(name: string): string | undefined {
    const value = this.get(name);
    return value === undefined ? undefined : Buffer.from(value).toString();
  }

  has(name: string): boolean {
    for (let index = 0; index < this.tag.count; index += 1) {
      if (this.names[index]?.text === name) return true;
    }
    return false;
  }

  /** The range of an attribute in the decoded part, from its name to behind the quotation mark. */
  range(name: string): { readonly start: number; readonly end: number } | undefined {
    const index = this.names.findIndex((one, at) => at < this.tag.count && one.text === name);
    return index === -1 ? undefined : this.tag.range(index);
  }

  *[Symbol.iterator](): Iterator<readonly [name: string, value: string]> {
    for (let index = 0; index < this.tag.count; index += 1)
      yield [this.names[index]?.text ?? '', this.tag.value(index)];
  }

  /** The whole element as it is written. To be called while the element opens. */
  fragment(): XmlFragment {
    const { scope, depth, tag, progress } = this;
    return new XmlFragment(scope, depth, this.source.bytes, tag, progress, this.table.fragments);
  }

  /** Says that reading this element has an effect of its own, such as noting a tracked change: no element around it is remembered. */
  preventRemembering(): void {
    this.progress.dependencies += 1;
  }

  /**
   * Begins an element, and says whether one of its attributes is of markup compatibility.
   * @param depth how many elements are around it. @throws MalformedXml for an attribute that occurs twice
   */
  open(scope: NamespaceScope, depth: number): boolean {
    this.scope = scope;
    this.depth = depth;
    return this.tag.count > 0 && this.resolve(scope);
  }

  private resolve(scope: NamespaceScope): boolean {
    const { names, reader } = this;
    const { count, nameStarts, nameEnds, nameHashes } = this.tag;
    const element = this.table.nextElement();
    let hasCompatibility = false;
    for (let index = 0; index < count; index += 1) {
      const name = reader.attribute(scope, nameStarts[index] ?? 0, nameEnds[index] ?? 0, nameHashes[index] ?? 0);
      if (name.lastElement === element) throw this.source.malformed(`an element has two attributes ${name.text}`);
      name.lastElement = element;
      hasCompatibility ||= name.isCompatibility;
      names[index] = name;
    }
    return hasCompatibility;
  }
}
