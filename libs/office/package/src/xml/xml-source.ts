import { MalformedXml } from './malformed-xml.ts';

const NO_BYTES = Buffer.alloc(0);

/**
 * The part that is scanned: its bytes as UTF-8, and the same bytes as a string with one character for each byte. Offsets are the same in
 * both, and slices of the string are no copies. Scanning bytes is twice as fast as scanning a string (measured).
 */
export class XmlSource {
  part = '';
  bytes: Buffer = NO_BYTES;
  latin = '';

  /** Begins another part. */
  enter(part: string, bytes: Buffer): void {
    this.part = part;
    this.bytes = bytes;
    this.latin = bytes.toString('latin1');
  }

  /** The text between two offsets, the end exclusive. @param mask all bytes of the range in one `or`: below 128 they are ASCII */
  slice(start: number, end: number, mask: number): string {
    return mask < 0x80 ? this.latin.slice(start, end) : this.bytes.toString('utf8', start, end);
  }

  /** The error to throw where the part is not well-formed. */
  malformed(reason: string): MalformedXml {
    return new MalformedXml(this.part, reason);
  }
}
