/** A picture that a shape shows. Its pixels are decoded only when a rule on logos needs its perceptual hash. */
export interface Picture {
  /**
   * `/ppt/media/image1.png`; null when the picture is linked or its part is not there. For an SVG it is the part of the SVG, and not of
   * the PNG that programs show that cannot read SVG. All other members describe this part.
   */
  readonly part: string | null;
  /** The address of a linked picture. */
  readonly linkedTo: string | null;
  /** The size in the header of the file; null when the format has none, as vector graphics. */
  readonly pixels: { readonly width: number; readonly height: number } | null;
  /** Width divided by height, by the pixels or by what an SVG says of itself; null when it is not known. */
  readonly aspect: number | null;
  /** The size of the part in bytes. */
  readonly sizeBytes: number | null;
  /** The SHA-256 of the part in hexadecimal digits; null unless a rule needs it. */
  readonly sha256: string | null;
  /**
   * The perceptual hash, sixteen hexadecimal digits; null unless a rule needs it, when nothing is visible, or when `unseen` says why. That of
   * an SVG is the hash of the PNG that looks like it.
   */
  readonly perceptualHash: string | null;
  /** Why it was not decoded although a rule needs its hash: `it has more than 4 megapixels`; null otherwise. */
  readonly unseen: string | null;
  /** What is cut off at each side, as fractions of width and height (`a:srcRect`). */
  readonly crop: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** The picture is repeated and keeps its proportions (`a:tile`). */
  readonly tiled: boolean;
}
