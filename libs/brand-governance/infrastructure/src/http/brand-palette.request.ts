import { type BrandPaletteDraft, MAX_COLORS } from '@livery/brand-governance-domain';
import { ListOf } from '@livery/http';
import { IsBoolean, IsInt, IsNumber, IsObject, IsOptional, IsString } from 'class-validator';

class PaletteColorRequest {
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @IsString()
  readonly hex: string;

  @IsOptional()
  @IsInt()
  readonly sort_order?: number | null;
}

/** A palette as it is sent. */
export class BrandPaletteRequest {
  @IsString()
  readonly name: string;

  @IsOptional()
  @IsString()
  readonly role?: string | null;

  @IsOptional()
  @IsInt()
  readonly sort_order?: number | null;

  @IsOptional()
  @IsBoolean()
  readonly allow_brand_shades?: boolean | null;

  @IsOptional()
  @IsNumber()
  readonly tolerance?: number | null;

  @ListOf(() => PaletteColorRequest, MAX_COLORS)
  readonly colors: PaletteColorRequest[];

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, string> | null;
}

/** Null means left out, as everywhere in a request. */
export function brandPaletteDraft(request: BrandPaletteRequest): BrandPaletteDraft {
  return {
    name: request.name,
    role: request.role ?? undefined,
    sortOrder: request.sort_order ?? undefined,
    allowBrandShades: request.allow_brand_shades ?? undefined,
    tolerance: request.tolerance ?? undefined,
    colors: request.colors.map(({ name, hex, sort_order }) => ({ name, hex, sortOrder: sort_order ?? undefined })),
    metadata: request.metadata ?? undefined,
  };
}
