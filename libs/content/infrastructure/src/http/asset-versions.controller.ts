import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { OfferedBlobs } from '@livery/blobs';
import {
  AddAssetVersion,
  AssetCatalogue,
  assetVersionResource,
  LibraryAssetRepository,
  RestoreAssetVersion,
} from '@livery/content-application';
import {
  type AssetVersionResource,
  assetVersionSchema,
  type LibraryAssetResource,
  libraryAssetSchema,
} from '@livery/content-contracts';
import {
  type ByteAnswer,
  bytesSchema,
  createdRange,
  CreatedListQuery,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  IfMatch,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
  RequestOrigin,
  setRevision,
  type SpooledFile,
  Upload,
} from '@livery/http';
import { mapPage, type Principal, publicId } from '@livery/kernel';
import type { Response } from 'express';
import { ADD_VERSION_FORM, AddAssetVersionRequest } from './add-asset-version.request.ts';
import { READ_LIBRARY, WRITE_LIBRARY } from './content-scopes.ts';
import { assetSource } from './asset-source.request.ts';
import { LibraryPresenter } from './library-presenter.ts';
import { uploadFormOrJson } from './upload-body.ts';
import { versionNumberPipe } from './version-number.pipe.ts';

const ETAG = { ETag: 'The revision of the asset, for `If-Match`.' };

@Controller()
export class AssetVersionsController {
  constructor(
    private readonly catalogue: AssetCatalogue,
    private readonly assets: LibraryAssetRepository,
    private readonly offered: OfferedBlobs,
    private readonly presenter: LibraryPresenter,
    private readonly addVersion: AddAssetVersion,
    private readonly restoreVersion: RestoreAssetVersion,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/library_assets/:id/download',
    operationId: 'downloadLibraryAsset',
    area: 'Content management',
    summary: 'Download a library asset',
    description: 'Returns the content of the current version.',
    scopes: READ_LIBRARY,
    answer: 'bytes',
    response: bytesSchema,
    errors: ['resource_missing'],
  })
  async download(@CurrentPrincipal() { tenant }: Principal, @IdParam('asset') id: string): Promise<ByteAnswer> {
    const { contentHash, filename, mediaType } = await this.catalogue.find(tenant, id);
    return this.offered.answer(tenant, { sha256: contentHash, filename, mediaType });
  }

  @Endpoint({
    method: 'GET',
    path: '/library_assets/:id/versions',
    operationId: 'listAssetVersions',
    area: 'Content management',
    summary: 'List the versions of an asset',
    description: 'Lists the versions of an asset, newest first.',
    scopes: READ_LIBRARY,
    response: listSchema(assetVersionSchema),
    errors: ['resource_missing', 'limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('asset') id: string,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<AssetVersionResource>> {
    const page = pageRequest(query, 'ver');
    await this.catalogue.find(tenant, id);
    const versions = await this.assets.listVersions(tenant, { assetId: id, created: createdRange(query) }, page);
    return listEnvelope(mapPage(versions, assetVersionResource), `/library_assets/${publicId('asset', id)}/versions`);
  }

  @Endpoint({
    method: 'POST',
    path: '/library_assets/:id/versions',
    operationId: 'addAssetVersion',
    area: 'Content management',
    summary: 'Add a version to an asset',
    description:
      'Replaces the content of an asset. An approval of the previous content becomes stale. Send a form with the file, or JSON with the id of a file that was uploaded before.',
    scopes: WRITE_LIBRARY,
    status: 201,
    response: libraryAssetSchema,
    headers: ETAG,
    ifMatch: true,
    body: uploadFormOrJson(ADD_VERSION_FORM),
    errors: [
      'file_too_large',
      'file_empty',
      'content_type_mismatch',
      'resource_missing',
      'resource_conflict',
      'precondition_failed',
    ],
  })
  async add(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @IdParam('asset') id: string,
    @IfMatch() seenRevision: number | null,
    @Upload() upload: SpooledFile | null,
    @Body() body: AddAssetVersionRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryAssetResource> {
    const { tenant, actor: requestedBy } = principal;
    const source = assetSource(body, upload);
    const placed = await this.addVersion.execute({
      tenant,
      id,
      source,
      note: body.note ?? '',
      seenRevision,
      requestedBy,
    });
    setRevision(response, placed.asset);
    return this.presenter.presentPlaced(principal, origin, placed);
  }

  @Endpoint({
    method: 'POST',
    path: '/library_assets/:id/versions/:number/restore',
    operationId: 'restoreAssetVersion',
    area: 'Content management',
    summary: 'Restore a version of an asset',
    description: 'Makes the content of an earlier version the newest version.',
    scopes: WRITE_LIBRARY,
    response: libraryAssetSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'resource_conflict', 'precondition_failed'],
  })
  async restore(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @IdParam('asset') id: string,
    @Param('number', versionNumberPipe) number: number,
    @IfMatch() seenRevision: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryAssetResource> {
    const { tenant, actor: requestedBy } = principal;
    const placed = await this.restoreVersion.execute({ tenant, id, number, seenRevision, requestedBy });
    setRevision(response, placed.asset);
    return this.presenter.presentPlaced(principal, origin, placed);
  }
}
