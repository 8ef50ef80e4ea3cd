/** Hue in degrees, 0 to 360; saturation and luminance 0 to 1, though a modified saturation may exceed 1. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly luminance: number;
}

/** Red, green and blue, 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number];

/** The hue, saturation and luminance of encoded channels. */
export function toHsl([red, green, blue]: Channels): Hsl {
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const luminance = (max + min) / 2;
  const span = max - min;
  if (span === 0) return { hue: 0, saturation: 0, luminance };
  const saturation = luminance > 0.5 ? span / (2 - max - min) : span / (max + min);
  return { hue: hueOf(red, green, blue, max, span), saturation, luminance };
}

function hueOf(red: number, green: number, blue: number, max: number, span: number): number {
  if (max === red) return (((green - blue) / span + 6) % 6) * 60;
  if (max === green) return ((blue - red) / span + 2) * 60;
  return ((red - green) / span + 4) * 60;
}

/** Channels may be outside of 0 to 1 when the saturation exceeds 1: the caller clamps them. */
export function fromHsl({ hue, saturation, luminance }: Hsl): Channels {
  const chroma = (1 - Math.abs(2 * luminance - 1)) * saturation;
  const sector = (((hue % 360) + 360) % 360) / 60;
  const second = chroma * (1 - Math.abs((sector % 2) - 1));
  const base = luminance - chroma / 2;
  const high = base + chroma;
  const middle = base + second;
  if (sector < 1) return [high, middle, base];
  if (sector < 2) return [middle, high, base];
  if (sector < 3) return [base, high, middle];
  if (sector < 4) return [base, middle, high];
  if (sector < 5) return [middle, base, high];
  return [high, base, middle];
}
