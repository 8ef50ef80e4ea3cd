import type { EffectiveFont, Provenance } from '@livery/office-model';
import type { Theme } from './theme.ts';
import { ValuesByProvenance } from './values-by-provenance.ts';

const REFERENCE = /^\+(mj|mn)-(lt|ea|cs)$/;

/** The scripts (ISO 15924) of `a:font` by language, for the scripts that Office writes into themes. */
const SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['ja', 'Jpan'],
  ['ko', 'Hang'],
  ['zh', 'Hans'],
  ['zh-cn', 'Hans'],
  ['zh-sg', 'Hans'],
  ['zh-tw', 'Hant'],
  ['zh-hk', 'Hant'],
  ['zh-mo', 'Hant'],
  ['ar', 'Arab'],
  ['fa', 'Arab'],
  ['ur', 'Arab'],
  ['ug', 'Uigh'],
  ['he', 'Hebr'],
  ['th', 'Thai'],
  ['am', 'Ethi'],
  ['bn', 'Beng'],
  ['gu', 'Gujr'],
  ['km', 'Khmr'],
  ['kn', 'Knda'],
  ['pa', 'Guru'],
  ['dv', 'Thaa'],
  ['hi', 'Deva'],
  ['mr', 'Deva'],
  ['te', 'Telu'],
  ['ta', 'Taml'],
  ['syr', 'Syrc'],
  ['or', 'Orya'],
  ['ml', 'Mlym'],
  ['lo', 'Laoo'],
  ['si', 'Sinh'],
  ['mn', 'Mong'],
  ['vi', 'Viet'],
  ['ka', 'Geor'],
  ['hy', 'Armn'],
]);

/** Resolves typefaces: `+mn-lt` and similar references lead to the fonts of the theme (effective values, 4.3). */
export class FontResolver {
  private readonly known = new ValuesByProvenance<EffectiveFont>();

  constructor(private readonly theme: Theme) {}

  resolve(typeface: string, provenance: Provenance, language: string | undefined): EffectiveFont {
    // What a reference means may depend on the language. XML forbids the character between the two.
    const key = typeface.startsWith('+') ? `${typeface}\0${language ?? ''}` : typeface;
    return this.known.of(provenance, key, () => this.follow(typeface, provenance, language));
  }

  private follow(typeface: string, provenance: Provenance, language: string | undefined): EffectiveFont {
    const [, prefix, slot] = REFERENCE.exec(typeface) ?? [];
    if (prefix === undefined) return { typeface, theme: null, provenance };
    const collection = prefix === 'mj' ? 'major' : 'minor';
    const themed = slot === 'lt' ? this.theme.fonts(collection).latin : this.other(collection, slot, language);
    return { typeface: themed, theme: this.theme.font(collection), provenance };
  }

  /** For an empty East Asian or complex typeface: the typeface of the language's script, or else the Latin typeface. */
  private other(collection: 'major' | 'minor', slot: string | undefined, language: string | undefined): string {
    const fonts = this.theme.fonts(collection);
    const named = slot === 'ea' ? fonts.ea : fonts.cs;
    return named || (fonts.scripts.get(scriptOf(language) ?? '') ?? fonts.latin);
  }
}

function scriptOf(language: string | undefined): string | undefined {
  const tag = language?.toLowerCase() ?? '';
  return SCRIPTS.get(tag) ?? SCRIPTS.get(tag.split('-')[0] ?? '');
}
