/** The longest side of a rendition, in pixels, which is that of the pictures it is made of. */
export const MAX_SIDE = 1_280;

export const FITS = ['contain', 'cover'] as const;
export const FORMATS = ['png', 'webp', 'jpeg'] as const;

/** How a picture is wanted. It is never enlarged. */
export interface Rendition {
  /** In pixels; null if it follows from the other side. */
  readonly width: number | null;
  readonly height: number | null;
  /** `contain` shows all of the picture, `cover` fills both sides and cuts off the rest. */
  readonly fit: (typeof FITS)[number];
  readonly format: (typeof FORMATS)[number];
}

/** Tells renditions of a picture apart, in a few characters. */
export function renditionKey({ width, height, fit, format }: Rendition): string {
  return `${width ?? ''}x${height ?? ''}-${fit}-${format}`;
}
