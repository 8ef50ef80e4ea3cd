import { MAX_BRAND_PALETTES, MAX_FONTS, type OrderSimulationInput } from '@livery/brand-governance-application';
import { MAX_SIMULATED_DOCUMENTS } from '@livery/brand-governance-domain';
import { Described, ListOf, parseInstant } from '@livery/requests';
import { ArrayNotEmpty, IsArray, IsOptional, IsString } from 'class-validator';
import { BrandPaletteRequest, brandPaletteDraft } from './brand-palette.request.ts';
import { brandRuleDraft } from './brand-rule.request.ts';
import { fontDraft, FontRequest } from './register-font.request.ts';
import { ReplaceBrandRulesRequest } from './replace-brand-rules.request.ts';

export class SimulateBrandRulesRequest extends ReplaceBrandRulesRequest {
  @Described({ description: 'All palettes, as in PUT /brand_palettes. Default: those in force.' })
  @IsOptional()
  @ListOf(() => BrandPaletteRequest, MAX_BRAND_PALETTES)
  readonly palettes?: BrandPaletteRequest[] | null;

  @Described({ description: 'All fonts, each as in POST /fonts. Default: those in force.' })
  @IsOptional()
  @ListOf(() => FontRequest, MAX_FONTS)
  readonly fonts?: FontRequest[] | null;

  @Described({
    maxItems: MAX_SIMULATED_DOCUMENTS,
    items: { maxLength: 40 },
    description: 'The ids of the checks whose documents are judged, each once. Send these or `since`, or neither.',
  })
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly check_ids?: string[] | null;

  @Described({
    format: 'date-time',
    description:
      'Documents of checks that were created before this time are left out. It must not be in the future, and must have a UTC offset.',
  })
  @IsOptional()
  @IsString()
  readonly since?: string | null;
}

/** What a request orders. @throws DomainError `parameter_invalid` if `since` is no time */
export function requestedSimulation(request: SimulateBrandRulesRequest): Omit<OrderSimulationInput, 'tenant'> {
  const { data, palettes, fonts, check_ids, since } = request;
  return {
    rules: data.map(brandRuleDraft),
    palettes: palettes?.map(brandPaletteDraft) ?? null,
    fonts: fonts?.map(fontDraft) ?? null,
    checkIds: check_ids ?? null,
    since: since === undefined || since === null ? null : parseInstant('since', since),
  };
}
