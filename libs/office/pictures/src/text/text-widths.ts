/** The widths of the characters from U+0020 to U+007E in a common sans-serif font, in thousandths of the size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const FIRST = 0x20;
const OTHER = 556;
const FULL_WIDTH = 1_000;
const MONOSPACED = 600;
const BOLD = 1.07;

/** Scripts whose characters are as wide as they are high: Hangul, kana, Han and full-width forms. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
/** Marks that are set over the character before them. */
const MARK = /\p{M}/u;

/** How wide well-known typefaces run beside the one of the table. */
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/narrow|condensed|impact/i, 0.82],
  [/calibri|carlito|aptos narrow|gill/i, 0.9],
  [/times|garamond/i, 0.9],
  [/verdana|tahoma bold/i, 1.14],
  [/poppins|montserrat|raleway/i, 1.1],
];

/** How wide text is, estimated: which fonts a reader has is not known. */
export interface TextFace {
  readonly typeface: string;
  /** In points. */
  readonly size: number;
  readonly bold: boolean;
  /** The additional distance of characters in points. */
  readonly spacing: number;
}

/** Estimates widths. It remembers what the name of a typeface says of its width. */
export class TextMeter {
  private readonly factors = new Map<string, { readonly factor: number; readonly isMonospaced: boolean }>();

  /** In points. */
  width(text: string, { typeface, size, bold, spacing }: TextFace): number {
    const { factor, isMonospaced } = this.factorOf(typeface);
    let [sum, count] = [0, 0];
    for (const character of text) {
      sum += isMonospaced ? MONOSPACED : characterWidth(character);
      count += 1;
    }
    return (sum * size * factor * (bold ? BOLD : 1)) / 1_000 + count * spacing;
  }

  private factorOf(typeface: string): { readonly factor: number; readonly isMonospaced: boolean } {
    const known = this.factors.get(typeface) ?? {
      factor: FACTORS.find(([name]) => name.test(typeface))?.[1] ?? 1,
      isMonospaced: /courier|consolas|mono/i.test(typeface),
    };
    this.factors.set(typeface, known);
    return known;
  }
}

function characterWidth(character: string): number {
  const known = WIDTHS[character.charCodeAt(0) - FIRST];
  if (known !== undefined) return known;
  if (WIDE.test(character) || character.length > 1) return FULL_WIDTH;
  return MARK.test(character) ? 0 : OTHER;
}
