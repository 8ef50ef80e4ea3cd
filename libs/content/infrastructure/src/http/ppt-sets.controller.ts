import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  ArrangePptSet,
  ChangeLibraryAsset,
  CreatePptSet,
  DeleteLibraryAsset,
  PptSetRepository,
} from '@livery/content-application';
import { type PptSetResource, pptSetSchema } from '@livery/content-contracts';
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
  unlessSeen,
} from '@livery/http';
import { type FromSchema, idSchema, namedSchema, type Principal, publicId, resourceMissing } from '@livery/kernel';
import type { Response } from 'express';
import { READ_LIBRARY, WRITE_SLIDES } from './content-scopes.ts';
import { ownedAssetDraft, OwnedAssetDraftRequest } from './library-asset-draft.request.ts';
import {
  ArrangePptSetRequest,
  CreatePptSetRequest,
  ListPptSetsQuery,
  setSlides,
  templateId,
} from './ppt-set.request.ts';
import { SlidePresenter } from './slide-presenter.ts';

const deletedSchema = namedSchema({
  title: 'DeletedPptSet',
  description: 'A set that was deleted. Its library asset can be restored for 30 days.',
  properties: { id: idSchema('pset'), object: { const: 'ppt_set' }, deleted: { const: true } },
  example: { id: pptSetSchema.examples[0].id, object: 'ppt_set', deleted: true },
});
const ETAG = { ETag: 'The revision of the set, for `If-Match`.' };
const COMPOSING = [
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
] as const;

@Controller()
export class PptSetsController {
  constructor(
    private readonly sets: PptSetRepository,
    private readonly presenter: SlidePresenter,
    private readonly createSet: CreatePptSet,
    private readonly arrangeSet: ArrangePptSet,
    private readonly changeAsset: ChangeLibraryAsset,
    private readonly deleteAsset: DeleteLibraryAsset,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/ppt_sets',
    operationId: 'listPptSets',
    area: 'Content management',
    summary: 'List sets of slides',
    description: 'Lists sets of slides, newest first.',
    scopes: READ_LIBRARY,
    response: listSchema(pptSetSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @Query() query: ListPptSetsQuery,
  ): Promise<ListEnvelope<PptSetResource>> {
    const filter = { kind: query.kind ?? null, created: createdRange(query) };
    const { items: ids, hasMore } = await this.sets.list(tenant, filter, pageRequest(query, 'pset'));
    const items = (await this.presenter.sets(tenant, origin, ids)).map(({ resource }) => resource);
    return listEnvelope({ items, hasMore }, '/ppt_sets');
  }

  @Endpoint({
    method: 'GET',
    path: '/ppt_sets/:id',
    operationId: 'retrievePptSet',
    area: 'Content management',
    summary: 'Retrieve a set of slides',
    description: 'Returns one set with its slides.',
    scopes: READ_LIBRARY,
    response: pptSetSchema,
    headers: ETAG,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('pset') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PptSetResource | undefined> {
    const set = await this.presenter.set(tenant, origin, id);
    return unlessSeen(response, set, set.resource);
  }

  @Endpoint({
    method: 'POST',
    path: '/ppt_sets',
    operationId: 'createPptSet',
    area: 'Content management',
    summary: 'Create a set of slides',
    description:
      'Composes slides to one presentation, which is the content of the library asset of the set. Slides of different sizes do not fit together, also with a template.',
    scopes: WRITE_SLIDES,
    status: 201,
    response: pptSetSchema,
    headers: ETAG,
    limit: 'compositions',
    idempotent: { isLong: true },
    errors: COMPOSING,
  })
  async create(
    @CurrentPrincipal() { tenant, actor: requestedBy }: Principal,
    @RequestOrigin() origin: string,
    @RequestSignal() signal: AbortSignal,
    @Body() body: CreatePptSetRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PptSetResource> {
    const created = await this.createSet.execute({
      tenant,
      kind: body.kind ?? 'deck',
      draft: { ...ownedAssetDraft(body), name: body.name },
      slides: setSlides(body.slides),
      templateAssetId: templateId(body.template) ?? null,
      requestedBy,
      signal,
    });
    setRevision(response, created.placed.asset);
    return this.presenter.placedSet(origin, created);
  }

  @Endpoint({
    method: 'PATCH',
    path: '/ppt_sets/:id',
    operationId: 'updatePptSet',
    area: 'Content management',
    summary: 'Update a set of slides',
    description: 'Changes what is said about a set, or moves it to another folder. What you leave out stays.',
    scopes: WRITE_SLIDES,
    response: pptSetSchema,
    headers: ETAG,
    ifMatch: true,
    errors: ['resource_missing', 'precondition_failed'],
  })
  async update(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('pset') id: string,
    @IfMatch() seenRevision: number | null,
    @Body() body: OwnedAssetDraftRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PptSetResource> {
    const draft = ownedAssetDraft(body);
    const [stored] = await this.sets.findMany(tenant, [id]);
    if (stored === undefined) throw resourceMissing();
    const placed = await this.changeAsset.execute({ tenant, id, draft, seenRevision });
    setRevision(response, placed.asset);
    return this.presenter.placedSet(origin, { stored, placed });
  }

  @Endpoint({
    method: 'PUT',
    path: '/ppt_sets/:id/slides',
    operationId: 'arrangePptSet',
    area: 'Content management',
    summary: 'Replace the slides of a set',
    description:
      'Gives a set other slides, or another order of them, and composes its presentation anew, as a new version of its library asset.',
    scopes: WRITE_SLIDES,
    response: pptSetSchema,
    headers: ETAG,
    ifMatch: true,
    limit: 'compositions',
    idempotent: { isLong: true },
    errors: [...COMPOSING, 'precondition_failed'],
  })
  async arrange(
    @CurrentPrincipal() { tenant, actor: requestedBy }: Principal,
    @RequestOrigin() origin: string,
    @IdParam('pset') id: string,
    @IfMatch() seenRevision: number | null,
    @RequestSignal() signal: AbortSignal,
    @Body() body: ArrangePptSetRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PptSetResource> {
    const slides = setSlides(body.slides);
    const templateAssetId = templateId(body.template);
    const wanted = { tenant, id, slides, templateAssetId, seenRevision };
    const arranged = await this.arrangeSet.execute({ ...wanted, requestedBy, signal });
    setRevision(response, arranged.placed.asset);
    return this.presenter.placedSet(origin, arranged);
  }

  @Endpoint({
    method: 'DELETE',
    path: '/ppt_sets/:id',
    operationId: 'deletePptSet',
    area: 'Content management',
    summary: 'Delete a set of slides',
    description: 'Deletes a set with its library asset, with which it can be restored for 30 days. Its slides stay.',
    scopes: WRITE_SLIDES,
    response: deletedSchema,
    ifMatch: true,
    errors: ['resource_missing', 'resource_conflict', 'precondition_failed'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('pset') id: string,
    @IfMatch() seenRevision: number | null,
  ): Promise<FromSchema<typeof deletedSchema>> {
    if ((await this.sets.findMany(tenant, [id])).length === 0) throw resourceMissing();
    await this.deleteAsset.execute({ tenant, id, seenRevision, namedAs: 'pset' });
    return { id: publicId('pset', id), object: 'ppt_set', deleted: true };
  }
}
