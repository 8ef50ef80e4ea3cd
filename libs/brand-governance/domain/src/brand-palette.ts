import type { Metadata } from '@livery/kernel';

export const PALETTE_ROLES = ['primary', 'secondary', 'chart', 'neutral', 'legacy'] as const;

/**
 * The role of a palette. Colours of a `chart` palette count in charts only; those of a `legacy` palette are tolerated and
 * reported with low severity.
 */
export type PaletteRole = (typeof PALETTE_ROLES)[number];

export interface PaletteColor {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  /** The colour as `#RRGGBB` in upper case. */
  readonly hex: string;
  readonly sortOrder: number;
}

/** A named set of at most 100 colours that documents may use. */
export interface BrandPalette {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  readonly role: PaletteRole;
  readonly sortOrder: number;
  /** Whether lumMod, lumOff, tint and shade of a theme slot that holds one of the colours are accepted. */
  readonly allowBrandShades: boolean;
  /** The largest CIEDE2000 distance at which a colour counts as one of the palette. */
  readonly tolerance: number;
  readonly colors: readonly PaletteColor[];
  readonly metadata: Metadata;
  /** Grows by one with each change. It is the ETag of the palette. */
  readonly revision: number;
  readonly created: Date;
  readonly updated: Date;
}

/** The settings that hold for all palettes of an organization. */
export interface PaletteSettings {
  readonly allowNeutralGreys: boolean;
  readonly allowBlackAndWhite: boolean;
}

export const DEFAULT_PALETTE_SETTINGS: PaletteSettings = { allowNeutralGreys: true, allowBlackAndWhite: true };

/** What is equal in equal palettes: everything that a customer writes. */
export function paletteContent(palette: BrandPalette): object {
  const { name, role, sortOrder, allowBrandShades, tolerance, metadata } = palette;
  const colors = palette.colors.map((color) => ({ name: color.name, hex: color.hex, sortOrder: color.sortOrder }));
  return { name, role, sortOrder, allowBrandShades, tolerance, colors, metadata };
}
