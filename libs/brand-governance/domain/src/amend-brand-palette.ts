import { mergeMetadata, publicId } from '@livery/kernel';
import { type BrandPalette, paletteContent } from './brand-palette.ts';
import { canonicalJson } from './canonical-json.ts';
import { type BrandPaletteDraft, defineBrandPalette, type PaletteContext } from './define-brand-palette.ts';
import { assertOwnColors, withStoredIds } from './own-colors.ts';

/** What a customer changes about a palette. What is undefined stays. A list of colours replaces the present one. */
export type BrandPaletteChange = Partial<Omit<BrandPaletteDraft, 'id'>>;

/**
 * Changes a palette. Its colours keep their ids: those that are named by id, and those that have the same value.
 * @returns the same object if nothing changes
 * @throws as `defineBrandPalette`; ParameterInvalid for the id of a colour of another palette
 */
export function amendBrandPalette(
  palette: BrandPalette,
  change: BrandPaletteChange,
  { at, newId }: Pick<PaletteContext, 'at' | 'newId'>,
): BrandPalette {
  const { colors } = change;
  if (colors !== undefined) assertOwnColors(palette.colors, colors, 'colors');
  const draft = {
    name: change.name ?? palette.name,
    role: change.role ?? palette.role,
    sortOrder: change.sortOrder ?? palette.sortOrder,
    allowBrandShades: change.allowBrandShades ?? palette.allowBrandShades,
    tolerance: change.tolerance ?? palette.tolerance,
    colors: colors === undefined ? draftsOf(palette) : withStoredIds(palette.colors, colors),
    metadata: mergeMetadata(palette.metadata, change.metadata),
  };
  const amended = defineBrandPalette(draft, { id: palette.id, at, newId });
  if (canonicalJson(paletteContent(amended)) === canonicalJson(paletteContent(palette))) return palette;
  return { ...amended, revision: palette.revision + 1, created: palette.created };
}

function draftsOf({ colors }: BrandPalette): BrandPaletteDraft['colors'] {
  return colors.map((color) => ({ ...color, id: publicId('col', color.id) }));
}
