import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  ChangeLibraryFolder,
  CreateLibraryFolder,
  DeleteLibraryFolder,
  libraryFolderDetails,
  LibraryFolderRepository,
  libraryFolderResource,
} from '@livery/content-application';
import {
  type LibraryFolderDetailsResource,
  libraryFolderDetailsSchema,
  type LibraryFolderResource,
  libraryFolderSchema,
} from '@livery/content-contracts';
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
  unlessSeen,
} from '@livery/http';
import {
  type FromSchema,
  idSchema,
  mapPage,
  namedSchema,
  type Principal,
  publicId,
  resourceMissing,
} from '@livery/kernel';
import type { Response } from 'express';
import { LibraryLinkFactory } from '../links/library-link-factory.ts';
import { READ_LIBRARY, WRITE_LIBRARY } from './content-scopes.ts';
import { folderId } from './library-asset-draft.request.ts';
import { CreateLibraryFolderRequest, UpdateLibraryFolderRequest } from './library-folder.request.ts';
import { DeleteLibraryFolderQuery, ListLibraryFoldersQuery } from './list-library-folders.query.ts';

const deletedSchema = namedSchema({
  title: 'DeletedLibraryFolder',
  description: 'A folder that was deleted.',
  properties: { id: idSchema('fold'), deleted: { const: true } },
  example: { id: libraryFolderSchema.examples[0].id, deleted: true },
});
const ETAG = { ETag: 'The revision of the folder, for `If-Match`.' };

@Controller()
export class LibraryFoldersController {
  constructor(
    private readonly folders: LibraryFolderRepository,
    private readonly createFolder: CreateLibraryFolder,
    private readonly changeFolder: ChangeLibraryFolder,
    private readonly deleteFolder: DeleteLibraryFolder,
    private readonly links: LibraryLinkFactory,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/library_folders',
    operationId: 'searchLibraryFolders',
    area: 'Content management',
    summary: 'Search library folders',
    description: 'Lists folders in the order of their names, or finds them by a part of their names.',
    scopes: READ_LIBRARY,
    publishable: true,
    response: offsetListSchema(libraryFolderSchema),
    errors: ['limit_out_of_range', 'resource_missing'],
  })
  async search(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @Query() query: ListLibraryFoldersQuery,
  ): Promise<OffsetListEnvelope<LibraryFolderResource>> {
    const page = offsetPageRequest(query);
    const text = query.q?.trim() === '' ? null : (query.q ?? null);
    const parentId = folderId(query.parent_id, 'parent_id') ?? null;
    const found = await this.folders.search(principal.tenant, { text, type: query.type ?? null, parentId, ...page });
    const links = this.linksFor(principal, origin);
    const resources = mapPage(found, (folder) => libraryFolderResource(folder, links));
    return offsetListEnvelope(resources, '/library_folders', page.offset);
  }

  @Endpoint({
    method: 'GET',
    path: '/library_folders/:id',
    operationId: 'retrieveLibraryFolder',
    area: 'Content management',
    summary: 'Retrieve a library folder',
    description: 'Returns one folder, with the folders above it and the number of assets in it.',
    scopes: READ_LIBRARY,
    response: libraryFolderDetailsSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @IdParam('fold') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryFolderDetailsResource | undefined> {
    const { tenant } = principal;
    const [folder] = await this.folders.findMany(tenant, [id]);
    if (folder === undefined) throw resourceMissing();
    const [above, assetCount] = await Promise.all([
      this.folders.findMany(tenant, folder.ancestors),
      this.folders.countAssets(tenant, id),
    ]);
    const path = folder.ancestors.flatMap((ancestor) => above.find((one) => one.id === ancestor) ?? []);
    const details = libraryFolderDetails(folder, path, assetCount, this.linksFor(principal, origin));
    return unlessSeen(response, folder, details);
  }

  @Endpoint({
    method: 'POST',
    path: '/library_folders',
    operationId: 'createLibraryFolder',
    area: 'Content management',
    summary: 'Create a library folder',
    description:
      'Creates a folder. Folders can be 20 levels deep. The name is unique in its parent, whatever its case.',
    scopes: WRITE_LIBRARY,
    status: 201,
    response: libraryFolderSchema,
    headers: ETAG,
    errors: ['resource_missing', 'resource_conflict'],
  })
  async create(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @Body() { name, parent_id }: CreateLibraryFolderRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryFolderResource> {
    const parentId = folderId(parent_id, 'parent_id') ?? null;
    const { tenant, actor: requestedBy } = principal;
    const folder = await this.createFolder.execute({ tenant, name, parentId, requestedBy });
    setRevision(response, folder);
    return libraryFolderResource(folder, this.linksFor(principal, origin));
  }

  @Endpoint({
    method: 'PATCH',
    path: '/library_folders/:id',
    operationId: 'updateLibraryFolder',
    area: 'Content management',
    summary: 'Rename or move a library folder',
    description: 'Renames a folder, or moves it with all that is in it. What you leave out stays.',
    scopes: WRITE_LIBRARY,
    response: libraryFolderSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'resource_conflict', 'precondition_failed'],
  })
  async update(
    @CurrentPrincipal() principal: Principal,
    @RequestOrigin() origin: string,
    @IdParam('fold') id: string,
    @IfMatch() seenRevision: number | null,
    @Body() { name, parent_id }: UpdateLibraryFolderRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryFolderResource> {
    const parentId = folderId(parent_id, 'parent_id');
    const folder = await this.changeFolder.execute({
      tenant: principal.tenant,
      id,
      name: name ?? undefined,
      parentId,
      seenRevision,
    });
    setRevision(response, folder);
    return libraryFolderResource(folder, this.linksFor(principal, origin));
  }

  @Endpoint({
    method: 'DELETE',
    path: '/library_folders/:id',
    operationId: 'deleteLibraryFolder',
    area: 'Content management',
    summary: 'Delete a library folder',
    description:
      'Deletes an empty folder, or with `recursive=true` all that is in it: up to 5,000 folders and 1,000 assets. The assets can be restored for 30 days.',
    scopes: WRITE_LIBRARY,
    response: deletedSchema,
    ifMatch: true,
    errors: ['resource_missing', 'resource_conflict', 'precondition_failed'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('fold') id: string,
    @IfMatch() seenRevision: number | null,
    @Query() { recursive }: DeleteLibraryFolderQuery,
  ): Promise<FromSchema<typeof deletedSchema>> {
    await this.deleteFolder.execute({ tenant, id, isRecursive: recursive === 'true', seenRevision });
    return { id: publicId('fold', id), deleted: true };
  }

  private linksFor({ credential }: Principal, origin: string) {
    return this.links.for({ origin, isPublic: credential === 'publishable_key' });
  }
}
