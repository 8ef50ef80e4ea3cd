import { decoded, type Encoding, encodingOf } from './text-of-part.ts';

const INSTRUCTION = /(<(?:[\w.-]+:)?instrText\b[^>]*>)[\s\S]*?(<\/(?:[\w.-]+:)?instrText\s*>)/g;
const ATTRIBUTE = /(\s(?:[\w.-]+:)?instr\s*=\s*)(?:"[^"]*"|'[^']*')/g;
/** An attribute with an address in VML, which needs no relationship. */
const SOURCE = /(\s(?:[\w.-]+:)?(?:src|althref|href)\s*=\s*)(?:"[^"]*"|'[^']*')/g;
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/;
const READABLE = new Set(['utf-8', 'us-ascii', 'utf-16']);

/**
 * Empties the instructions of fields in a part of a text document. Fields can fetch pictures and texts from other places
 * (INCLUDEPICTURE, DDE); without their instruction they show what they showed last.
 * @returns null if the part needs no change
 * @throws Error for an encoding in which nothing is found
 */
export function blankFields(part: Uint8Array): Uint8Array | null {
  const encoding = encodingOf(part);
  const text = decoded(part, encoding);
  const declared = DECLARED.exec(text.slice(0, 200).replace(/^\ufeff|^\xef\xbb\xbf/, ''))?.[1]?.toLowerCase();
  if (declared !== undefined && !READABLE.has(declared))
    throw new Error('A part has an encoding that no Office file has.');
  const blank = text.replace(INSTRUCTION, '$1$2').replace(ATTRIBUTE, '$1""').replace(SOURCE, '$1""');
  return blank === text ? null : encoded(blank, encoding);
}

function encoded(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'bytes') return Buffer.from(text, 'latin1');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'little' ? bytes : bytes.swap16();
}
