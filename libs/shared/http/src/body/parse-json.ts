import { countCharacters, DomainError } from '@livery/kernel';
import { assertAcceptable, MAX_DEPTH, tooDeep } from './assert-acceptable.ts';
import { findJsonFlaw, outlineOf } from './json-flaw.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A part of a body that was removed before parsing. It is needed to report positions as the writer of the body sees them. */
export interface JsonCut {
  /** Its position, in bytes of the remaining text. */
  readonly at: number;
  /** Its length in characters, all of them in one line. */
  readonly length: number;
}

/**
 * Parses the JSON object of a request body.
 * @param cut the part that was removed from the text
 * @throws DomainError `body_invalid_json` if the body is not UTF-8, not JSON, not an object, not acceptable (`assertAcceptable`), or has
 * a repeated name in an object, whose path is then the `param`
 */
export function parseJson(bytes: Uint8Array, cut?: JsonCut): object {
  const text = decode(bytes);
  const { names, depth } = outlineOf(text, MAX_DEPTH);
  if (depth > MAX_DEPTH) throw tooDeep();
  const value = parse(text, () => cut && { at: utf8.decode(bytes.subarray(0, cut.at)).length, length: cut.length });
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('The body must be a JSON object.');
  // `JSON.parse` keeps only one of two equal names, so the numbers differ.
  if (assertAcceptable(value) !== names) assertNamesOnce(text);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw invalid('The body is not valid UTF-8. Send JSON in UTF-8.', { cause });
  }
}

function parse(text: string, cut: () => JsonCut | undefined): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const at = findJsonFlaw(text)?.at ?? text.length;
    const where = positionOf(text, at, cut());
    const what = at < text.length ? 'is not valid JSON. Look at' : 'ends before its JSON is complete, at';
    throw invalid(`The body ${what} ${where}.`, { cause });
  }
}

/** Of two values with one name, some parsers use the first and others the last. The caller cannot mean both, so neither is used. */
function assertNamesOnce(text: string): void {
  const param = findJsonFlaw(text)?.repeated;
  if (typeof param === 'string') throw invalid(`The body contains ${param} twice. Send it once.`, { param });
}

/** The line and column, counted from 1 and in characters, as in editors. */
function positionOf(text: string, at: number, cut: JsonCut | undefined): string {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(0, lineStart).split('\n').length;
  const isBehindCut = cut !== undefined && cut.at >= lineStart && cut.at < at;
  const column = countCharacters(text.slice(lineStart, at)) + 1 + (isBehindCut ? cut.length : 0);
  return `line ${line}, column ${column}`;
}

function invalid(message: string, options: { readonly cause?: unknown; readonly param?: string } = {}): DomainError {
  return new DomainError('invalid', 'body_invalid_json', message, options);
}
