/** A colour as 0xRRGGBB. */
export type Rgb = number;

/** Reads `#RRGGBB` or `RRGGBB`; undefined when the text is neither. */
export function parseRgb(text: string): Rgb | undefined {
  return /^#?[0-9a-f]{6}$/i.test(text) ? Number.parseInt(text.slice(-6), 16) : undefined;
}

/** `RRGGBB`, upper case. */
export function formatRgb(rgb: Rgb): string {
  return rgb.toString(16).toUpperCase().padStart(6, '0');
}
