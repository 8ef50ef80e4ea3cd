import { Controller, Query } from '@nestjs/common';
import { OfferedBlobs, RenditionQuery, wantedRendition } from '@livery/blobs';
import { AssetCatalogue } from '@livery/content-application';
import { type ByteAnswer, bytesSchema, CurrentPrincipal, Endpoint, IdParam } from '@livery/http';
import { previewMissing } from '@livery/content-domain';
import type { Principal } from '@livery/kernel';
import { AssetPictures } from '../links/asset-pictures.ts';
import { READ_LIBRARY } from './content-scopes.ts';

@Controller()
export class AssetPreviewsController {
  constructor(
    private readonly catalogue: AssetCatalogue,
    private readonly pictures: AssetPictures,
    private readonly offered: OfferedBlobs,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/library_assets/:id/preview',
    operationId: 'previewLibraryAsset',
    area: 'Content management',
    summary: 'Show a library asset as a picture',
    description:
      'Returns the picture that `preview_url` leads to: a PNG of the asset, or of its first page, with at most 1,280 pixels on its longest side. Until it is rendered, which takes seconds, a PNG, JPEG, GIF or WebP is returned as it is. Other assets, and those whose rendering has failed, have no picture. With `width`, `height`, `fit` or `format`, the rendered picture is returned in that size and format.',
    scopes: READ_LIBRARY,
    answer: 'bytes',
    response: bytesSchema,
    errors: ['resource_missing'],
  })
  async show(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('asset') id: string,
    @Query() query: RenditionQuery,
  ): Promise<ByteAnswer> {
    const rendition = wantedRendition(query);
    const picture = await this.pictures.find(tenant, await this.catalogue.find(tenant, id));
    if (picture === null) throw previewMissing();
    return this.offered.answer(tenant, picture, rendition);
  }
}
