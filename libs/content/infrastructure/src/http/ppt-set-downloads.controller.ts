import { createReadStream } from 'node:fs';
import { Controller, Query, Req } from '@nestjs/common';
import { OfferedBlobs } from '@livery/blobs';
import { AssetCatalogue, PptSetRepository, SetComposer } from '@livery/content-application';
import { chooseSlides, type LibraryAsset } from '@livery/content-domain';
import { type ByteAnswer, bytesSchema, CurrentPrincipal, Endpoint, IdParam, RequestSignal } from '@livery/http';
import { type Principal, resourceMissing } from '@livery/kernel';
import type { Request } from 'express';
import { READ_LIBRARY } from './content-scopes.ts';
import { DownloadPptSetQuery, slideIds } from './ppt-set.request.ts';

@Controller()
export class PptSetDownloadsController {
  constructor(
    private readonly catalogue: AssetCatalogue,
    private readonly sets: PptSetRepository,
    private readonly composer: SetComposer,
    private readonly offered: OfferedBlobs,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/ppt_sets/:id/download',
    operationId: 'downloadPptSet',
    area: 'Content management',
    summary: 'Download a set of slides',
    description:
      'Returns the presentation of a set (.pptx). With `slides`, it is composed of those slides, in their order and their present versions.',
    scopes: READ_LIBRARY,
    limit: 'compositions',
    answer: 'bytes',
    response: bytesSchema,
    errors: [
      'concurrency_limited',
      'resource_missing',
      'resource_conflict',
      'slides_incompatible',
      'file_too_complex',
      'archive_too_large',
      'unsupported_format',
      'file_encrypted',
      'file_corrupt',
      'not_ooxml',
      'dtd_forbidden',
      'xml_too_complex',
    ],
  })
  async download(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('pset') id: string,
    @Query() { slides }: DownloadPptSetQuery,
    @RequestSignal() signal: AbortSignal,
    @Req() { res: response }: Request,
  ): Promise<ByteAnswer> {
    const [stored] = await this.sets.findMany(tenant, [id]);
    if (stored === undefined) throw resourceMissing();
    const asset = await this.catalogue.find(tenant, id);
    if (slides === undefined) return this.whole(asset);
    const chosen = chooseSlides(stored.set, slideIds(slides));
    const merged = await this.composer.composeChosen(tenant, chosen, stored.set.template, signal);
    const remove = (): void => void merged[Symbol.asyncDispose]();
    // The response is closed however it ends, and also if nobody reads the file.
    if (response === undefined || response.closed) remove();
    else response.once('close', remove);
    const { path, size, sha256 } = merged;
    const { filename, mediaType } = asset;
    const open = async (range?: { readonly first: number; readonly last: number }) =>
      createReadStream(path, range === undefined ? {} : { start: range.first, end: range.last });
    return { size, mediaType, filename, etag: sha256, open };
  }

  private whole({ tenant, contentHash: sha256, filename, mediaType }: LibraryAsset): Promise<ByteAnswer> {
    return this.offered.answer(tenant, { sha256, filename, mediaType });
  }
}
