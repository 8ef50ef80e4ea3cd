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
    description: 'Returns all palettes with their colours, and the settings that apply to all palettes.',
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
      'Replaces all palettes and settings with the ones that you send. A palette with the id of an existing palette changes that palette and keeps its id. A palette without an id keeps the id of an existing palette with the same content. You can send the response of GET unchanged.',
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
