import type { ColorMap } from '../drawing/color-map.ts';
import { FontResolver } from '../drawing/font-resolver.ts';
import { ColorResolver } from '../drawing/color-resolver.ts';
import { NO_THEME, readTheme } from '../drawing/source/theme-source.ts';
import { Theme } from '../drawing/theme.ts';
import type { PartReader } from '../parts/part-reader.ts';
import { colorMapOf } from './color-mapping.ts';
import { NO_SETTINGS, readSettings } from './settings-source.ts';
import { WordColorResolver } from './word-color-resolver.ts';
import { WordFonts } from './word-fonts.ts';

/** What resolves the colours and fonts of a text document. */
export interface DocumentValues {
  readonly theme: Theme;
  readonly colorMap: ColorMap;
  /** The colours of DrawingML. */
  readonly drawingColors: ColorResolver;
  readonly colors: WordColorResolver;
  readonly fonts: WordFonts;
}

/** The resolvers of a text document. Only its theme and settings are read. */
export function documentValues(parts: PartReader): DocumentValues {
  const themePart = parts.related(parts.mainPart, 'theme');
  const theme = new Theme(parts.read(themePart, NO_THEME, readTheme), 0, themePart ?? null);
  const settings = parts.read(parts.related(parts.mainPart, 'settings'), NO_SETTINGS, readSettings);
  const colorMap = colorMapOf(settings.colorMap);
  const drawingColors = new ColorResolver(theme, colorMap);
  return {
    theme,
    colorMap,
    drawingColors,
    colors: new WordColorResolver(drawingColors),
    fonts: new WordFonts(new FontResolver(theme), {
      eastAsia: settings.eastAsiaLanguage,
      complex: settings.complexLanguage,
    }),
  };
}
