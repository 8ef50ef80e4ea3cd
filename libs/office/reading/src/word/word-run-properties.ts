import type { FillSource } from '../drawing/source/fill-source.ts';
import type { ShadingSource, WordColorSource } from './word-color-source.ts';

/** One font of `w:rFonts` as it is written. A reference to the theme wins over the name (ECMA-376 Part 1, 17.3.2.26). */
export interface FontSource {
  readonly theme: string | undefined;
  readonly name: string | undefined;
  readonly key: string;
}

/** `w:rPr` as it is written (ECMA-376 Part 1, 17.3.2). Properties that it does not set are undefined. */
export interface WordRunProperties {
  readonly ascii: FontSource | undefined;
  readonly highAnsi: FontSource | undefined;
  readonly eastAsia: FontSource | undefined;
  readonly complex: FontSource | undefined;
  /** Ambiguous characters are East Asian (`w:hint`). */
  readonly hintsEastAsia: boolean | undefined;
  /** In points. */
  readonly size: number | undefined;
  readonly sizeComplex: number | undefined;
  readonly color: WordColorSource | undefined;
  /** `w14:textFill`, which wins over the colour. */
  readonly textFill: FillSource | undefined;
  /** `w14:textOutline`. */
  readonly outline: FillSource | undefined;
  /** The colours of `w14:glow` and `w14:shadow`. */
  readonly glow: FillSource | undefined;
  readonly shadow: FillSource | undefined;
  /** The colour of the underline; null when there is no underline. */
  readonly underline: WordColorSource | null | undefined;
  readonly shading: ShadingSource | undefined;
  readonly highlight: string | undefined;
  /** Null when `w:bdr` removes an inherited border. */
  readonly border: WordColorSource | null | undefined;
  readonly bold: boolean | undefined;
  readonly hidden: boolean | undefined;
  /** Every character uses the slot for complex scripts (`w:cs` or `w:rtl`). */
  readonly complexScript: boolean | undefined;
  readonly language: string | undefined;
  /** The id of the character style. */
  readonly style: string | undefined;
  /** The local names of the elements of direct formatting. */
  readonly direct: readonly string[];
  /** Equal for properties with equal values; empty when no property is set. */
  readonly key: string;
}

export type WordRunDraft = { -readonly [Name in keyof Omit<WordRunProperties, 'direct'>]: WordRunProperties[Name] } & {
  direct: string[];
};

export function emptyRunDraft(): WordRunDraft {
  return {
    ascii: undefined,
    highAnsi: undefined,
    eastAsia: undefined,
    complex: undefined,
    hintsEastAsia: undefined,
    size: undefined,
    sizeComplex: undefined,
    color: undefined,
    textFill: undefined,
    outline: undefined,
    glow: undefined,
    shadow: undefined,
    underline: undefined,
    shading: undefined,
    highlight: undefined,
    border: undefined,
    bold: undefined,
    hidden: undefined,
    complexScript: undefined,
    language: undefined,
    style: undefined,
    direct: [],
    key: '',
  };
}

export const NO_WORD_RUN_PROPERTIES: WordRunProperties = emptyRunDraft();
