import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  ChangeIcon,
  CreateIcon,
  DeleteLibraryAsset,
  type DrawnIcon,
  IconRepository,
  iconResource,
} from '@livery/content-application';
import { type IconResource, iconSchema } from '@livery/content-contracts';
import {
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  IfMatch,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
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
  mapPage,
  namedSchema,
  type Principal,
  publicId,
  resourceMissing,
} from '@livery/kernel';
import type { Response } from 'express';
import { IconShelf } from '../icons/icon-shelf.ts';
import { LibraryLinkFactory } from '../links/library-link-factory.ts';
import { assetSource } from './asset-source.request.ts';
import { READ_LIBRARY, WRITE_ICONS } from './content-scopes.ts';
import {
  CreateIconRequest,
  ICON_FORM,
  iconDraft,
  iconSetId,
  ListIconsQuery,
  UpdateIconRequest,
} from './icon.request.ts';
import { uploadFormOrJson } from './upload-body.ts';

const deletedSchema = namedSchema({
  title: 'DeletedIcon',
  description: 'An icon that was deleted. Restoring its asset restores it.',
  properties: { id: idSchema('icon'), object: { const: 'icon' }, deleted: { const: true } },
  example: { id: iconSchema.examples[0].id, object: 'icon', deleted: true },
});
const ETAG = { ETag: 'The revision of the icon, for `If-Match`. Its asset has the same.' };

@Controller()
export class IconsController {
  constructor(
    private readonly icons: IconRepository,
    private readonly shelf: IconShelf,
    private readonly createIcon: CreateIcon,
    private readonly changeIcon: ChangeIcon,
    private readonly deleteAsset: DeleteLibraryAsset,
    private readonly links: LibraryLinkFactory,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/icons',
    operationId: 'listIcons',
    area: 'Content management',
    summary: 'List icons',
    description:
      'Lists icons, newest first, or finds them by words, best first: those with this name first. With words, pages lead through the best 1,000 icons.',
    scopes: READ_LIBRARY,
    response: listSchema(iconSchema),
    errors: ['limit_out_of_range', 'cursor_invalid', 'resource_missing'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @Query() query: ListIconsQuery,
  ): Promise<ListEnvelope<IconResource>> {
    const page = pageRequest(query, 'icon');
    const setId = query.set === undefined ? null : iconSetId(query.set);
    const filter = { setId, tag: query.tag ?? null, style: query.style ?? null, created: createdRange(query) };
    const found = await this.shelf.list(tenant, query.q?.trim() === '' ? null : (query.q ?? null), filter, page);
    const links = this.links.for({ origin, isPublic: false });
    const drawn = mapPage(found, ({ icon, asset, preview }) => iconResource(icon, asset, links, preview));
    return listEnvelope(drawn, '/icons');
  }

  @Endpoint({
    method: 'GET',
    path: '/icons/:id',
    operationId: 'retrieveIcon',
    area: 'Content management',
    summary: 'Retrieve an icon',
    description: 'Returns one icon.',
    scopes: READ_LIBRARY,
    response: iconSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('icon') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IconResource | undefined> {
    const drawn = await this.shelf.find(tenant, id);
    return unlessSeen(response, drawn.asset, this.resourceOf(drawn, origin));
  }

  @Endpoint({
    method: 'POST',
    path: '/icons',
    operationId: 'createIcon',
    area: 'Content management',
    summary: 'Create an icon',
    description:
      'Adds an SVG to a set and to the library: send a form with its file, or JSON with the id of a file that was uploaded before, which is deleted then. The SVG is sanitised: notes of editors are left out, and an SVG with scripts, references to other files or other dangerous parts is refused. The uploaded bytes are not kept. Without a `slug`, it is made of the name, or of that of the file.',
    scopes: WRITE_ICONS,
    status: 201,
    response: iconSchema,
    headers: ETAG,
    body: uploadFormOrJson(ICON_FORM, ['tags', 'gradient_angle']),
    errors: [
      'file_too_large',
      'file_corrupt',
      'svg_unsafe',
      'xml_too_complex',
      'resource_missing',
      'resource_conflict',
    ],
  })
  async create(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @RequestOrigin() origin: string,
    @RequestSignal() signal: AbortSignal,
    @Upload() upload: SpooledFile | null,
    @Body() body: CreateIconRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IconResource> {
    const draft = { ...iconDraft(body), setId: iconSetId(body.set) };
    const source = assetSource(body, upload);
    const drawn = await this.createIcon.execute({ tenant, source, draft, requestedBy: actor, signal });
    return this.present(drawn, origin, response);
  }

  @Endpoint({
    method: 'PATCH',
    path: '/icons/:id',
    operationId: 'updateIcon',
    area: 'Content management',
    summary: 'Update an icon',
    description:
      'Changes what is said about an icon and the colours in which it is served, or moves it to another set. What you leave out stays.',
    scopes: WRITE_ICONS,
    response: iconSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'resource_conflict', 'precondition_failed'],
  })
  async update(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('icon') id: string,
    @IfMatch() seenRevision: number | null,
    @Body() body: UpdateIconRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IconResource> {
    const setId = body.set === undefined || body.set === null ? undefined : iconSetId(body.set);
    const changed = await this.changeIcon.execute({ tenant, id, draft: { ...iconDraft(body), setId }, seenRevision });
    return this.present(changed, origin, response);
  }

  @Endpoint({
    method: 'DELETE',
    path: '/icons/:id',
    operationId: 'deleteIcon',
    area: 'Content management',
    summary: 'Delete an icon',
    description: 'Deletes an icon together with its asset. Restoring the asset within 30 days restores the icon.',
    scopes: WRITE_ICONS,
    response: deletedSchema,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed', 'resource_conflict'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('icon') id: string,
    @IfMatch() seenRevision: number | null,
  ): Promise<FromSchema<typeof deletedSchema>> {
    if ((await this.icons.find(tenant, id)) === null) throw resourceMissing();
    await this.deleteAsset.execute({ tenant, id, seenRevision, namedAs: 'icon' });
    return { id: publicId('icon', id), object: 'icon', deleted: true };
  }

  private present(drawn: DrawnIcon, origin: string, response: Response): IconResource {
    setRevision(response, drawn.asset);
    return this.resourceOf(drawn, origin);
  }

  private resourceOf({ icon, asset, preview }: DrawnIcon, origin: string): IconResource {
    return iconResource(icon, asset, this.links.for({ origin, isPublic: false }), preview);
  }
}
