import type { BorderSource, ShadingSource } from './word-color-source.ts';
import { NO_WORD_RUN_PROPERTIES, type WordRunProperties } from './word-run-properties.ts';

/** `w:spacing` of a paragraph, in EMU but for the line. */
export interface SpacingSource {
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** A multiple of the line when the rule is `auto`, else EMU. */
  readonly line: number | undefined;
  readonly lineRule: 'auto' | 'at_least' | 'exact' | undefined;
}

/** `w:pPr` as it is written (ECMA-376 Part 1, 17.3.1): what is not said is undefined. */
export interface ParagraphProperties {
  /** Id of the paragraph style. */
  readonly style: string | undefined;
  /** Id of the numbering; `0` takes one away. */
  readonly numbering: string | undefined;
  readonly level: number | undefined;
  /** 0 to 8; 9 is body text. */
  readonly outlineLevel: number | undefined;
  readonly spacing: SpacingSource | undefined;
  readonly shading: ShadingSource | undefined;
  readonly borders: BorderSource | undefined;
  readonly pageBreakBefore: boolean | undefined;
  /** Of the paragraph mark. */
  readonly mark: WordRunProperties;
  /** Names of the elements that format. */
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
