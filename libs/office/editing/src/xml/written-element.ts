import type { NamespaceScope, XmlAttributes } from '@livery/office-package';

/** A range in the bytes of a part, the end exclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** An element as it is written, with the offsets of its tags and attributes. Only elements that edits may touch are kept like this. */
export class WrittenElement implements ByteRange {
  readonly start: number;
  /** Exclusive end offset of the start tag. */
  readonly tagEnd: number;
  readonly depth: number;
  readonly scope: NamespaceScope;
  readonly children: WrittenElement[] = [];
  /** Exclusive end offset of the element; known when it has closed. */
  end = 0;
  /** Its character data, without that of its children. */
  text = '';
  private readonly attributes: ReadonlyMap<string, ByteRange & { readonly value: string }>;

  constructor(
    readonly name: string,
    attributes: XmlAttributes,
  ) {
    this.start = attributes.start;
    this.tagEnd = attributes.end;
    this.depth = attributes.depth;
    this.scope = attributes.scope;
    this.attributes = new Map(
      Array.from(attributes, ([attribute, value]) => {
        const { start, end } = attributes.range(attribute) ?? { start: 0, end: 0 };
        return [attribute, { value, start, end }];
      }),
    );
  }

  get(attribute: string): string | undefined {
    return this.attributes.get(attribute)?.value;
  }

  range(attribute: string): ByteRange | undefined {
    return this.attributes.get(attribute);
  }

  /** Copies of the attributes, by their canonical names. */
  entries(): readonly (readonly [string, string])[] {
    return Array.from(this.attributes, ([name, { value }]) => [name, value]);
  }

  child(...names: readonly string[]): WrittenElement | undefined {
    return this.children.find(({ name }) => names.includes(name));
  }

  /** The first descendant of this name, in document order. */
  find(name: string): WrittenElement | undefined {
    for (const child of this.children) {
      const found = child.name === name ? child : child.find(name);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
