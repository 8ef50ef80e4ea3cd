import type { ColorSurface } from '../color-surface.ts';
import type { DocumentFormat } from '../document-format.ts';

/** The surfaces of text documents whose names differ from those of decks (check catalogue, 1.3). */
const IN_TEXT_DOCUMENTS: ReadonlyMap<ColorSurface, ColorSurface> = new Map([
  ['background', 'page_background'],
  ['bullet', 'numbering'],
  ['hyperlink', 'text'],
  ['smartart_text', 'text'],
  ['fill', 'drawing_fill'],
  ['smartart_fill', 'drawing_fill'],
  ['gradient_stop', 'drawing_fill'],
  ['pattern', 'drawing_fill'],
  ['shadow', 'drawing_fill'],
  ['glow', 'drawing_fill'],
  ['effect3d', 'drawing_fill'],
  ['chart_area', 'drawing_fill'],
  ['line', 'drawing_line'],
  ['chart_line', 'drawing_line'],
]);

/**
 * The name that findings give a surface in documents of a format.
 * @param of the surface that has the gradient or the pattern
 */
export function surfaceIn(format: DocumentFormat, surface: ColorSurface, of: ColorSurface = surface): ColorSurface {
  if (format !== 'docx') return surface;
  const own = surface === 'gradient_stop' || surface === 'pattern' ? of : surface;
  return IN_TEXT_DOCUMENTS.get(own) ?? own;
}
