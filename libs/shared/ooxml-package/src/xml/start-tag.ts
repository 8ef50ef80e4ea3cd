import { NAME_BYTES, spaceEnd } from './character-classes.ts';
import { decodeReferences } from './decode-references.ts';
import { FORBIDDEN_CHARACTERS } from './forbidden-characters.ts';
import type { XmlSource } from './xml-source.ts';

const AMPERSAND = 0x26;
const APOSTROPHE = 0x27;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const LESS = 0x3c;
const QUOTE = 0x22;
const SLASH = 0x2f;
const SPACE = 0x20;
const LETTER_X = 0x78;

/** Reads start tags, one after the other into the same fields: no object per attribute, no string per name. */
export class StartTag {
  nameEnd = 0;
  nameHash = 0;
  isEmpty = false;
  /** Attributes, declarations of namespaces not counted. */
  count = 0;
  readonly nameStarts: number[] = [];
  readonly nameEnds: number[] = [];
  readonly nameHashes: number[] = [];
  /** Prefixes and namespaces by turns. */
  declarations: string[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  /** All bytes of a value in one `or`. */
  private readonly masks: number[] = [];
  /** Values that differ from the text between the offsets. */
  private readonly decoded: (string | undefined)[] = [];
  private hash = 0;

  constructor(private readonly source: XmlSource) {}

  /** Attributes and declarations read so far. */
  get size(): number {
    return this.count + this.declarations.length / 2;
  }

  /** Reads the name of the tag whose `<` stands at `start`. */
  open(start: number): void {
    this.nameEnd = this.readName(start + 1);
    this.nameHash = this.hash;
    this.count = 0;
    if (this.declarations.length > 0) this.declarations = [];
  }

  /** Reads the rest of the tag and returns the offset behind its `>`. @throws MalformedXml */
  finish(): number {
    const { bytes } = this.source;
    this.isEmpty = false;
    if (bytes[this.nameEnd] === GREATER) return this.nameEnd + 1;
    for (let at = this.nameEnd; ;) {
      const next = spaceEnd(bytes, at);
      const code = bytes[next];
      this.isEmpty = code === SLASH;
      if (code === GREATER) return next + 1;
      if (this.isEmpty && bytes[next + 1] === GREATER) return next + 2;
      if (next === at) throw this.source.malformed('a tag is damaged');
      at = this.readAttribute(next);
    }
  }

  /** The value of an attribute with its references resolved. */
  value(index: number): string {
    const { starts, ends, masks } = this;
    return this.decoded[index] ?? this.source.slice(starts[index] ?? 0, ends[index] ?? 0, masks[index] ?? 0);
  }

  private readName(start: number): number {
    const { bytes } = this.source;
    let end = start;
    let hash = 0;
    for (;;) {
      const code = bytes[end] ?? 0;
      if (NAME_BYTES[code] !== 1) break;
      hash = (Math.imul(hash, 31) + code) | 0;
      end += 1;
    }
    this.hash = hash;
    return end;
  }

  private readAttribute(start: number): number {
    const { bytes } = this.source;
    const end = this.readName(start);
    const equals = bytes[end] === EQUALS ? end : spaceEnd(bytes, end);
    const open = bytes[equals + 1] === QUOTE ? equals + 1 : spaceEnd(bytes, equals + 1);
    const quote = bytes[open];
    const hasValue = bytes[equals] === EQUALS && (quote === QUOTE || quote === APOSTROPHE);
    if (!hasValue) throw this.source.malformed('an attribute has no value');
    this.nameStarts[this.count] = start;
    this.nameEnds[this.count] = end;
    this.nameHashes[this.count] = this.hash;
    const close = this.readValue(open + 1, quote);
    if (bytes[start] !== LETTER_X || !this.declares(this.source.latin.slice(start, end))) this.count += 1;
    return close + 1;
  }

  /** Finds the closing quote; the value lands in the slot of the next attribute. */
  private readValue(start: number, quote: number): number {
    const { bytes } = this.source;
    let end = start;
    let mask = 0;
    let isPlain = true;
    let code = bytes[end];
    while (code !== quote) {
      if (code === undefined || code === LESS) throw this.source.malformed('a value does not end');
      if (code < SPACE || code === AMPERSAND) isPlain = false;
      mask |= code;
      end += 1;
      code = bytes[end];
    }
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.masks[this.count] = mask;
    this.decoded[this.count] = isPlain ? undefined : this.decode(this.source.slice(start, end, mask));
    return end;
  }

  /** XML 1.0, 3.3.3: white space written as such is a space, written as a reference it stays. */
  private decode(raw: string): string {
    const value = FORBIDDEN_CHARACTERS.test(raw) ? undefined : decodeReferences(raw.replace(/\r\n|[\t\n\r]/g, ' '));
    if (value === undefined) throw this.source.malformed('a value holds an unknown reference or a forbidden character');
    return value;
  }

  /** Whether the attribute just read was the declaration of a namespace, which is then kept as one. */
  private declares(name: string): boolean {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) return false;
    this.declarations.push(name === 'xmlns:' ? name : name.slice(6), this.value(this.count));
    return true;
  }
}
