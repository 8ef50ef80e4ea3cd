import type { SourceDeck } from '../parts/source-deck.ts';
import type { ComposedFont } from './presentation-frame.ts';
import type { EmbeddedFont } from './presentation-part.ts';

/** The embedded fonts of a source with their files. Styles whose files are not there are left out, and fonts without any. */
export function composedFonts(deck: SourceDeck, fonts: readonly EmbeddedFont[]): readonly ComposedFont[] {
  const relationships = deck.relationships(deck.file.mainPart).filter((one) => deck.leadsToPart(one));
  const targets = new Map(relationships.map(({ id, target }) => [id, target]));
  let number = 0;
  return fonts
    .map((font) => {
      const found = font.styles.flatMap((style) => {
        const part = targets.get(style.relationshipId);
        return part === undefined ? [] : [{ style, part }];
      });
      const files = found.map(({ part }) => {
        number += 1;
        return {
          name: `/ppt/fonts/embeddedFont${number}.fntdata`,
          contentType: deck.contentType(part),
          data: deck.data(part),
        };
      });
      return { font: { ...font, styles: found.map(({ style }) => style) }, files };
    })
    .filter(({ files }) => files.length > 0);
}
