import { SVG_LIMITS } from './svg-limits.ts';

/** Larger coordinates overflow the numbers of some renderers. */
const MAX_NUMBER = 1e9;
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?`;
const LENGTH = new RegExp(`^(${NUMBER})(?:px|pt|pc|mm|cm|in|em|ex|rem|%)?$`);
const ANGLE = new RegExp(`^(${NUMBER})(?:deg|rad|grad|turn)?$`);
const LIST_ITEM = new RegExp(String.raw`[\s,]*(${NUMBER})(?:px|%|em)?`, 'y');
const PATH_ITEM = new RegExp(String.raw`[\s,]*(?:[MmLlHhVvCcSsQqTtAaZz]|(${NUMBER}))`, 'y');
const TRANSFORM = /[\s,]*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)/y;
const HEX_COLOR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** Names of colours are words of the English language. A word that is none is ignored by renderers. */
const WORD = /^[a-zA-Z][a-zA-Z-]{0,39}$/;
const COLOR_FUNCTION = /^(?:rgb|hsl)a?\([\d\s.,%+/-]{1,60}(?:deg[\d\s.,%+/-]{1,40})?\)$/i;
const FONT_FAMILY = /^[\p{L}\p{N}\s,'"_-]{1,200}$/u;
/** A reference to an element of the same file, with what is used if that cannot be drawn. */
const LOCAL_URL = /^url\(\s*(['"]?)#([^\s'"()\\]+)\1\s*\)(?:\s|$)/i;
const LOCAL_HREF = /^\s*#([^\s'"()\\]+)\s*$/;

/** What the value of an attribute is. */
export type SvgValueKind =
  | 'length'
  | 'angle'
  | 'numbers'
  | 'view_box'
  | 'path'
  | 'transform'
  | 'color'
  | 'paint'
  | 'word'
  | 'words'
  | 'font_family'
  | 'font_weight'
  | 'id'
  | 'href'
  | 'clip_path'
  | 'mask';

/** The id to which a value refers with `url(#…)`. */
export function urlReference(value: string): string | undefined {
  return LOCAL_URL.exec(value.trim())?.[2];
}

/** The id to which an `href` refers; undefined for anything but an element of the same file. */
export function hrefReference(value: string): string | undefined {
  return LOCAL_HREF.exec(value)?.[1];
}

/** Whether a value without references is well-formed. */
export function isProperValue(kind: SvgValueKind, value: string): boolean {
  switch (kind) {
    case 'length':
      return isNumber(LENGTH.exec(value)?.[1]);
    case 'angle':
      return isNumber(ANGLE.exec(value)?.[1]);
    case 'numbers':
      return isWhole(value, LIST_ITEM);
    case 'view_box':
      return viewBoxOf(value) !== undefined;
    case 'path':
      return value.length <= SVG_LIMITS.maxPathData && (value.trim() === 'none' || isWhole(value, PATH_ITEM));
    case 'transform':
      return isTransform(value);
    case 'color':
    case 'paint':
      return HEX_COLOR.test(value) || WORD.test(value) || COLOR_FUNCTION.test(value);
    case 'word':
      return WORD.test(value);
    case 'words':
      return value.length <= 100 && value.split(/\s+/).every((word) => WORD.test(word));
    case 'font_family':
      return FONT_FAMILY.test(value);
    case 'font_weight':
      return WORD.test(value) || /^\d{1,4}$/.test(value);
    case 'clip_path':
    case 'mask':
      return value === 'none';
    case 'id':
    case 'href':
      return false;
  }
}

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The four numbers of a `viewBox`; undefined unless its size is above zero. */
export function viewBoxOf(value: string): ViewBox | undefined {
  const numbers = value
    .trim()
    .replace(/\s+/g, ' ')
    .split(/ ?, ?| /);
  if (numbers.length !== 4 || !numbers.every((number) => ANGLE.test(number) && isNumber(number))) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The pixels of a `width` or `height`; undefined for percentages and font sizes. */
export function pixelsOf(value: string | undefined): number | undefined {
  const [, number, unit] = new RegExp(`^(${NUMBER})(px|pt|pc|mm|cm|in)?$`).exec(value?.trim() ?? '') ?? [];
  const pixels = Number(number) * (PIXELS[unit ?? 'px'] ?? 1);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
}

/** CSS Values and Units 3, section 6.2. */
const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

function isTransform(value: string): boolean {
  let end = 0;
  while (end < value.length) {
    TRANSFORM.lastIndex = end;
    const [, numbers] = TRANSFORM.exec(value) ?? [];
    if (numbers === undefined || !isWhole(numbers, LIST_ITEM)) return value.slice(end).trim() === '' && end > 0;
    end = TRANSFORM.lastIndex;
  }
  return true;
}

/** Whether a value is a sequence of items, all of whose numbers are finite. */
function isWhole(value: string, item: RegExp): boolean {
  let end = 0;
  while (end < value.length) {
    item.lastIndex = end;
    const found = item.exec(value);
    if (found === null) return /^[\s,]*$/.test(value.slice(end));
    if (found[1] !== undefined && !isNumber(found[1])) return false;
    end = item.lastIndex;
  }
  return true;
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && Math.abs(Number(text)) <= MAX_NUMBER;
}
