import { MAX_BRAND_PALETTES } from '@livery/brand-governance-application';
import { DEFAULT_PALETTE_SETTINGS, type PaletteSettings } from '@livery/brand-governance-domain';
import { Described, ListOf, ObjectOf, ReadOnlyMembers } from '@livery/requests';
import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { BrandPaletteRequest } from './brand-palette.request.ts';

export class PaletteSettingsRequest {
  @Described({ description: 'Whether greys count as colours of the brand. Default: true.' })
  @IsOptional()
  @IsBoolean()
  readonly allow_neutral_greys?: boolean | null;

  @Described({ description: 'Whether black and white count as colours of the brand. Default: true.' })
  @IsOptional()
  @IsBoolean()
  readonly allow_black_and_white?: boolean | null;
}

export class ReplaceBrandPalettesRequest extends ReadOnlyMembers {
  @Described({ description: 'The id of the palette state of your organization and mode, as GET returns it.' })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @IsOptional()
  @IsIn(['brand_palette_state'])
  readonly object?: 'brand_palette_state' | null;

  @Described({ description: 'All palettes. An empty list removes all existing palettes.' })
  @ListOf(() => BrandPaletteRequest, MAX_BRAND_PALETTES)
  readonly palettes: BrandPaletteRequest[];

  @IsOptional()
  @ObjectOf(() => PaletteSettingsRequest)
  readonly settings?: PaletteSettingsRequest | null;
}

/** The palette settings of a request. What is left out keeps its default. */
export function paletteSettings(request: PaletteSettingsRequest | null | undefined): PaletteSettings {
  return {
    allowNeutralGreys: request?.allow_neutral_greys ?? DEFAULT_PALETTE_SETTINGS.allowNeutralGreys,
    allowBlackAndWhite: request?.allow_black_and_white ?? DEFAULT_PALETTE_SETTINGS.allowBlackAndWhite,
  };
}
