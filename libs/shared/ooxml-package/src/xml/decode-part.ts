import { isUtf8 } from 'node:buffer';
import { PackageRefused } from '../package-refused.ts';
import { MalformedXml } from './malformed-xml.ts';

const DOCTYPE = '<!DOCTYPE';
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][-A-Za-z0-9._]*)["']/;

/**
 * The text of a part without its byte order mark: UTF-8, UTF-16, or the encoding that it declares.
 * @throws PackageRefused `dtd_forbidden`; MalformedXml when the bytes are not in that encoding
 */
export function decodePart(part: string, bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  refuseDoctype(part, bytes, encoding);
  if (encoding === 'utf-8' && isUtf8(bytes)) {
    return bytes.toString('utf8', startsWith(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0);
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new MalformedXml(part, `its bytes are not ${encoding}`);
  }
}

/** A type definition is refused before any parser sees it: Office never writes one. */
function refuseDoctype(part: string, bytes: Buffer, encoding: string): void {
  const needle = Buffer.from(DOCTYPE, encoding.startsWith('utf-16') ? 'utf16le' : 'latin1');
  if (encoding === 'utf-16be') needle.swap16();
  if (bytes.includes(needle)) throw new PackageRefused('dtd_forbidden', 'A part declares a document type.', part);
}

/** XML 1.0, appendix F: byte order mark, then the look of `<?`, then the declaration. */
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
