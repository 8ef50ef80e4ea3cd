import type { XmlName } from './xml-name.ts';
import type { XmlSource } from './xml-source.ts';

/** The attributes of the element that is being opened, by canonical name: `val`, `r:id`. Namespace declarations are not among them. */
export class XmlAttributes {
  private count = 0;
  private readonly names: XmlName[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly masks: number[] = [];
  private readonly decoded: (string | undefined)[] = [];

  constructor(private readonly source: XmlSource) {}

  get size(): number {
    return this.count;
  }

  /** The value with its references resolved. Unknown to prototypes: `get('__proto__')` finds only what the file says. */
  get(name: string): string | undefined {
    for (let index = 0; index < this.count; index += 1) {
      if (this.names[index]?.text === name) return this.value(index);
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
    for (let index = 0; index < this.count; index += 1) yield [this.names[index]?.text ?? '', this.value(index)];
  }

  clear(): void {
    this.count = 0;
  }

  /** Values stay in the source, as `XmlSource.slice` takes them, until they are asked for; or they come `decoded`. */
  add(name: XmlName, start: number, end: number, mask: number, decoded: string | undefined): void {
    this.names[this.count] = name;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.masks[this.count] = mask;
    this.decoded[this.count] = decoded;
    this.count += 1;
  }

  private value(index: number): string {
    const { starts, ends, masks } = this;
    return this.decoded[index] ?? this.source.slice(starts[index] ?? 0, ends[index] ?? 0, masks[index] ?? 0);
  }
}
