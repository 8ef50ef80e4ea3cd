import type { RunFormat } from '@livery/office-model';
import type { LocatedParagraph } from '../document-view/located-content.ts';
import { memoized } from '../memoized.ts';
import { isCodeFont } from './code-fonts.ts';
import { isCodeStyle } from './code-styles.ts';
import { type TechnicalSpan, technicalSpans } from './technical-spans.ts';
import type { SearchedText } from './text-survey.ts';

const known = new WeakMap<SearchedText, readonly TechnicalSpan[]>();

/**
 * Whether characters of a text are prose, which is all that rules about words and marks judge and change. Code by font or style, results
 * of fields, formulas, addresses, paths, e-mails, switches, arrows, identifiers, markup and names of files are no prose.
 * @param start the offset of the first character; @param end the exclusive end offset
 */
export function isProse(searched: SearchedText, start: number, end: number): boolean {
  return isOrdinary(searched, start, end) && spansIn(searched, start, end).length === 0;
}

/** Whether characters are prose, or hold whole words that are none, as where a rule asks for `example.com` or `Node.js`. */
export function isProseOrWhole(searched: SearchedText, start: number, end: number): boolean {
  return isOrdinary(searched, start, end) && spansIn(searched, start, end).every(({ isIn }) => isIn(start, end));
}

/** Whether some run of a paragraph is prose by its font, style and field. */
export function hasProse({ paragraph: { runs, flow } }: LocatedParagraph): boolean {
  return !isCodeStyle(flow?.style.name ?? '') && runs.some((format) => !isSpecial(format));
}

/** Whether the text that holds characters is no code, no result of a field, no formula and no name of a file. */
export function isOrdinary({ paragraph, text }: SearchedText, start: number, end: number): boolean {
  if (paragraph === null) return !isFileName(text);
  const { runs, flow } = paragraph;
  if (flow !== null && isCodeStyle(flow.style.name)) return false;
  const first = runs.indexAt(start);
  for (let run = first; run <= runs.indexAt(Math.max(start, end - 1)); run += 1) {
    const format = runs.formatAt(run);
    if ((format !== undefined && isSpecial(format)) || (run > first && runs.hasFormulaBefore(run))) return false;
  }
  return true;
}

function isSpecial({ field, characterStyle, style }: RunFormat): boolean {
  return field !== null || isCodeFont(style.fonts.latin.typeface) || isCodeStyle(characterStyle ?? '');
}

const FILE_ENDING = /\.(?:bmp|emf|gif|ico|jpe?g|pdf|png|svg|tiff?|webp|wmf|docx?|pptx?|xlsx?)$/i;
const PATH_BEGINNING = /^(?:[a-z]:\\|\\\\|file:)/i;

/** Whether an alternative text is the name of a file, or its path, which programs write where nobody describes a picture. */
function isFileName(text: string): boolean {
  const trimmed = text.trim();
  return FILE_ENDING.test(trimmed) || PATH_BEGINNING.test(trimmed);
}

/** The words that are no prose by their characters and share some with a range. */
function spansIn(searched: SearchedText, start: number, end: number): readonly TechnicalSpan[] {
  const spans = memoized(known, searched, () => technicalSpans(searched.text));
  if (spans.length === 0) return spans;
  let [from, to] = [0, spans.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((spans[middle]?.end ?? 0) <= start) from = middle + 1;
    else to = middle;
  }
  const found: TechnicalSpan[] = [];
  for (let at = from; at < spans.length; at += 1) {
    const span = spans[at];
    if (span === undefined || span.start >= end) break;
    found.push(span);
  }
  return found;
}
