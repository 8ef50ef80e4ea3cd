import type { FillSource } from '../drawing/source/fill-source.ts';
import type { ShadingSource, WordColorSource } from './word-color-source.ts';

/** One slot of `w:rFonts`; a reference to the theme wins over the name (ECMA-376 Part 1, 17.3.2.26). */
export interface FontSource {
  readonly theme: string | undefined;
  readonly name: string | undefined;
  readonly key: string;
}

/** `w:rPr` as it is written (ECMA-376 Part 1, 17.3.2): what is not said is undefined. */
export interface WordRunProperties {
  readonly ascii: FontSource | undefined;
  readonly highAnsi: FontSource | undefined;
  readonly eastAsia: FontSource | undefined;
  readonly complex: FontSource | undefined;
  /** `w:hint`: ambiguous characters are East Asian. */
  readonly hintsEastAsia: boolean | undefined;
  /** Points. */
  readonly size: number | undefined;
  readonly sizeComplex: number | undefined;
  readonly color: WordColorSource | undefined;
  /** `w14:textFill`: wins over the colour that stands beside it. */
  readonly textFill: FillSource | undefined;
  readonly shading: ShadingSource | undefined;
  readonly highlight: string | undefined;
  /** Null: `w:bdr` takes the border away. */
  readonly border: WordColorSource | null | undefined;
  readonly bold: boolean | undefined;
  readonly hidden: boolean | undefined;
  /** `w:cs` or `w:rtl`: every character is set in the slot for complex scripts. */
  readonly complexScript: boolean | undefined;
  readonly language: string | undefined;
  /** Id of the character style. */
  readonly style: string | undefined;
  /** Names of the elements that format. */
  readonly direct: readonly string[];
  /** Equal for properties that are written alike; empty when nothing is said. */
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
