import { MAX_BRAND_PALETTES } from '@livery/brand-governance-application';
import { DEFAULT_PALETTE_SETTINGS, type PaletteSettings } from '@livery/brand-governance-domain';
import { ListOf } from '@livery/http';
import { Type } from 'class-transformer';
import { IsBoolean, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { BrandPaletteRequest } from './brand-palette.request.ts';

export class PaletteSettingsRequest {
  @IsOptional()
  @IsBoolean()
  readonly allow_neutral_greys?: boolean | null;

  @IsOptional()
  @IsBoolean()
  readonly allow_black_and_white?: boolean | null;
}

export class ReplaceBrandPalettesRequest {
  @ListOf(() => BrandPaletteRequest, MAX_BRAND_PALETTES)
  readonly palettes: BrandPaletteRequest[];

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PaletteSettingsRequest)
  readonly settings?: PaletteSettingsRequest | null;
}

/** What is left out keeps its default. */
export function paletteSettings(request: PaletteSettingsRequest | null | undefined): PaletteSettings {
  return {
    allowNeutralGreys: request?.allow_neutral_greys ?? DEFAULT_PALETTE_SETTINGS.allowNeutralGreys,
    allowBlackAndWhite: request?.allow_black_and_white ?? DEFAULT_PALETTE_SETTINGS.allowBlackAndWhite,
  };
}
