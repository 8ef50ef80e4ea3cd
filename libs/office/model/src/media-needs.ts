/** What a reader has to find out about media and masters, beyond what the document itself says of them. */
export interface MediaNeeds {
  /** Width and height of pictures, in pixels. */
  readonly pixels: boolean;
  /** SHA-256 of the bytes of media, for which the whole part is inflated. */
  readonly hash: boolean;
  /** The proportions of the logos for which a perceptual hash of pictures is needed; empty when none is. */
  readonly looks: readonly Proportions[];
  /** SHA-256 of the masters. */
  readonly masters: boolean;
}

/** Width over height of a logo; null when it is not known, so that pictures of any proportions may show it. */
export type Proportions = number | null;

export const NO_MEDIA_NEEDS: MediaNeeds = { pixels: false, hash: false, looks: [], masters: false };
