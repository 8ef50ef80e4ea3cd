import { Body, Controller, Res } from '@nestjs/common';
import { OfferedBlobs } from '@livery/blobs';
import { AssetCatalogue, ReplaceSlide, SlideAssetRepository } from '@livery/content-application';
import { type SlideAssetResource, slideAssetSchema } from '@livery/content-contracts';
import {
  type ByteAnswer,
  bytesSchema,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  IfMatch,
  RequestOrigin,
  RequestSignal,
  setRevision,
  type SpooledFile,
  Upload,
} from '@livery/http';
import { type JobResource, jobResource, jobSchema } from '@livery/jobs';
import { type Principal, resourceMissing } from '@livery/kernel';
import type { Response } from 'express';
import { StartSplit } from '../slides/start-split.ts';
import { ADD_VERSION_FORM, AddAssetVersionRequest } from './add-asset-version.request.ts';
import { assetSource } from './asset-source.request.ts';
import { READ_LIBRARY, WRITE_SLIDES } from './content-scopes.ts';
import { folderId } from './library-asset-draft.request.ts';
import { fileId, SplitPresentationRequest } from './slide-asset.request.ts';
import { SlidePresenter } from './slide-presenter.ts';
import { uploadFormOrJson } from './upload-body.ts';

/** The files of slides: where they come from, and how they are read and replaced. */
@Controller()
export class SlideContentsController {
  constructor(
    private readonly startSplit: StartSplit,
    private readonly replaceSlide: ReplaceSlide,
    private readonly slides: SlideAssetRepository,
    private readonly catalogue: AssetCatalogue,
    private readonly offered: OfferedBlobs,
    private readonly presenter: SlidePresenter,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/slide_assets/split',
    operationId: 'splitPresentation',
    area: 'Content management',
    summary: 'Split a presentation into slides',
    description:
      'Starts a job that makes a slide of the library of each slide of a presentation (.pptx, .potx, .ppsx, .pptm, .potm, .ppsm), at most 300. Each is a valid presentation of one slide with only the parts that it needs. Comments, sections, custom shows, macros, signatures, document properties, the thumbnail, and notes without a notes master are left out. If the folder has an equal slide already, that one stays, so that splitting twice doubles nothing. The result of the job has `slide_count` (of the presentation), `created`, `unchanged`, `slides` (the ids, in the order of the presentation) and `left_out` (how many of each kind). A file that cannot be split fails the job with the code of its error, such as `file_encrypted`.',
    scopes: WRITE_SLIDES,
    status: 202,
    response: jobSchema,
    errors: ['resource_missing', 'unsupported_format'],
  })
  async split(
    @CurrentPrincipal() { tenant, actor: requestedBy }: Principal,
    @Body() { file, folder, slides, tags }: SplitPresentationRequest,
  ): Promise<JobResource> {
    const job = await this.startSplit.execute({
      tenant,
      fileId: fileId(file),
      folderId: folderId(folder) ?? null,
      indexes: slides ?? null,
      tags: tags ?? [],
      requestedBy,
    });
    return jobResource(job);
  }

  @Endpoint({
    method: 'POST',
    path: '/slide_assets/:id/versions',
    operationId: 'addSlideVersion',
    area: 'Content management',
    summary: 'Replace the content of a slide',
    description:
      'Gives a slide the content of another presentation of one slide, as a new version of its library asset. An approval of the previous content becomes stale. Sets with the slide are composed again in the background. Send a form with the file, or JSON with the id of a file that was uploaded before.',
    scopes: WRITE_SLIDES,
    status: 201,
    response: slideAssetSchema,
    headers: { ETag: 'The revision of the slide, for `If-Match`.' },
    ifMatch: true,
    body: uploadFormOrJson(ADD_VERSION_FORM),
    idempotent: { isLong: true },
    errors: [
      'file_too_large',
      'file_empty',
      'resource_missing',
      'precondition_failed',
      'slide_count_invalid',
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
  async replace(
    @CurrentPrincipal() { tenant, actor: requestedBy }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('slide') id: string,
    @IfMatch() seenRevision: number | null,
    @RequestSignal() signal: AbortSignal,
    @Upload() upload: SpooledFile | null,
    @Body() body: AddAssetVersionRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SlideAssetResource> {
    const source = assetSource(body, upload);
    if ((await this.slides.findMany(tenant, [id])).length === 0) throw resourceMissing();
    const note = body.note ?? '';
    const replaced = await this.replaceSlide.execute({ tenant, id, source, note, seenRevision, requestedBy, signal });
    setRevision(response, replaced.placed.asset);
    return this.presenter.placedSlide(origin, replaced);
  }

  @Endpoint({
    method: 'GET',
    path: '/slide_assets/:id/download',
    operationId: 'downloadSlideAsset',
    area: 'Content management',
    summary: 'Download a slide',
    description: 'Returns the slide as a presentation of one slide (.pptx).',
    scopes: READ_LIBRARY,
    answer: 'bytes',
    response: bytesSchema,
    errors: ['resource_missing'],
  })
  async download(@CurrentPrincipal() { tenant }: Principal, @IdParam('slide') id: string): Promise<ByteAnswer> {
    if ((await this.slides.findMany(tenant, [id])).length === 0) throw resourceMissing();
    const { contentHash, filename, mediaType } = await this.catalogue.find(tenant, id);
    return this.offered.answer(tenant, { sha256: contentHash, filename, mediaType });
  }
}
