import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  AssetCatalogue,
  ChangeLibraryAsset,
  CreateLibraryAsset,
  DeleteLibraryAsset,
  RestoreLibraryAsset,
} from '@livery/content-application';
import { type LibraryAssetResource, libraryAssetSchema } from '@livery/content-contracts';
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
  setRevision,
  type SpooledFile,
  Upload,
  unlessSeen,
} from '@livery/http';
import { type FromSchema, idSchema, namedSchema, type Principal, publicId } from '@livery/kernel';
import type { Response } from 'express';
import { READ_LIBRARY, WRITE_LIBRARY } from './content-scopes.ts';
import { assetSource } from './asset-source.request.ts';
import { CreateLibraryAssetRequest, LIBRARY_ASSET_FORM } from './create-library-asset.request.ts';
import { folderId, libraryAssetDraft, LibraryAssetDraftRequest } from './library-asset-draft.request.ts';
import { LibraryPresenter } from './library-presenter.ts';
import { ListLibraryAssetsQuery } from './list-library-assets.query.ts';
import { MAX_UPLOAD_SIZE, uploadFormOrJson } from './upload-body.ts';

const deletedSchema = namedSchema({
  title: 'DeletedLibraryAsset',
  description: 'An asset that was deleted. It can be restored for 30 days.',
  properties: { id: idSchema('asset'), object: { const: 'library_asset' }, deleted: { const: true } },
  example: { id: libraryAssetSchema.examples[0].id, object: 'library_asset', deleted: true },
});
const ETAG = { ETag: 'The revision of the asset, for `If-Match`.' };

@Controller()
export class LibraryAssetsController {
  constructor(
    private readonly catalogue: AssetCatalogue,
    private readonly presenter: LibraryPresenter,
    private readonly createAsset: CreateLibraryAsset,
    private readonly changeAsset: ChangeLibraryAsset,
    private readonly deleteAsset: DeleteLibraryAsset,
    private readonly restoreAsset: RestoreLibraryAsset,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/library_assets',
    operationId: 'searchLibraryAssets',
    area: 'Content management',
    summary: 'Search library assets',
    description:
      'Lists assets, newest first, or finds them by words, best first. Publishable keys see only assets that may be released.',
    scopes: READ_LIBRARY,
    publishable: true,
    response: offsetListSchema(libraryAssetSchema),
    errors: ['limit_out_of_range', 'resource_missing'],
  })
  async search(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @Query() query: ListLibraryAssetsQuery,
  ): Promise<OffsetListEnvelope<LibraryAssetResource>> {
    const page = offsetPageRequest(query);
    const found = await this.catalogue.search(principal.tenant, {
      text: query.q ?? null,
      type: query.type ?? null,
      tag: query.tag ?? null,
      folderId: folderId(query.folder) ?? null,
      isRecursive: query.recursive === 'true',
      approvalStatus: query.approval_status ?? null,
      isReleasedOnly: principal.credential === 'publishable_key',
      ...page,
    });
    const items = await this.presenter.present(principal, origin, found.items);
    return offsetListEnvelope({ items, hasMore: found.hasMore }, '/library_assets', page.offset);
  }

  @Endpoint({
    method: 'GET',
    path: '/library_assets/:id',
    operationId: 'retrieveLibraryAsset',
    area: 'Content management',
    summary: 'Retrieve a library asset',
    description: 'Returns one asset.',
    scopes: READ_LIBRARY,
    response: libraryAssetSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @IdParam('asset') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryAssetResource | undefined> {
    const asset = await this.catalogue.find(principal.tenant, id);
    return unlessSeen(response, asset, await this.presenter.presentOne(principal, origin, asset));
  }

  @Endpoint({
    method: 'POST',
    path: '/library_assets',
    operationId: 'createLibraryAsset',
    area: 'Content management',
    summary: 'Create a library asset',
    description: `Adds an asset to the library: send a form with its file of at most ${MAX_UPLOAD_SIZE}, or JSON with the id of a file that was uploaded before.`,
    scopes: WRITE_LIBRARY,
    status: 201,
    response: libraryAssetSchema,
    headers: ETAG,
    body: uploadFormOrJson(LIBRARY_ASSET_FORM, ['tags', 'metadata']),
    errors: ['file_too_large', 'file_empty', 'content_type_mismatch', 'resource_missing', 'resource_conflict'],
  })
  async create(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @Upload() upload: SpooledFile | null,
    @Body() body: CreateLibraryAssetRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryAssetResource> {
    const placed = await this.createAsset.execute({
      tenant: principal.tenant,
      source: assetSource(body, upload),
      draft: libraryAssetDraft(body),
      requestedBy: principal.actor,
    });
    setRevision(response, placed.asset);
    return this.presenter.presentPlaced(principal, origin, placed);
  }

  @Endpoint({
    method: 'PATCH',
    path: '/library_assets/:id',
    operationId: 'updateLibraryAsset',
    area: 'Content management',
    summary: 'Update a library asset',
    description: 'Changes what is said about an asset, or moves it to another folder. What you leave out stays.',
    scopes: WRITE_LIBRARY,
    response: libraryAssetSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed'],
  })
  async update(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @IdParam('asset') id: string,
    @IfMatch() seenRevision: number | null,
    @Body() body: LibraryAssetDraftRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryAssetResource> {
    const draft = libraryAssetDraft(body);
    const placed = await this.changeAsset.execute({ tenant: principal.tenant, id, draft, seenRevision });
    setRevision(response, placed.asset);
    return this.presenter.presentPlaced(principal, origin, placed);
  }

  @Endpoint({
    method: 'DELETE',
    path: '/library_assets/:id',
    operationId: 'deleteLibraryAsset',
    area: 'Content management',
    summary: 'Delete a library asset',
    description:
      'Deletes an asset. It can be restored for 30 days. Links to it no longer open. What is in use cannot be deleted.',
    scopes: WRITE_LIBRARY,
    response: deletedSchema,
    ifMatch: true,
    errors: ['resource_missing', 'resource_conflict', 'precondition_failed'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('asset') id: string,
    @IfMatch() seenRevision: number | null,
  ): Promise<FromSchema<typeof deletedSchema>> {
    await this.deleteAsset.execute({ tenant, id, seenRevision });
    return { id: publicId('asset', id), object: 'library_asset', deleted: true };
  }

  @Endpoint({
    method: 'POST',
    path: '/library_assets/:id/restore',
    operationId: 'restoreLibraryAsset',
    area: 'Content management',
    summary: 'Restore a library asset',
    description: 'Restores a deleted asset. If its folder was deleted, too, the asset is in no folder.',
    scopes: WRITE_LIBRARY,
    response: libraryAssetSchema,
    headers: ETAG,
    errors: ['resource_missing', 'resource_conflict'],
  })
  async restore(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @IdParam('asset') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryAssetResource> {
    const placed = await this.restoreAsset.execute({ tenant: principal.tenant, id });
    setRevision(response, placed.asset);
    return this.presenter.presentPlaced(principal, origin, placed);
  }
}
