import type { EffectiveColor, Paint } from '@livery/office-model';
import type { ColorSurface } from '../color-surface.ts';

export interface SurfaceColor {
  readonly color: EffectiveColor;
  readonly surface: ColorSurface;
  /** The surface that has the gradient or the pattern to which the colour belongs. */
  readonly of?: ColorSurface;
  /** What has the colour if it is not a fill: the outline of a text, an underline, a glow or a shadow of it, or a recoloured picture. */
  readonly part?: ColorPart;
}

export type ColorPart = 'outline' | 'effect' | 'picture';

/** The colours of an outline, an underline or an effect of text. */
export function colorsOfTextPart(
  paint: Paint,
  surface: ColorSurface,
  part: Exclude<ColorPart, 'picture'>,
): readonly SurfaceColor[] {
  return colorsOfPaint(paint, surface).map((color) => ({ ...color, part }));
}

/** The colours of a paint on a surface. Stops of gradients and colours of patterns are surfaces of their own. */
export function colorsOfPaint(paint: Paint, surface: ColorSurface): readonly SurfaceColor[] {
  switch (paint.kind) {
    case 'solid':
      return [{ color: paint.color, surface }];
    case 'gradient':
      return paint.stops.map((color) => ({ color, surface: 'gradient_stop', of: surface }));
    case 'pattern':
      return paint.colors.map((color) => ({ color, surface: 'pattern', of: surface }));
    case 'picture':
      return paint.colors.map((color) => ({ color, surface, part: 'picture' }));
    case 'none':
    case 'unknown':
      return NONE;
  }
}

const NONE: readonly SurfaceColor[] = [];
