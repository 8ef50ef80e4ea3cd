import { type EffectiveFont, formatRgb, type Paint, type TextRun } from '@livery/office-model';
import type { RunValues } from './dump-record.ts';

/** The values of a run as a dump writes them. @param main the font that counts as the font of the run */
export function runValues(
  { text, field, style }: TextRun,
  paragraph: number,
  run: number,
  main: EffectiveFont = style.fonts.latin,
): RunValues {
  const { ea, cs, sym } = style.fonts;
  return {
    kind: 'run',
    paragraph,
    run,
    text,
    ...(field !== null && { field: field || 'unknown' }),
    font: main.typeface,
    font_ea: ea.typeface,
    font_cs: cs.typeface,
    font_sym: sym.typeface,
    size: style.size.nominal,
    size_effective: style.size.effective,
    color: colorOf(style.paint),
    source: {
      font: main.provenance.source,
      size: style.size.provenance.source,
      color: sourceOf(style.paint),
    },
  };
}

/** `RRGGBB`, or the kind of a paint that is not solid. Null when it is unknown. */
export function colorOf(paint: Paint): string | null {
  if (paint.kind === 'solid') return formatRgb(paint.color.rgb);
  return paint.kind === 'unknown' ? null : paint.kind;
}

function sourceOf(paint: Paint): string {
  const provenance = paint.kind === 'solid' ? paint.color.provenance : paint.provenance;
  return provenance?.source ?? 'nothing';
}
