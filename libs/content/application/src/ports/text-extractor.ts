/** The text of a file, for search. */
export interface ExtractedText {
  readonly text: string;
  readonly title: string | null;
  /** Whether text was left out, because the file has too much. */
  readonly isCut: boolean;
}

/** Reads the text of documents in a process of its own. */
export abstract class TextExtractor {
  /** @returns null if the file has no text that can be read, is broken, or takes too long. @throws Error if nothing can be read now */
  abstract extract(
    file: { readonly path: string; readonly size: number; readonly mediaType: string },
    signal?: AbortSignal,
  ): Promise<ExtractedText | null>;
}
