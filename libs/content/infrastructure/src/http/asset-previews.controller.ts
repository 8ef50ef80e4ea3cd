import { Controller } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
import { AssetCatalogue } from '@livery/content-application';
import { type ByteAnswer, bytesSchema, CurrentPrincipal, Endpoint, IdParam } from '@livery/http';
import { previewMissing } from '@livery/content-domain';
import { type Principal, resourceMissing } from '@livery/kernel';
import { AssetPictures } from '../links/asset-pictures.ts';
import { READ_LIBRARY } from './content-scopes.ts';

@Controller()
export class AssetPreviewsController {
  constructor(
    private readonly catalogue: AssetCatalogue,
    private readonly pictures: AssetPictures,
    private readonly blobs: Blobs,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/library_assets/:id/preview',
    operationId: 'previewLibraryAsset',
    area: 'Content management',
    summary: 'Show a library asset as a picture',
    description:
      'Returns the picture that `preview_url` leads to: a PNG of the asset, or of its first page, with at most 1,280 pixels on its longest side. Until it is rendered, which takes seconds, a PNG, JPEG, GIF or WebP is returned as it is. Other assets, and those whose rendering has failed, have no picture.',
    scopes: READ_LIBRARY,
    answer: 'bytes',
    response: bytesSchema,
    errors: ['resource_missing'],
  })
  async show(@CurrentPrincipal() { tenant }: Principal, @IdParam('asset') id: string): Promise<ByteAnswer> {
    const picture = await this.pictures.find(tenant, await this.catalogue.find(tenant, id));
    if (picture === null) throw previewMissing();
    const { sha256, ...shown } = picture;
    const blob = await this.blobs.open(tenant, sha256);
    if (blob === null) throw resourceMissing();
    return { ...shown, size: blob.size, etag: sha256, open: (range) => blob.open(range) };
  }
}
