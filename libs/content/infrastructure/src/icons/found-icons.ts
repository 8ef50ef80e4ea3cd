/** One icon that was found in a file. */
export interface FoundIcon {
  /** As the file names it, without extension. A very long path is cut. */
  readonly path: string;
  /** The bytes of its SVG. @throws DomainError if there are none, or too many */
  readonly read: () => Uint8Array;
}

export interface FoundIcons {
  readonly found: readonly FoundIcon[];
  /** As the file says it; empty if it says nothing. */
  readonly licence: string;
}

/** In characters. The name of an icon has at most 200. */
export const LONGEST_PATH = 400;
