import { decodeReferences } from './decode-references.ts';
import { FORBIDDEN_CHARACTERS } from './forbidden-characters.ts';
import type { XmlSource } from './xml-source.ts';

const AMPERSAND = 0x26;
const CLOSING_BRACKET = 0x5d;
const LESS = 0x3c;
const SPACE = 0x20;
const LINE_FEED = 0xa;

/** Reads character data, one run after the other into the same fields. */
export class TextRun {
  end = 0;
  private start = 0;
  private mask = 0;
  private isPlain = true;

  constructor(private readonly source: XmlSource) {}

  /** Finds the `<` or the end of the part behind the text that starts at `start`. */
  read(start: number): void {
    const { bytes } = this.source;
    const { length } = bytes;
    let mask = 0;
    let isPlain = true;
    let end = start;
    for (; end < length; end += 1) {
      const code = bytes[end] ?? 0;
      if (code === LESS) break;
      mask |= code;
      if ((code < SPACE && code !== LINE_FEED) || code === AMPERSAND || code === CLOSING_BRACKET) isPlain = false;
    }
    this.start = start;
    this.end = end;
    this.mask = mask;
    this.isPlain = isPlain;
  }

  /** The text with one kind of line end and its references resolved; undefined when it is not well-formed. */
  value(): string | undefined {
    const raw = this.source.slice(this.start, this.end, this.mask);
    if (this.isPlain) return raw;
    if (FORBIDDEN_CHARACTERS.test(raw) || raw.includes(']]>')) return undefined;
    return decodeReferences(raw.replace(/\r\n?/g, '\n'));
  }
}
