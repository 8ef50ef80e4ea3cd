import type { BorderSource, ShadingSource } from './word-color-source.ts';
import { NO_WORD_RUN_PROPERTIES, type WordRunProperties } from './word-run-properties.ts';

/** `w:spacing` of a paragraph, in EMU apart from `line` (ECMA-376 Part 1, 17.3.1.33). */
export interface SpacingSource {
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** A multiple of a single line when the rule is `auto`, or else in EMU. */
  readonly line: number | undefined;
  readonly lineRule: 'auto' | 'at_least' | 'exact' | undefined;
}

/** `w:pPr` as it is written (ECMA-376 Part 1, 17.3.1). Properties that it does not set are undefined. */
export interface ParagraphProperties {
  /** The id of the paragraph style. */
  readonly style: string | undefined;
  /** The id of the numbering; `0` removes an inherited one. */
  readonly numbering: string | undefined;
  readonly level: number | undefined;
  /** 0 to 8 for headings; 9 for body text. */
  readonly outlineLevel: number | undefined;
  readonly spacing: SpacingSource | undefined;
  readonly shading: ShadingSource | undefined;
  readonly borders: BorderSource | undefined;
  readonly pageBreakBefore: boolean | undefined;
  /** The run properties of the paragraph mark. */
  readonly mark: WordRunProperties;
  /** The local names of the elements of direct formatting. */
  readonly direct: readonly string[];
}

export type ParagraphDraft = {
  -readonly [Name in keyof Omit<ParagraphProperties, 'direct'>]: ParagraphProperties[Name];
} & { direct: string[] };

export function emptyParagraphDraft(): ParagraphDraft {
  return {
    style: undefined,
    numbering: undefined,
    level: undefined,
    outlineLevel: undefined,
    spacing: undefined,
    shading: undefined,
    borders: undefined,
    pageBreakBefore: undefined,
    mark: NO_WORD_RUN_PROPERTIES,
    direct: [],
  };
}

export const NO_PARAGRAPH_PROPERTIES: ParagraphProperties = emptyParagraphDraft();
