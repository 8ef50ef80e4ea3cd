import type { ComposedFont } from '../presentation/presentation-frame.ts';
import { composedFonts } from '../presentation/composed-fonts.ts';
import type { ComposedPart } from '../parts/composed-part.ts';
import type { MergeSource } from './merge-source.ts';

const STYLES = ['regular', 'bold', 'italic', 'boldItalic'];

interface UnitedFont {
  readonly first: ComposedFont;
  readonly files: Map<string, ComposedPart>;
}

/**
 * The embedded fonts of all decks, each typeface once. Files may hold only the characters that their deck uses: of two files for one style
 * the larger is taken.
 */
export function mergedFonts(sources: Iterable<MergeSource>): readonly ComposedFont[] {
  const united = new Map<string, UnitedFont>();
  for (const { deck, presentation } of sources) {
    for (const found of composedFonts(deck, presentation.embeddedFonts)) unite(united, found);
  }
  let number = 0;
  return [...united.values()].map(({ first, files }) => {
    const styles = STYLES.filter((style) => files.has(style));
    return {
      font: { ...first.font, styles: styles.map((style) => ({ style, relationshipId: '' })) },
      files: styles.flatMap((style) => {
        const file = files.get(style);
        number += 1;
        return file === undefined ? [] : [{ ...file, name: `/ppt/fonts/font${number}.fntdata` }];
      }),
    };
  });
}

function unite(united: Map<string, UnitedFont>, found: ComposedFont): void {
  const key = found.font.typeface.toLowerCase();
  const known = united.get(key) ?? { first: found, files: new Map<string, ComposedPart>() };
  united.set(key, known);
  found.font.styles.forEach(({ style }, at) => {
    const file = found.files[at];
    const best = known.files.get(style);
    if (file !== undefined && (best === undefined || best.data.size < file.data.size)) known.files.set(style, file);
  });
}
