import type { PackageLimits } from '../package-limits.ts';
import { PackageRefused } from '../package-refused.ts';
import { wholeNumber } from '../whole-number.ts';
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
/** The first and the fourth letter of `xmlns`. `xml:space` is the other common name that begins with an x. */
const LETTER_X = 0x78;
const LETTER_N = 0x6e;

/** In the mask of a value: it has to be decoded, since references or white space stand for something else. */
const ENCODED = 0x100;
/** What each byte adds to the mask of the value that it occurs in. */
const VALUE_MASKS = Int32Array.from({ length: 0x100 }, (_, code) =>
  code < SPACE || code === AMPERSAND ? code | ENCODED : code,
);

/** Reads start tags, one after the other into the same fields: there is no object for an attribute, and no string for a name. */
export class StartTag {
  /** Offset of its `<`. */
  start = 0;
  /** Exclusive end offset of its name. */
  nameEnd = 0;
  nameHash = 0;
  /** The element ends with its tag: `<a:b/>`. */
  isEmpty = false;
  /** How many attributes it has, declarations of namespaces not counted. */
  count = 0;
  /** For each attribute the offsets of its name, the end exclusive, and the hash of the name. */
  readonly nameStarts: Int32Array;
  readonly nameEnds: Int32Array;
  readonly nameHashes: Int32Array;
  /** The declarations of namespaces: alternately a prefix and its namespace. */
  declarations: string[] = [];
  /** For each attribute the offsets of its value, the end exclusive. */
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  /** For each value its mask: all of its bytes in one `or`, and `ENCODED`. */
  private readonly masks: Int32Array;
  private readonly maxAttributes: number;
  private hash = 0;

  constructor(
    private readonly source: XmlSource,
    { maxXmlAttributes }: PackageLimits,
  ) {
    this.maxAttributes = maxXmlAttributes;
    this.nameStarts = new Int32Array(maxXmlAttributes);
    this.nameEnds = new Int32Array(maxXmlAttributes);
    this.nameHashes = new Int32Array(maxXmlAttributes);
    this.starts = new Int32Array(maxXmlAttributes);
    this.ends = new Int32Array(maxXmlAttributes);
    this.masks = new Int32Array(maxXmlAttributes);
  }

  /** Reads the name of the tag whose `<` stands at `start`. */
  open(start: number): void {
    this.start = start;
    this.nameEnd = this.readName(start + 1);
    this.nameHash = this.hash;
    this.count = 0;
    if (this.declarations.length > 0) this.declarations = [];
  }

  /** Reads the rest of the tag and returns its exclusive end offset, behind the `>`. @throws MalformedXml; PackageRefused `xml_too_complex` */
  finish(): number {
    const { bytes } = this.source;
    this.isEmpty = false;
    for (let at = this.nameEnd; ;) {
      const next = spaceEnd(bytes, at);
      const code = bytes[next];
      if (code === GREATER) return next + 1;
      this.isEmpty = code === SLASH && bytes[next + 1] === GREATER;
      if (this.isEmpty) return next + 2;
      if (next === at) throw this.source.malformed('a tag is damaged');
      at = this.readAttribute(next);
    }
  }

  /** The value of an attribute with its references resolved. */
  value(index: number): string {
    const mask = this.masks[index] ?? 0;
    const raw = this.source.slice(this.starts[index] ?? 0, this.ends[index] ?? 0, mask & ~ENCODED);
    return mask < ENCODED ? raw : this.decode(raw);
  }

  /** The offsets of an attribute from its name to behind its closing quotation mark, the end exclusive. */
  range(index: number): { readonly start: number; readonly end: number } {
    return { start: this.nameStarts[index] ?? 0, end: (this.ends[index] ?? 0) + 1 };
  }

  private readName(start: number): number {
    const { bytes } = this.source;
    const { length } = bytes;
    let end = wholeNumber(start);
    let hash = 0;
    for (; end < length; end += 1) {
      const code = bytes[end] ?? 0;
      if (NAME_BYTES[code] !== 1) break;
      hash = (Math.imul(hash, 31) + code) | 0;
    }
    this.hash = hash;
    return end;
  }

  private readAttribute(start: number): number {
    const { bytes } = this.source;
    const { length } = bytes;
    const nameEnd = this.readName(start);
    const equals = bytes[nameEnd] === EQUALS ? nameEnd : spaceEnd(bytes, nameEnd);
    const open = bytes[equals + 1] === QUOTE ? equals + 1 : spaceEnd(bytes, equals + 1);
    const quote = bytes[open];
    const hasValue = bytes[equals] === EQUALS && (quote === QUOTE || quote === APOSTROPHE);
    if (!hasValue) throw this.source.malformed('an attribute has no value');
    let end = open + 1;
    let mask = 0;
    for (; end < length; end += 1) {
      const code = bytes[end] ?? 0;
      if (code === quote || code === LESS) break;
      mask |= VALUE_MASKS[code] ?? 0;
    }
    if (bytes[end] !== quote) throw this.source.malformed('a value does not end');
    this.add(start, nameEnd, open + 1, end, mask);
    return end + 1;
  }

  private add(nameStart: number, nameEnd: number, start: number, end: number, mask: number): void {
    const { count, source } = this;
    if (count + this.declarations.length / 2 >= this.maxAttributes) throw this.tooMany();
    this.nameStarts[count] = nameStart;
    this.nameEnds[count] = nameEnd;
    this.nameHashes[count] = this.hash;
    this.starts[count] = start;
    this.ends[count] = end;
    this.masks[count] = mask;
    if (mask >= ENCODED) this.decode(source.slice(start, end, mask & ~ENCODED));
    const mayDeclare = source.bytes[nameStart] === LETTER_X && source.bytes[nameStart + 3] === LETTER_N;
    if (!mayDeclare || !this.declares(source.latin.slice(nameStart, nameEnd))) this.count = count + 1;
  }

  /** White space that is written as such is a space; white space that is written as a reference stays (XML 1.0, 3.3.3). */
  private decode(raw: string): string {
    const value = FORBIDDEN_CHARACTERS.test(raw) ? undefined : decodeReferences(raw.replace(/\r\n|[\t\n\r]/g, ' '));
    if (value === undefined) throw this.source.malformed('a value holds an unknown reference or a forbidden character');
    return value;
  }

  /** Whether the attribute that was just read declares a namespace. If so, it is kept as a declaration. */
  private declares(name: string): boolean {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) return false;
    this.declarations.push(name === 'xmlns:' ? name : name.slice(6), this.value(this.count));
    return true;
  }

  private tooMany(): PackageRefused {
    return new PackageRefused('xml_too_complex', 'A part has an element with too many attributes.', this.source.part);
  }
}
