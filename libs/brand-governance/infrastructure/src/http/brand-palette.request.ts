import { type BrandPaletteDraft, MAX_COLORS, PALETTE_ROLES } from '@livery/brand-governance-domain';
import { Described, ListOf } from '@livery/http';
import { metadataChangeSchema } from '@livery/kernel';
import { IsBoolean, IsIn, IsInt, IsNumber, IsObject, IsOptional, IsString } from 'class-validator';
import { ReadOnlyMembers } from './read-only-members.ts';

class PaletteColorRequest {
  @Described({
    description: 'The id of the colour of the present palette that this one is. Leave it out for a new colour.',
  })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @Described({ minLength: 1, maxLength: 200, description: 'Its value, when left out.', examples: ['Brand Amber'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ pattern: '^#[0-9A-Fa-f]{6}$', examples: ['#FFB000'] })
  @IsString()
  readonly hex: string;

  @Described({
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Its place in the list, when left out.',
  })
  @IsOptional()
  @IsInt()
  readonly sort_order?: number | null;
}

/** A palette as a client sends it. */
export class BrandPaletteRequest extends ReadOnlyMembers {
  @Described({
    description:
      'The id of the present palette that this one is: it keeps its id, also when it changes. Leave it out for a new palette.',
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
    description: '`primary`, when left out. `chart` counts in charts only, `legacy` is tolerated and reported low.',
  })
  @IsOptional()
  @IsString()
  readonly role?: string | null;

  @Described({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, description: '0, when left out.' })
  @IsOptional()
  @IsInt()
  readonly sort_order?: number | null;

  @Described({ description: 'Whether shades and tints of its theme colours are accepted; they are, when left out.' })
  @IsOptional()
  @IsBoolean()
  readonly allow_brand_shades?: boolean | null;

  @Described({
    minimum: 0,
    maximum: 100,
    description: 'Largest CIEDE2000 distance at which a colour counts as one of these; 2, when left out.',
  })
  @IsOptional()
  @IsNumber()
  readonly tolerance?: number | null;

  @Described({ description: 'At most 100.' })
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
