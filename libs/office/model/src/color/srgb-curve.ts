/** An encoded channel, 0 to 1, as linear light, by the piecewise sRGB curve (IEC 61966-2-1). PowerPoint uses no power of 2.2 (measured). */
export function toLinear(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** The inverse of `toLinear`. */
export function toEncoded(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}
