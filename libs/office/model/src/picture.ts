/** A picture of a drawing. Its pixels are looked at only when a rule on logos asks how it looks. */
export interface Picture {
  /** `/ppt/media/image1.png`; null when the picture is linked or its part is not there. */
  readonly part: string | null;
  /** Address of a linked picture. */
  readonly linkedTo: string | null;
  /** From the header of the file; null when the format does not say, or vectors have no pixels. */
  readonly pixels: { readonly width: number; readonly height: number } | null;
  /** Bytes of the part. */
  readonly sizeBytes: number | null;
  /** Hexadecimal SHA-256 of the part; null unless a rule asks for it. */
  readonly sha256: string | null;
  /** Sixteen hexadecimal digits; null unless a rule asks for it, when nothing can be seen, or when it is `unseen`. */
  readonly perceptualHash: string | null;
  /** Why its pixels were not looked at although a rule asks for it: `it has more than 4 megapixels`. */
  readonly unseen: string | null;
  /** `a:srcRect`: what is cut off, as fractions of width and height. */
  readonly crop: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** `a:tile`: the picture keeps its proportions. */
  readonly tiled: boolean;
}
