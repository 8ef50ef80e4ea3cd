import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  AssetCatalogue,
  ChangeLibraryAsset,
  CreateSlide,
  DeleteLibraryAsset,
  SlideAssetRepository,
} from '@livery/content-application';
import { type SlideAssetResource, slideAssetSchema } from '@livery/content-contracts';
import { parameterInvalid } from '@livery/content-domain';
import {
  CurrentPrincipal,
  Endpoint,
  IdParam,
  IfMatch,
  offsetListEnvelope,
  type OffsetListEnvelope,
  offsetListSchema,
  offsetPageRequest,
  RequestOrigin,
  RequestSignal,
  setRevision,
  type SpooledFile,
  Upload,
  unlessSeen,
} from '@livery/http';
import {
  type FromSchema,
  idSchema,
  namedSchema,
  type Page,
  type Principal,
  publicId,
  resourceMissing,
  type Tenant,
} from '@livery/kernel';
import type { Response } from 'express';
import { assetSource } from './asset-source.request.ts';
import { READ_LIBRARY, WRITE_SLIDES } from './content-scopes.ts';
import { folderId, ownedAssetDraft, OwnedAssetDraftRequest } from './library-asset-draft.request.ts';
import { CreateSlideRequest, fileId, ListSlideAssetsQuery, SLIDE_FORM } from './slide-asset.request.ts';
import { SlidePresenter } from './slide-presenter.ts';
import { MAX_UPLOAD_SIZE, uploadFormOrJson } from './upload-body.ts';

const deletedSchema = namedSchema({
  title: 'DeletedSlideAsset',
  description: 'A slide that was deleted. Its library asset can be restored for 30 days.',
  properties: { id: idSchema('slide'), object: { const: 'slide_asset' }, deleted: { const: true } },
  example: { id: slideAssetSchema.examples[0].id, object: 'slide_asset', deleted: true },
});
const ETAG = { ETag: 'The revision of the slide, for `If-Match`.' };
/** Filters that search the library. */
const SEARCHED = ['q', 'folder', 'recursive', 'tag', 'approval_status'] as const;

@Controller()
export class SlideAssetsController {
  constructor(
    private readonly catalogue: AssetCatalogue,
    private readonly slides: SlideAssetRepository,
    private readonly presenter: SlidePresenter,
    private readonly createSlide: CreateSlide,
    private readonly changeAsset: ChangeLibraryAsset,
    private readonly deleteAsset: DeleteLibraryAsset,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/slide_assets',
    operationId: 'searchSlideAssets',
    area: 'Content management',
    summary: 'Search slides',
    description:
      'Lists slides, newest first, finds them by words, best first, or lists those of one file in its order.',
    scopes: READ_LIBRARY,
    response: offsetListSchema(slideAssetSchema),
    errors: ['limit_out_of_range', 'resource_missing'],
  })
  async search(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @Query() query: ListSlideAssetsQuery,
  ): Promise<OffsetListEnvelope<SlideAssetResource>> {
    const page = offsetPageRequest(query);
    const found = await this.find(tenant, query, page);
    const slides = await this.presenter.slides(tenant, origin, found.items);
    const items = slides.map(({ resource }) => resource);
    return offsetListEnvelope({ items, hasMore: found.hasMore }, '/slide_assets', page.offset);
  }

  @Endpoint({
    method: 'GET',
    path: '/slide_assets/:id',
    operationId: 'retrieveSlideAsset',
    area: 'Content management',
    summary: 'Retrieve a slide',
    description: 'Returns one slide.',
    scopes: READ_LIBRARY,
    response: slideAssetSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('slide') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SlideAssetResource | undefined> {
    const slide = await this.presenter.slide(tenant, origin, id);
    return unlessSeen(response, slide, slide.resource);
  }

  @Endpoint({
    method: 'POST',
    path: '/slide_assets',
    operationId: 'createSlideAsset',
    area: 'Content management',
    summary: 'Create a slide',
    description: `Adds a presentation of one slide to the library: send a form with its file of at most ${MAX_UPLOAD_SIZE}, or JSON with the id of a file that was uploaded before. The slide is made anew, with only the parts that it needs. A presentation of several slides is sent to \`POST /slide_assets/split\`.`,
    scopes: WRITE_SLIDES,
    status: 201,
    response: slideAssetSchema,
    headers: ETAG,
    body: uploadFormOrJson(SLIDE_FORM, ['tags']),
    idempotent: { isLong: true },
    errors: [
      'file_too_large',
      'file_empty',
      'resource_missing',
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
  async create(
    @CurrentPrincipal() { tenant, actor: requestedBy }: Principal,
    @RequestOrigin() origin: string,
    @RequestSignal() signal: AbortSignal,
    @Upload() upload: SpooledFile | null,
    @Body() body: CreateSlideRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SlideAssetResource> {
    const source = assetSource(body, upload);
    const created = await this.createSlide.execute({
      tenant,
      source,
      draft: ownedAssetDraft(body),
      requestedBy,
      signal,
    });
    setRevision(response, created.placed.asset);
    return this.presenter.placedSlide(origin, created);
  }

  @Endpoint({
    method: 'PATCH',
    path: '/slide_assets/:id',
    operationId: 'updateSlideAsset',
    area: 'Content management',
    summary: 'Update a slide',
    description: 'Changes what is said about a slide, or moves it to another folder. What you leave out stays.',
    scopes: WRITE_SLIDES,
    response: slideAssetSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed'],
  })
  async update(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('slide') id: string,
    @IfMatch() seenRevision: number | null,
    @Body() body: OwnedAssetDraftRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SlideAssetResource> {
    const draft = ownedAssetDraft(body);
    const [slide] = await this.slides.findMany(tenant, [id]);
    if (slide === undefined) throw resourceMissing();
    const placed = await this.changeAsset.execute({ tenant, id, draft, seenRevision });
    setRevision(response, placed.asset);
    return this.presenter.placedSlide(origin, { slide, placed });
  }

  @Endpoint({
    method: 'DELETE',
    path: '/slide_assets/:id',
    operationId: 'deleteSlideAsset',
    area: 'Content management',
    summary: 'Delete a slide',
    description:
      'Deletes a slide with its library asset, with which it can be restored for 30 days. A slide in a set cannot be deleted.',
    scopes: WRITE_SLIDES,
    response: deletedSchema,
    ifMatch: true,
    errors: ['resource_missing', 'resource_conflict', 'precondition_failed'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('slide') id: string,
    @IfMatch() seenRevision: number | null,
  ): Promise<FromSchema<typeof deletedSchema>> {
    if ((await this.slides.findMany(tenant, [id])).length === 0) throw resourceMissing();
    await this.deleteAsset.execute({ tenant, id, seenRevision, namedAs: 'slide' });
    return { id: publicId('slide', id), object: 'slide_asset', deleted: true };
  }

  private async find(
    tenant: Tenant,
    query: ListSlideAssetsQuery,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<Page<string>> {
    if (query.source_file !== undefined) {
      const other = SEARCHED.find((name) => query[name] !== undefined);
      if (other !== undefined) throw parameterInvalid(other, `source_file cannot be combined with ${other}.`);
      return this.slides.listOfSource(tenant, { sourceFileId: fileId(query.source_file), ...page });
    }
    const { items, hasMore } = await this.catalogue.search(tenant, {
      text: query.q ?? null,
      type: 'slide',
      tag: query.tag ?? null,
      folderId: folderId(query.folder) ?? null,
      isRecursive: query.recursive === 'true',
      approvalStatus: query.approval_status ?? null,
      isReleasedOnly: false,
      ...page,
    });
    return { items: items.map(({ id }) => id), hasMore };
  }
}
