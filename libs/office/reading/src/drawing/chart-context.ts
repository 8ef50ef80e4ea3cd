import type { PartReader } from '../parts/part-reader.ts';
import type { ColorMap } from './color-map.ts';
import type { DrawingContext } from './drawing-context.ts';
import { NO_THEME, readTheme } from './source/theme-source.ts';

/** The context of a chart: its own colour map and theme override, or else those of what is around it (effective values, 2.2). */
export function chartContext(
  parts: PartReader,
  part: string,
  around: DrawingContext,
  colorMap: ColorMap | undefined,
): DrawingContext {
  const override = parts.related(part, 'themeOverride');
  if (colorMap === undefined && override === undefined) return around;
  const theme =
    override === undefined
      ? around.theme
      : around.theme.overriddenBy(parts.read(override, NO_THEME, readTheme), override);
  return around.with(theme, colorMap);
}
