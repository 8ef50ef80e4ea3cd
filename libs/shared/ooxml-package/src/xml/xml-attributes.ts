import type { StartTag } from './start-tag.ts';
import type { XmlName } from './xml-name.ts';

/** The attributes of the element that is being opened, by canonical name: `val`, `r:id`. Namespace declarations are not among them. */
export class XmlAttributes {
  private count = 0;
  private readonly names: XmlName[] = [];

  constructor(private readonly tag: StartTag) {}

  get size(): number {
    return this.count;
  }

  /** The value with its references resolved. Unknown to prototypes: `get('__proto__')` finds only what the file says. */
  get(name: string): string | undefined {
    for (let index = 0; index < this.count; index += 1) {
      if (this.names[index]?.text === name) return this.tag.value(index);
    }
    return undefined;
  }

  has(name: string): boolean {
    for (let index = 0; index < this.count; index += 1) {
      if (this.names[index]?.text === name) return true;
    }
    return false;
  }

  *[Symbol.iterator](): Iterator<readonly [name: string, value: string]> {
    for (let index = 0; index < this.count; index += 1) yield [this.names[index]?.text ?? '', this.tag.value(index)];
  }

  clear(): void {
    this.count = 0;
  }

  /** The name of the next attribute of the tag, whose value stays in the source until it is asked for. */
  add(name: XmlName): void {
    this.names[this.count] = name;
    this.count += 1;
  }
}
