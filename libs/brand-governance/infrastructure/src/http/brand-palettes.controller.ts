import { Body, Controller, Res } from '@nestjs/common';
import {
  BrandPaletteRepository,
  brandPaletteStateResource,
  ReplaceBrandPalettes,
} from '@livery/brand-governance-application';
import { type BrandPaletteStateResource, brandPaletteStateSchema } from '@livery/brand-governance-contracts';
import { CurrentPrincipal, Endpoint, IfMatch, setRevision, unlessKnown } from '@livery/http';
import type { Principal } from '@livery/kernel';
import type { Response } from 'express';
import { brandPaletteDraft } from './brand-palette.request.ts';
import { READ_PALETTES, WRITE_PALETTES } from './brand-scopes.ts';
import { paletteSettings, ReplaceBrandPalettesRequest } from './replace-brand-palettes.request.ts';

const ETAG = { ETag: 'The revision of the state, for `If-Match`. Every change of a palette or a setting raises it.' };

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
    scopes: READ_PALETTES,
    response: brandPaletteStateSchema,
    headers: ETAG,
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandPaletteStateResource | undefined> {
    const state = await this.brandPalettes.state(tenant);
    return unlessKnown(response, state, brandPaletteStateResource(state, tenant));
  }

  @Endpoint({
    method: 'PUT',
    path: '/brand_palettes',
    operationId: 'replaceBrandPalettes',
    area: 'Brand governance',
    summary: 'Replace the brand palettes',
    description:
      'Replaces all palettes and settings with the ones that you send. A palette with the id of an existing palette changes that palette and keeps its id. A palette without an id keeps the id of an existing palette with the same content. You can send the response of GET unchanged.',
    scopes: WRITE_PALETTES,
    response: brandPaletteStateSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['precondition_failed'],
  })
  async replace(
    @CurrentPrincipal() { tenant }: Principal,
    @IfMatch() seenRevision: number | null,
    @Body() { id, palettes, settings }: ReplaceBrandPalettesRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandPaletteStateResource> {
    const state = await this.replaceBrandPalettes.execute({
      tenant,
      id,
      palettes: palettes.map(brandPaletteDraft),
      settings: paletteSettings(settings),
      seenRevision,
    });
    setRevision(response, state);
    return brandPaletteStateResource(state, tenant);
  }
}
