import { nameEnd, spaceEnd } from './character-classes.ts';
import { decodeReferences } from './decode-references.ts';
import { MalformedXml } from './malformed-xml.ts';

const AMPERSAND = 0x26;
const APOSTROPHE = 0x27;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const LESS = 0x3c;
const QUOTE = 0x22;
const SLASH = 0x2f;
const SPACE = 0x20;

/** Reads start tags, one after the other into the same fields: no object per attribute. */
export class StartTag {
  name = '';
  isEmpty = false;
  /** Attributes, declarations of namespaces not counted. */
  count = 0;
  readonly names: string[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** Values that differ from the text between the offsets. */
  readonly decoded: (string | undefined)[] = [];
  /** Prefixes and namespaces by turns. */
  declarations: string[] = [];

  constructor(
    private readonly part: string,
    private readonly xml: string,
  ) {}

  /** Reads the tag whose `<` stands at `start` and returns the offset behind its `>`. @throws MalformedXml */
  read(start: number): number {
    let at = nameEnd(this.xml, start + 1);
    this.name = this.xml.slice(start + 1, at);
    this.count = 0;
    if (this.declarations.length > 0) this.declarations = [];
    for (;;) {
      const next = spaceEnd(this.xml, at);
      const code = this.xml.charCodeAt(next);
      this.isEmpty = code === SLASH;
      if (code === GREATER) return next + 1;
      if (this.isEmpty && this.xml.charCodeAt(next + 1) === GREATER) return next + 2;
      if (next === at) throw new MalformedXml(this.part, `the tag ${this.name} is damaged`);
      at = this.readAttribute(next);
    }
  }

  /** Attributes and declarations read so far. */
  get size(): number {
    return this.count + this.declarations.length / 2;
  }

  private readAttribute(at: number): number {
    const end = nameEnd(this.xml, at);
    const equals = spaceEnd(this.xml, end);
    const open = spaceEnd(this.xml, equals + 1);
    const quote = this.xml.charCodeAt(open);
    if (this.xml.charCodeAt(equals) !== EQUALS || (quote !== QUOTE && quote !== APOSTROPHE)) {
      throw new MalformedXml(this.part, `an attribute of ${this.name} has no value`);
    }
    const name = this.xml.slice(at, end);
    const close = this.readValue(open + 1, quote);
    if (name.startsWith('xmlns') && (end === at + 5 || name.charAt(5) === ':')) this.declare(name);
    else {
      this.names[this.count] = name;
      this.count += 1;
    }
    return close + 1;
  }

  /** Finds the closing quote; the value lands in the slot of the next attribute. */
  private readValue(start: number, quote: number): number {
    let end = start;
    let isPlain = true;
    let code = this.xml.charCodeAt(end);
    while (code !== quote) {
      if (code === LESS || Number.isNaN(code))
        throw new MalformedXml(this.part, `a value in ${this.name} does not end`);
      if (code < SPACE || code === AMPERSAND) isPlain = false;
      end += 1;
      code = this.xml.charCodeAt(end);
    }
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.decoded[this.count] = isPlain ? undefined : this.decode(this.xml.slice(start, end));
    return end;
  }

  /** XML 1.0, 3.3.3: white space written as such is a space, written as a reference it stays. */
  private decode(raw: string): string {
    const value = decodeReferences(raw.replace(/\r\n|[\t\n\r]/g, ' '));
    if (value === undefined) throw new MalformedXml(this.part, `a value in ${this.name} holds an unknown reference`);
    return value;
  }

  private declare(name: string): void {
    const value = this.decoded[this.count] ?? this.xml.slice(this.starts[this.count], this.ends[this.count]);
    this.declarations.push(name === 'xmlns:' ? name : name.slice(6), value);
  }
}
