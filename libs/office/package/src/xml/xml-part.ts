import type { OoxmlPackage } from '../ooxml-package.ts';
import type { XmlHandler } from './xml-handler.ts';

/** An XML part that is edited: the offsets that handlers receive are those of its bytes. */
export class XmlPart {
  private constructor(
    private readonly file: OoxmlPackage,
    private readonly part: string,
    /** UTF-8 without a byte order mark, and with a declaration that says so. */
    readonly bytes: Buffer,
  ) {}

  /** @throws PackageRefused, MalformedXml; RangeError when there is no such part */
  static of(file: OoxmlPackage, part: string): XmlPart {
    const decoded = file.decoded(part);
    if (decoded === undefined) throw new RangeError(`There is no part ${part}.`);
    return new XmlPart(file, part, withUtf8Declaration(decoded));
  }

  /** The part with other content. */
  with(bytes: Buffer): XmlPart {
    return new XmlPart(this.file, this.part, bytes);
  }

  /** @throws PackageRefused, MalformedXml */
  scan(handler: XmlHandler): void {
    this.file.scan(this.part, handler, this.bytes);
  }
}

const DECLARATION = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["'][^>]*\?>/;
const STANDARD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function withUtf8Declaration(bytes: Buffer): Buffer {
  const declared = DECLARATION.exec(bytes.toString('latin1', 0, 200));
  if (declared === null || declared[1]?.toLowerCase() === 'utf-8') return bytes;
  return Buffer.concat([Buffer.from(STANDARD), bytes.subarray(declared[0].length)]);
}
