import {
  type BrandPaletteChange,
  type BrandPaletteDraft,
  MAX_COLORS,
  PALETTE_ROLES,
  type PaletteColorDraft,
} from '@livery/brand-governance-domain';
import { metadataChangeSchema } from '@livery/kernel';
import { Described, ListOf, READ_ONLY, ReadOnlyMembers } from '@livery/requests';
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

/** What a client says about a palette beside its name and its colours. */
class BrandPaletteMembers extends ReadOnlyMembers {
  @IsOptional()
  @IsIn(['brand_palette'])
  readonly object?: 'brand_palette' | null;

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

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, string> | null;
}

export class CreateBrandPaletteRequest extends BrandPaletteMembers {
  @Described({ minLength: 1, maxLength: 200, examples: ['Northwind'] })
  @IsString()
  readonly name: string;

  @Described({ description: 'The colours of the palette, at most 100.' })
  @ListOf(() => PaletteColorRequest, MAX_COLORS)
  readonly colors: PaletteColorRequest[];
}

/** A palette as an entry of the whole state. */
export class BrandPaletteRequest extends CreateBrandPaletteRequest {
  @Described({
    description:
      'The id of the existing palette that you send again or change. The palette keeps this id. Leave it out for a new palette.',
  })
  @IsOptional()
  @IsString()
  readonly id?: string | null;
}

export class UpdateBrandPaletteRequest extends BrandPaletteMembers {
  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @Described({ minLength: 1, maxLength: 200, examples: ['Northwind'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({
    description:
      'All colours of the palette, at most 100. A colour with the id or the value of an existing one keeps its id.',
  })
  @IsOptional()
  @ListOf(() => PaletteColorRequest, MAX_COLORS)
  readonly colors?: PaletteColorRequest[] | null;
}

/** Makes a draft of the request. Null means left out, as everywhere in a request. */
export function brandPaletteDraft(
  request: CreateBrandPaletteRequest & Pick<BrandPaletteRequest, 'id'>,
): BrandPaletteDraft {
  const { id, name, colors } = request;
  return { id, name, colors: colors.map(colorDraft), ...draftMembers(request) };
}

/** Makes a change of the request. */
export function brandPaletteChange(request: UpdateBrandPaletteRequest): BrandPaletteChange {
  const { name, colors } = request;
  return {
    ...draftMembers(request),
    ...(typeof name === 'string' && { name }),
    ...(Array.isArray(colors) && { colors: colors.map(colorDraft) }),
  };
}

function draftMembers(request: BrandPaletteMembers) {
  return {
    role: request.role ?? undefined,
    sortOrder: request.sort_order ?? undefined,
    allowBrandShades: request.allow_brand_shades ?? undefined,
    tolerance: request.tolerance ?? undefined,
    metadata: request.metadata ?? undefined,
  };
}

function colorDraft({ id, name, hex, sort_order }: PaletteColorRequest): PaletteColorDraft {
  return { id, name, hex, sortOrder: sort_order ?? undefined };
}
