import {
  applyTransforms,
  type ColorSurface,
  type DocumentModel,
  type EffectiveColor,
  type Rgb,
  type SlideTheme,
  toChannels,
  toRgb,
  type WrittenColor,
} from '@livery/office-model';
import type { ColorPart } from '../../document-view/surface-colors.ts';
import type { Fix, Unfixable } from '../../fixing/fix.ts';
import { memoized } from '../../memoized.ts';
import { type AcceptedColor, visibleTransforms } from './accepted-colors.ts';
import { type ThemeUse, themeUses, type ThemeVariants, themeVariants } from './theme-variants.ts';

/** A colour where it shows. */
export interface ShownColor {
  readonly color: EffectiveColor;
  /** The surface as decks call it. */
  readonly surface: ColorSurface;
  /** The surface as findings call it. */
  readonly name: ColorSurface;
  /** What has the colour if it is not a fill; undefined for fills, and for everything else. */
  readonly part: ColorPart | undefined;
}

/** The surfaces of text documents whose colour is no property of its own: a pattern or a kind of line is set together with it. */
const DRAWN_WITH_MORE: ReadonlySet<ColorSurface> = new Set(['shading', 'border']);

/** Writes another colour where a colour is set. */
export function colorFix(shown: ShownColor, to: WrittenColor): Fix | Unfixable {
  const { color, surface, name, part } = shown;
  if (surface === 'gradient_stop') return 'gradient';
  if (surface.startsWith('smartart_')) return 'smartart';
  if (part !== undefined || !hasWriter(surface, name)) return 'not_supported';
  const changes = [{ kind: 'color', surface: name, from: color.rgb, to }] as const;
  const cause = color.provenance;
  const isOverridable = cause.location === null || !DRAWN_WITH_MORE.has(name);
  const overrideAt = isOverridable ? { overrideAt: () => changes } : {};
  return { kind: 'color', cause, surface: name, changesAt: () => changes, ...overrideAt };
}

/** Whether writers of a surface are meant for this: findings call effects of drawings fills, and there are no writers of patterns. */
function hasWriter(surface: ColorSurface, name: ColorSurface): boolean {
  if (name === 'drawing_fill') return surface === 'fill';
  return name === 'drawing_line' ? surface === 'line' : surface !== 'pattern';
}

/** Gives the slot of the theme that a colour comes from another colour. */
export function themeColorFix(shown: ShownColor, theme: NonNullable<EffectiveColor['theme']>, to: Rgb): Fix {
  const { slot, rgb: from, provenance: cause } = theme;
  const changes = [{ kind: 'theme_color', slot, from, to }] as const;
  const overridden = colorFix(shown, { slot: null, rgb: likewise(shown.color, to) });
  return {
    kind: 'theme_color',
    cause,
    surface: null,
    changesAt: () => changes,
    ...(typeof overridden !== 'string' && overridden.overrideAt && { overrideAt: overridden.overrideAt }),
  };
}

/** The colour that comes of another one when it is made lighter or darker as a given colour is. */
function likewise(color: EffectiveColor, base: Rgb): Rgb {
  const { channels } = applyTransforms({ channels: toChannels(base), alpha: 1 }, visibleTransforms(color));
  return toRgb(channels);
}

/** Binds colours to the themes of a document. */
export class ThemeBinding {
  private uses: readonly ThemeUse[] | null = null;
  private readonly variants = new Map<SlideTheme, ThemeVariants>();

  constructor(
    private readonly model: DocumentModel,
    private readonly accepted: readonly AcceptedColor[],
  ) {}

  /** A colour as a part writes it: as a colour of its theme, if the theme has it. */
  written(rgb: Rgb, part: string | null): WrittenColor {
    const theme = this.themeOf(part);
    const variants = theme && memoized(this.variants, theme, () => themeVariants(theme, this.accepted));
    return variants?.get(rgb)?.written ?? { slot: null, rgb };
  }

  private themeOf(part: string | null): SlideTheme | null {
    const { model } = this;
    if (model.format === 'docx') return model.theme;
    this.uses ??= themeUses(model);
    return this.uses.find(({ isUsedBy }) => isUsedBy(part))?.theme ?? null;
  }
}
