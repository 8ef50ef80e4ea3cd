import { decoded, type Encoding, encodingOf } from './text-of-part.ts';

const OPENING = /<(?:[\w.-]+:)?instrText\b/g;
const CLOSING = /<\/(?:[\w.-]+:)?instrText\s*>/g;
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
  const blank = withoutInstructions(text).replace(ATTRIBUTE, '$1""').replace(SOURCE, '$1""');
  return blank === text ? null : encoded(blank, encoding);
}

/** One expression for both tags would search the closing one of each opening one anew, up to the end. */
function withoutInstructions(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let opening; (opening = nextMatch(OPENING, text, from)) !== null;) {
    const begin = text.indexOf('>', opening.index) + 1;
    const closing = begin === 0 ? null : nextMatch(CLOSING, text, begin);
    if (closing === null) break;
    kept.push(text.slice(from, begin), closing[0]);
    from = closing.index + closing[0].length;
  }
  return kept.join('') + text.slice(from);
}

function nextMatch(expression: RegExp, text: string, from: number): RegExpExecArray | null {
  expression.lastIndex = from;
  return expression.exec(text);
}

function encoded(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'bytes') return Buffer.from(text, 'latin1');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'little' ? bytes : bytes.swap16();
}
