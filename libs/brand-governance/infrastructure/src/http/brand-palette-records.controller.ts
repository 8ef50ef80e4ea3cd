import { Body, Controller, Res } from '@nestjs/common';
import {
  AddBrandPalette,
  BrandPaletteRepository,
  brandPaletteResource,
  ChangeBrandPalette,
  DeleteBrandPalette,
} from '@livery/brand-governance-application';
import { type BrandPaletteResource, brandPaletteSchema } from '@livery/brand-governance-contracts';
import type { BrandPalette } from '@livery/brand-governance-domain';
import { CurrentPrincipal, Endpoint, IdParam, IfMatch, setRevision, unlessKnown } from '@livery/http';
import {
  type FromSchema,
  idSchema,
  namedSchema,
  type Principal,
  publicId,
  resourceMissing,
  type Tenant,
} from '@livery/kernel';
import type { Response } from 'express';
import {
  brandPaletteChange,
  brandPaletteDraft,
  CreateBrandPaletteRequest,
  UpdateBrandPaletteRequest,
} from './brand-palette.request.ts';
import { READ_PALETTES, WRITE_PALETTES } from './brand-scopes.ts';

const deletedSchema = namedSchema({
  title: 'DeletedBrandPalette',
  description: 'A palette that was deleted, with its colours.',
  properties: { id: idSchema('palette'), object: { const: 'brand_palette' }, deleted: { const: true } },
  example: { id: brandPaletteSchema.examples[0].id, object: 'brand_palette', deleted: true },
});
const ETAG = { ETag: 'The revision of the palette, for `If-Match`.' };

/** Single palettes. */
@Controller()
export class BrandPaletteRecordsController {
  constructor(
    private readonly brandPalettes: BrandPaletteRepository,
    private readonly addPalette: AddBrandPalette,
    private readonly changePalette: ChangeBrandPalette,
    private readonly deletePalette: DeleteBrandPalette,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/brand_palettes',
    operationId: 'createBrandPalette',
    area: 'Brand governance',
    summary: 'Create a brand palette',
    description: 'Adds a palette after the others.',
    scopes: WRITE_PALETTES,
    status: 201,
    response: brandPaletteSchema,
    headers: ETAG,
    errors: ['resource_conflict'],
  })
  async create(
    @CurrentPrincipal() { tenant }: Principal,
    @Body() body: CreateBrandPaletteRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandPaletteResource> {
    return present(await this.addPalette.execute(tenant, brandPaletteDraft(body)), tenant, response);
  }

  @Endpoint({
    method: 'GET',
    path: '/brand_palettes/:id',
    operationId: 'retrieveBrandPalette',
    area: 'Brand governance',
    summary: 'Retrieve a brand palette',
    description: 'Returns one palette with its colours.',
    scopes: READ_PALETTES,
    response: brandPaletteSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('palette') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandPaletteResource | undefined> {
    const { palettes } = await this.brandPalettes.state(tenant);
    const palette = palettes.find((one) => one.id === id);
    if (palette === undefined) throw resourceMissing();
    return unlessKnown(response, palette, brandPaletteResource(palette, tenant));
  }

  @Endpoint({
    method: 'PATCH',
    path: '/brand_palettes/:id',
    operationId: 'updateBrandPalette',
    area: 'Brand governance',
    summary: 'Update a brand palette',
    description:
      'Changes one palette. What you leave out stays. A list of colours replaces all colours; those with the id or the value of an existing colour keep its id.',
    scopes: WRITE_PALETTES,
    response: brandPaletteSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed'],
  })
  async update(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('palette') id: string,
    @IfMatch() seenRevision: number | null,
    @Body() body: UpdateBrandPaletteRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrandPaletteResource> {
    const palette = await this.changePalette.execute({ tenant, id, change: brandPaletteChange(body), seenRevision });
    return present(palette, tenant, response);
  }

  @Endpoint({
    method: 'DELETE',
    path: '/brand_palettes/:id',
    operationId: 'deleteBrandPalette',
    area: 'Brand governance',
    summary: 'Delete a brand palette',
    description: 'Deletes one palette with its colours.',
    scopes: WRITE_PALETTES,
    response: deletedSchema,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('palette') id: string,
    @IfMatch() seenRevision: number | null,
  ): Promise<FromSchema<typeof deletedSchema>> {
    await this.deletePalette.execute({ tenant, id, seenRevision });
    return { id: publicId('palette', id), object: 'brand_palette', deleted: true };
  }
}

function present(palette: BrandPalette, tenant: Tenant, response: Response): BrandPaletteResource {
  setRevision(response, palette);
  return brandPaletteResource(palette, tenant);
}
