import { Body, Controller } from '@nestjs/common';
import {
  BrandPaletteRepository,
  brandPaletteStateResource,
  ReplaceBrandPalettes,
} from '@livery/brand-governance-application';
import { type BrandPaletteStateResource, brandPaletteStateSchema } from '@livery/brand-governance-contracts';
import { CurrentPrincipal, Endpoint } from '@livery/http';
import type { Principal } from '@livery/kernel';
import { brandPaletteDraft } from './brand-palette.request.ts';
import { paletteSettings, ReplaceBrandPalettesRequest } from './replace-brand-palettes.request.ts';

const READ = ['brand:read', 'brand:write', 'brand:palettes:write'] as const;
const WRITE = ['brand:palettes:write', 'brand:write'] as const;

@Controller()
export class BrandPalettesController {
  constructor(
    private readonly brandPalettes: BrandPaletteRepository,
    private readonly replaceBrandPalettes: ReplaceBrandPalettes,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/brand_palettes',
    operationId: 'retrieveBrandPalettes',
    area: 'Brand governance',
    summary: 'Retrieve the brand palettes',
    description: 'All palettes with their colours, and the settings that hold across them.',
    scopes: READ,
    response: brandPaletteStateSchema,
  })
  async retrieve(@CurrentPrincipal() { tenant }: Principal): Promise<BrandPaletteStateResource> {
    return brandPaletteStateResource(await this.brandPalettes.state(tenant), tenant);
  }

  @Endpoint({
    method: 'PUT',
    path: '/brand_palettes',
    operationId: 'replaceBrandPalettes',
    area: 'Brand governance',
    summary: 'Replace the brand palettes',
    description:
      'Stores all palettes and settings in place of the present ones. A palette with the id of a present one takes its place and keeps the id, as does one that stays equal. What GET returned is accepted as it stands.',
    scopes: WRITE,
    response: brandPaletteStateSchema,
  })
  async replace(
    @CurrentPrincipal() { tenant }: Principal,
    @Body() { id, palettes, settings }: ReplaceBrandPalettesRequest,
  ): Promise<BrandPaletteStateResource> {
    const state = await this.replaceBrandPalettes.execute({
      tenant,
      id,
      palettes: palettes.map(brandPaletteDraft),
      settings: paletteSettings(settings),
    });
    return brandPaletteStateResource(state, tenant);
  }
}
