import { isAscii, isUtf8 } from 'node:buffer';
import { PackageRefused } from '../package-refused.ts';
import { MalformedXml } from './malformed-xml.ts';

const DOCTYPE = '<!DOCTYPE';
const RARE = '!DOCT';
const NOT_A_CHARACTER = Buffer.from('\ufffe');
const NO_CHARACTER = Buffer.from('\uffff');
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][-A-Za-z0-9._]*)["']/;

/**
 * The bytes of a part as UTF-8 without a byte order mark. The part may be in UTF-8, in UTF-16 or in the encoding that it declares.
 * @throws PackageRefused `dtd_forbidden`; MalformedXml when the bytes are not in that encoding
 */
export function decodePart(part: string, bytes: Buffer): Buffer {
  const encoding = encodingOf(bytes);
  refuseDoctype(part, bytes, encoding);
  if (encoding === 'utf-8' && isUtf8(bytes)) return withoutMark(part, bytes);
  return withoutMark(part, transcoded(part, bytes, encoding));
}

function transcoded(part: string, bytes: Buffer, encoding: string): Buffer {
  try {
    return Buffer.from(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    throw new MalformedXml(part, `its bytes are not ${encoding}`);
  }
}

/** U+FFFE and U+FFFF are the only characters beyond ASCII that XML forbids and UTF-8 does not (XML 1.0, production 2). */
function withoutMark(part: string, bytes: Buffer): Buffer {
  const isForbidden = !isAscii(bytes) && (bytes.includes(NOT_A_CHARACTER) || bytes.includes(NO_CHARACTER));
  if (isForbidden) throw new MalformedXml(part, 'it holds a character that XML forbids');
  return startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes;
}

/** A document type declaration is refused before the part is parsed: Office never writes one. */
function refuseDoctype(part: string, bytes: Buffer, encoding: string): void {
  const isWide = encoding.startsWith('utf-16');
  if (isWide ? bytes.includes(wideDoctype(encoding)) : declaresType(bytes)) {
    throw new PackageRefused('dtd_forbidden', 'A part declares a document type.', part);
  }
}

function wideDoctype(encoding: string): Buffer {
  const needle = Buffer.from(DOCTYPE, 'utf16le');
  return encoding === 'utf-16be' ? needle.swap16() : needle;
}

/** Searches for a rare part of the word first: that is ten times as fast as searching for `<`, which is everywhere in XML (measured). */
function declaresType(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(RARE, 1, 'latin1'); at !== -1; at = bytes.indexOf(RARE, at + 1, 'latin1')) {
    if (bytes.toString('latin1', at - 1, at - 1 + DOCTYPE.length) === DOCTYPE) return true;
  }
  return false;
}

/** The encoding by the byte order mark, or else by how `<?` is written, or else by the XML declaration (XML 1.0, appendix F). */
function encodingOf(bytes: Buffer): string {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0, 0x3c)) return 'utf-16be';
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  const declared = DECLARED.exec(bytes.toString('latin1', 0, 200))?.[1]?.toLowerCase() ?? 'utf-8';
  return declared.startsWith('utf-16') ? 'utf-8' : declared;
}

function startsWith(bytes: Buffer, ...first: readonly number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte);
}
