import { formatRgb, type ParagraphSpacing, type RunStyle } from '@livery/office-model';

const EMU_PER_POINT = 12_700;

/** Converts EMU to points, rounded to a tenth. */
export function pointsOf(emu: number): number {
  return Math.round((emu / EMU_PER_POINT) * 10) / 10;
}

/** The colour of text as `333333`; null for text that has several colours or none. */
export function colorOfText({ paint }: RunStyle): string | null {
  return paint.kind === 'solid' ? formatRgb(paint.color.rgb) : null;
}

/** The spacing of a paragraph in words: `12 pt before, 6 pt after, 1.15 lines`. */
export function spacingInWords({ before, after, line, lineRule }: ParagraphSpacing): string {
  const height = lineRule === 'auto' ? `${Math.round(line * 100) / 100} lines` : `lines of ${pointsOf(line)} pt`;
  return `${pointsOf(before)} pt before, ${pointsOf(after)} pt after, ${height}`;
}
