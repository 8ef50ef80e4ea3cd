import type { EffectiveFont, Provenance } from '@livery/office-model';
import type { FontResolver } from '../drawing/font-resolver.ts';
import type { FontSource } from './word-run-properties.ts';

/** References to theme fonts (`ST_Theme`: ECMA-376 Part 1, 17.18.96), with how DrawingML writes them. */
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['majorAscii', '+mj-lt'],
  ['majorHAnsi', '+mj-lt'],
  ['majorEastAsia', '+mj-ea'],
  ['majorBidi', '+mj-cs'],
  ['minorAscii', '+mn-lt'],
  ['minorHAnsi', '+mn-lt'],
  ['minorEastAsia', '+mn-ea'],
  ['minorBidi', '+mn-cs'],
]);

/** Resolves the fonts of WordprocessingML (effective values, 6.3). */
export class WordFonts {
  private readonly cache = new Map<Provenance, Map<string, EffectiveFont>>();

  /** @param languages of `w:themeFontLang`, which choose among the fonts of the theme */
  constructor(
    private readonly theme: FontResolver,
    private readonly languages: { readonly eastAsia: string | undefined; readonly complex: string | undefined },
  ) {}

  resolve(source: FontSource, provenance: Provenance): EffectiveFont {
    const known = this.cache.get(provenance) ?? new Map<string, EffectiveFont>();
    let font = known.get(source.key);
    if (font === undefined) {
      font = this.find(source, provenance);
      this.cache.set(provenance, known.set(source.key, font));
    }
    return font;
  }

  /** The font of the reference, or else of the name when the reference leads to nothing. */
  private find({ theme, name }: FontSource, provenance: Provenance): EffectiveFont {
    const reference = theme === undefined ? undefined : REFERENCES.get(theme);
    if (reference !== undefined) {
      const language = reference.endsWith('-ea') ? this.languages.eastAsia : this.languages.complex;
      const font = this.theme.resolve(reference, provenance, language);
      if (font.typeface !== '') return font;
    }
    return { typeface: name ?? '', theme: null, provenance };
  }
}
