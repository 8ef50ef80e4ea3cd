import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { BrandPaletteRequest } from './brand-palette.request.ts';

class PaletteSettingsRequest {
  @IsOptional()
  @IsBoolean()
  readonly allow_neutral_greys?: boolean | null;

  @IsOptional()
  @IsBoolean()
  readonly allow_black_and_white?: boolean | null;
}

export class ReplaceBrandPalettesRequest {
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => BrandPaletteRequest)
  readonly palettes: BrandPaletteRequest[];

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PaletteSettingsRequest)
  readonly settings?: PaletteSettingsRequest | null;
}
