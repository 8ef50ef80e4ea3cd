import { type BrandPaletteDraft, MAX_COLORS, PALETTE_ROLES } from '@livery/brand-governance-domain';
import { Described, ListOf, ReadOnlyMembers } from '@livery/http';
import { metadataChangeSchema } from '@livery/kernel';
import { IsBoolean, IsIn, IsInt, IsNumber, IsObject, IsOptional, IsString } from 'class-validator';

class PaletteColorRequest {
  @Described({
    description: 'The id of the existing colour that you send again or change. Leave it out for a new colour.',
  })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @Described({
    minLength: 1,
    maxLength: 200,
    description: 'The name of the colour. Default: its value.',
    examples: ['Brand Amber'],
  })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ pattern: '^#[0-9A-Fa-f]{6}$', examples: ['#FFB000'] })
  @IsString()
  readonly hex: string;

  @Described({
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'The position of the colour when colours are sorted. Default: its position in the list.',
  })
  @IsOptional()
  @IsInt()
  readonly sort_order?: number | null;
}

/** A palette as a client sends it. */
export class BrandPaletteRequest extends ReadOnlyMembers {
  @Described({
    description:
      'The id of the existing palette that you send again or change. The palette keeps this id. Leave it out for a new palette.',
  })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @IsOptional()
  @IsIn(['brand_palette'])
  readonly object?: 'brand_palette' | null;

  @Described({ minLength: 1, maxLength: 200, examples: ['Northwind'] })
  @IsString()
  readonly name: string;

  @Described({
    enum: PALETTE_ROLES,
    description:
      'The role of the palette. Default: `primary`. Colours of a `chart` palette are accepted in charts only. Colours of a `legacy` palette are tolerated and reported with low severity.',
  })
  @IsOptional()
  @IsString()
  readonly role?: string | null;

  @Described({
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'The position of the palette when palettes are sorted. Default: 0.',
  })
  @IsOptional()
  @IsInt()
  readonly sort_order?: number | null;

  @Described({
    description:
      'Whether shades and tints of theme colours are accepted if the palette contains the theme colour. Default: true.',
  })
  @IsOptional()
  @IsBoolean()
  readonly allow_brand_shades?: boolean | null;

  @Described({
    minimum: 0,
    maximum: 100,
    description: 'The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. Default: 2.',
  })
  @IsOptional()
  @IsNumber()
  readonly tolerance?: number | null;

  @Described({ description: 'The colours of the palette, at most 100.' })
  @ListOf(() => PaletteColorRequest, MAX_COLORS)
  readonly colors: PaletteColorRequest[];

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, string> | null;
}

/** Makes a draft of the request. Null means left out, as everywhere in a request. */
export function brandPaletteDraft(request: BrandPaletteRequest): BrandPaletteDraft {
  return {
    id: request.id,
    name: request.name,
    role: request.role ?? undefined,
    sortOrder: request.sort_order ?? undefined,
    allowBrandShades: request.allow_brand_shades ?? undefined,
    tolerance: request.tolerance ?? undefined,
    colors: request.colors.map(({ id, name, hex, sort_order }) => ({
      id,
      name,
      hex,
      sortOrder: sort_order ?? undefined,
    })),
    metadata: request.metadata ?? undefined,
  };
}
