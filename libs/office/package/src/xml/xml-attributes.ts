import type { NameReader } from './name-reader.ts';
import type { NameTable } from './name-table.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import type { StartTag } from './start-tag.ts';
import type { XmlName } from './xml-name.ts';
import type { XmlSource } from './xml-source.ts';

/** The attributes of the element that is being opened, by canonical name: `val`, `r:id`. Namespace declarations are not among them. */
export class XmlAttributes {
  private readonly names: XmlName[] = [];

  constructor(
    private readonly tag: StartTag,
    private readonly reader: NameReader,
    private readonly source: XmlSource,
    private readonly table: NameTable,
  ) {}

  get size(): number {
    return this.tag.count;
  }

  /** The value with its references resolved. Unknown to prototypes: `get('__proto__')` finds only what the file says. */
  get(name: string): string | undefined {
    const { names, tag } = this;
    for (let index = 0; index < tag.count; index += 1) {
      if (names[index]?.text === name) return tag.value(index);
    }
    return undefined;
  }

  /** The same as a string of its own, for what is kept: a slice, which most values are, keeps all of its part in memory. */
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

  *[Symbol.iterator](): Iterator<readonly [name: string, value: string]> {
    for (let index = 0; index < this.tag.count; index += 1)
      yield [this.names[index]?.text ?? '', this.tag.value(index)];
  }

  /** Finds out what the names in the tag mean, and whether one is of markup compatibility. @throws MalformedXml for duplicates */
  resolve(scope: NamespaceScope): boolean {
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
