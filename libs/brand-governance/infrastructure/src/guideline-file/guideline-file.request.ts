import { MAX_BRAND_PALETTES, MAX_BRAND_RULES, MAX_FONTS } from '@livery/brand-governance-application';
import { ListOf } from '@livery/requests';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { BrandPaletteRequest } from '../http/brand-palette.request.ts';
import { BrandRuleRequest } from '../http/brand-rule.request.ts';
import { FontRequest } from '../http/register-font.request.ts';
import { PaletteSettingsRequest } from '../http/replace-brand-palettes.request.ts';

/** A guideline in one file. Its members are what the endpoints for rules, palettes and fonts accept. */
export class GuidelineFileRequest {
  @IsOptional()
  @ListOf(() => BrandRuleRequest, MAX_BRAND_RULES)
  readonly rules?: BrandRuleRequest[] | null;

  @IsOptional()
  @ListOf(() => BrandPaletteRequest, MAX_BRAND_PALETTES)
  readonly palettes?: BrandPaletteRequest[] | null;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PaletteSettingsRequest)
  readonly settings?: PaletteSettingsRequest | null;

  @IsOptional()
  @ListOf(() => FontRequest, MAX_FONTS)
  readonly fonts?: FontRequest[] | null;
}
