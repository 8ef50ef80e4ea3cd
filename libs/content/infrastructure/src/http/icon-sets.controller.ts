import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  ChangeIconSet,
  CreateIconSet,
  DeleteIconSet,
  IconSetRepository,
  iconSetResource,
} from '@livery/content-application';
import { type IconSetResource, iconSetSchema } from '@livery/content-contracts';
import {
  CreatedListQuery,
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  IfMatch,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
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
import { READ_LIBRARY, WRITE_ICONS } from './content-scopes.ts';
import { CreateIconSetRequest, DeleteIconSetQuery, iconSetDraft, UpdateIconSetRequest } from './icon-set.request.ts';

const deletedSchema = namedSchema({
  title: 'DeletedIconSet',
  description: 'A set of icons that was deleted.',
  properties: { id: idSchema('iconset'), object: { const: 'icon_set' }, deleted: { const: true } },
  example: { id: iconSetSchema.examples[0].id, object: 'icon_set', deleted: true },
});
const ETAG = { ETag: 'The revision of the set, for `If-Match`.' };

@Controller()
export class IconSetsController {
  constructor(
    private readonly sets: IconSetRepository,
    private readonly createSet: CreateIconSet,
    private readonly changeSet: ChangeIconSet,
    private readonly deleteSet: DeleteIconSet,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/icon_sets',
    operationId: 'listIconSets',
    area: 'Content management',
    summary: 'List icon sets',
    description: 'Lists the sets of icons, newest first.',
    scopes: READ_LIBRARY,
    response: listSchema(iconSetSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<IconSetResource>> {
    const page = await this.sets.list(tenant, createdRange(query), pageRequest(query, 'iconset'));
    const ids = page.items.map(({ id }) => id);
    const counts = await this.sets.countIcons(tenant, ids);
    const resources = mapPage(page, (set) => iconSetResource(set, counts.get(set.id) ?? 0));
    return listEnvelope(resources, '/icon_sets');
  }

  @Endpoint({
    method: 'GET',
    path: '/icon_sets/:id',
    operationId: 'retrieveIconSet',
    area: 'Content management',
    summary: 'Retrieve an icon set',
    description: 'Returns one set of icons.',
    scopes: READ_LIBRARY,
    response: iconSetSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('iconset') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IconSetResource | undefined> {
    const set = await this.sets.find(tenant, id);
    if (set === null) throw resourceMissing();
    const counts = await this.sets.countIcons(tenant, [id]);
    return unlessSeen(response, set, iconSetResource(set, counts.get(id) ?? 0));
  }

  @Endpoint({
    method: 'POST',
    path: '/icon_sets',
    operationId: 'createIconSet',
    area: 'Content management',
    summary: 'Create an icon set',
    description: 'Creates a set of icons. Without a `slug`, it is made of the name.',
    scopes: WRITE_ICONS,
    status: 201,
    response: iconSetSchema,
    headers: ETAG,
    errors: ['resource_conflict'],
  })
  async create(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @Body() body: CreateIconSetRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IconSetResource> {
    const draft = { ...iconSetDraft(body), name: body.name };
    const set = await this.createSet.execute({ tenant, draft, requestedBy: actor });
    setRevision(response, set);
    return iconSetResource(set, 0);
  }

  @Endpoint({
    method: 'PATCH',
    path: '/icon_sets/:id',
    operationId: 'updateIconSet',
    area: 'Content management',
    summary: 'Update an icon set',
    description: 'Changes what is said about a set of icons. What you leave out stays.',
    scopes: WRITE_ICONS,
    response: iconSetSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'resource_conflict', 'precondition_failed'],
  })
  async update(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('iconset') id: string,
    @IfMatch() seenRevision: number | null,
    @Body() body: UpdateIconSetRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IconSetResource> {
    const draft = iconSetDraft(body);
    const { set, iconCount } = await this.changeSet.execute({ tenant, id, draft, seenRevision });
    setRevision(response, set);
    return iconSetResource(set, iconCount);
  }

  @Endpoint({
    method: 'DELETE',
    path: '/icon_sets/:id',
    operationId: 'deleteIconSet',
    area: 'Content management',
    summary: 'Delete an icon set',
    description:
      'Deletes an empty set of icons, or with `recursive=true` its icons, too. The icons can be restored in the library for 30 days, and are then in no set.',
    scopes: WRITE_ICONS,
    response: deletedSchema,
    ifMatch: true,
    errors: ['resource_missing', 'resource_conflict', 'precondition_failed'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('iconset') id: string,
    @IfMatch() seenRevision: number | null,
    @Query() { recursive }: DeleteIconSetQuery,
  ): Promise<FromSchema<typeof deletedSchema>> {
    await this.deleteSet.execute({ tenant, id, isRecursive: recursive === 'true', seenRevision });
    return { id: publicId('iconset', id), object: 'icon_set', deleted: true };
  }
}
