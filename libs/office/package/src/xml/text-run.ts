import { wholeNumber } from '../whole-number.ts';
import { decodeReferences } from './decode-references.ts';
import { FORBIDDEN_CHARACTERS } from './forbidden-characters.ts';
import type { XmlSource } from './xml-source.ts';

const AMPERSAND = 0x26;
const CLOSING_BRACKET = 0x5d;
const LESS = 0x3c;
const SPACE = 0x20;
const LINE_FEED = 0xa;

/** 1 for bytes that stand for something else or may be forbidden: a text without them is used as it is. */
const SPECIAL = Uint8Array.from({ length: 256 }, (_, code) =>
  (code < SPACE && code !== LINE_FEED) || code === AMPERSAND || code === CLOSING_BRACKET ? 1 : 0,
);

/** Reads character data between two tags, one text after the other into the same fields. */
export class TextRun {
  /** Exclusive end offset of the text. */
  end = 0;
  private start = 0;
  private mask = 0;
  private isPlain = true;

  constructor(private readonly source: XmlSource) {}

  /** Reads the text from `start` to the next `<`, or to the end of the part. */
  read(start: number): void {
    const { bytes } = this.source;
    const { length } = bytes;
    let mask = 0;
    let isPlain = true;
    let end = wholeNumber(start);
    for (; end < length; end += 1) {
      const code = bytes[end] ?? 0;
      if (code === LESS) break;
      mask |= code;
      if (SPECIAL[code] === 1) isPlain = false;
    }
    this.start = start;
    this.end = end;
    this.mask = mask;
    this.isPlain = isPlain;
  }

  /** The text with all line ends as line feeds and its references resolved; undefined when it is not well-formed. */
  value(): string | undefined {
    const raw = this.source.slice(this.start, this.end, this.mask);
    if (this.isPlain) return raw;
    if (FORBIDDEN_CHARACTERS.test(raw) || raw.includes(']]>')) return undefined;
    return decodeReferences(raw.replace(/\r\n?/g, '\n'));
  }
}
