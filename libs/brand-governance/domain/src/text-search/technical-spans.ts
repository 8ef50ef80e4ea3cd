import { isSpace, isWordCharacter } from './characters.ts';
import { isCodeLine } from './code-lines.ts';
import { bareWord, isTechnical } from './technical-words.ts';

/** Characters of a text. `end` is the exclusive end offset. */
export interface TechnicalSpan {
  readonly start: number;
  readonly end: number;
  /** Whether a range of the text holds all of the span, but for punctuation around it. */
  readonly isIn: (start: number, end: number) => boolean;
}

/**
 * What of a text is no prose by its characters, in its order: lines of code, addresses, paths, identifiers, formulas, and what stands
 * in tags, braces or backticks, which may hold spaces. Each character is visited a fixed number of times.
 */
export function technicalSpans(text: string): readonly TechnicalSpan[] {
  const closing = closingMarks(text);
  const spans: TechnicalSpan[] = [];
  let lineEnd = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (at > lineEnd) {
      lineEnd = endOfLine(text, at);
      const line = text.slice(at, lineEnd);
      if (isCodeLine(line)) {
        spans.push(spanOf(line, at));
        at = lineEnd;
        continue;
      }
    }
    if (isBetweenWords(text.charCodeAt(at))) continue;
    const start = at;
    let isEnclosed = false;
    while (at < text.length && !isBetweenWords(text.charCodeAt(at))) {
      const close = closing.get(at);
      isEnclosed ||= close !== undefined;
      at = (close ?? at) + 1;
    }
    const word = text.slice(start, at);
    if (isEnclosed || isTechnical(word)) spans.push(spanOf(word, start));
  }
  return spans;
}

function spanOf(word: string, start: number): TechnicalSpan {
  const bare = bareWord(word);
  const isIn = (from: number, to: number): boolean => from <= start + bare.start && start + bare.end <= to;
  return { start, end: start + word.length, isIn };
}

const LINE_BREAK = /[\n\v]/g;

/** Where the line ends that begins at an offset. */
function endOfLine(text: string, start: number): number {
  LINE_BREAK.lastIndex = start;
  return LINE_BREAK.exec(text)?.index ?? text.length;
}

const IDEOGRAPHS = 0x2e80;
const END_OF_IDEOGRAPHS = 0xa000;
const FULL_WIDTH = 0xff00;

/** Whether a UTF-16 code unit is white space, or belongs to Chinese or Japanese, which are written without spaces. */
function isBetweenWords(code: number): boolean {
  return isSpace(code) || (code >= IDEOGRAPHS && (code < END_OF_IDEOGRAPHS || code >= FULL_WIDTH));
}

const NONE: ReadonlyMap<number, number> = new Map();

/** Where the tags, braces and backticks of a text close: the offset of the last character, by that of the first. */
function closingMarks(text: string): ReadonlyMap<number, number> {
  if (!/[<{`]/.test(text)) return NONE;
  const closing = new Map<number, number>();
  const braces: number[] = [];
  let tag: number | undefined;
  let tick: number | undefined;
  const close = (opening: number | undefined, at: number): void => {
    if (opening !== undefined) closing.set(opening, at);
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '{') braces.push(at);
    else if (mark === '}') close(braces.pop(), at);
    else if (mark === '<') tag = /[A-Za-z/!?]/.test(text.charAt(at + 1)) ? at : undefined;
    else if (mark === '>') {
      if (!isSpace(text.charCodeAt(at - 1))) close(tag, at);
      tag = undefined;
    } else if (mark === '`') {
      close(tick, at);
      tick = tick === undefined && !isWordCharacter(text.charCodeAt(at - 1)) ? at : undefined;
    }
  }
  return closing;
}
