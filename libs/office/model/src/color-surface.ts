export const COLOR_SURFACES = [
  'text',
  'fill',
  'line',
  'background',
  'table_fill',
  'table_border',
  'table_text',
  'chart_series',
  'chart_text',
  'chart_area',
  'chart_line',
  'smartart_fill',
  'smartart_text',
  'gradient_stop',
  'pattern',
  'shadow',
  'glow',
  'effect3d',
  'highlight',
  'bullet',
  'hyperlink',
  'notes_text',
  'shading',
  'page_background',
  'drawing_fill',
  'drawing_line',
  'numbering',
  'border',
] as const;

/** The surfaces that are texts. */
export const TEXT_SURFACES = ['text', 'table_text', 'chart_text', 'smartart_text', 'notes_text'] as const;

/** The surfaces on which fonts are judged. */
export const FONT_SURFACES = [...TEXT_SURFACES, 'bullet', 'numbering'] as const;

/** What a colour is used for. The surfaces of presentations come first, then those that only text documents have. */
export type ColorSurface = (typeof COLOR_SURFACES)[number];

export function isColorSurface(value: string): value is ColorSurface {
  return COLOR_SURFACES.some((surface) => surface === value);
}
