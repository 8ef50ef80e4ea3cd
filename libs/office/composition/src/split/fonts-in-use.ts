import type { Slide } from '@livery/office-model';
import type { EmbeddedFont, PresentationPart } from '../presentation/presentation-part.ts';
import { fontsOf } from './slide-texts.ts';
import type { ModelOfDeck } from './split-slide.ts';

/** The embedded fonts that a slide, what lies below it, or its theme uses. */
export function fontsInUse(
  { embeddedFonts }: PresentationPart,
  model: ModelOfDeck,
  index: number,
): readonly EmbeddedFont[] {
  if (embeddedFonts.length === 0) return [];
  const slide = model().slides[index];
  const used = new Set(slide === undefined ? [] : typefacesOf(slide).map((typeface) => typeface.toLowerCase()));
  return embeddedFonts.filter(({ typeface }) => used.has(typeface.toLowerCase()));
}

function typefacesOf({ shapes, layers, theme }: Slide): readonly string[] {
  const { major, minor } = theme.fonts;
  const ofLayers = layers.flatMap((layer) => fontsOf(layer.shapes));
  return [...fontsOf(shapes), ...ofLayers, major.typeface, minor.typeface];
}
