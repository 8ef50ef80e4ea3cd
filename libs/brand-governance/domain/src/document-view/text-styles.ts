import { formatRgb, type ParagraphSpacing, type RunStyle } from '@livery/office-model';

const EMU_PER_POINT = 12_700;

/** EMU as points, to a tenth. */
export function pointsOf(emu: number): number {
  return Math.round((emu / EMU_PER_POINT) * 10) / 10;
}

/** `333333`; null for text without one colour, and for the automatic one. */
export function colorOfText({ paint }: RunStyle): string | null {
  return paint.kind === 'solid' ? formatRgb(paint.color.rgb) : null;
}

/** `12 pt before, 6 pt after, 1.15 lines`. */
export function spacingInWords({ before, after, line, lineRule }: ParagraphSpacing): string {
  const height = lineRule === 'auto' ? `${Math.round(line * 100) / 100} lines` : `lines of ${pointsOf(line)} pt`;
  return `${pointsOf(before)} pt before, ${pointsOf(after)} pt after, ${height}`;
}
