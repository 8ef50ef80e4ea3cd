import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  AcceptFindings,
  BrandCheckRepository,
  DeleteSuppression,
  suppressionResource,
  SuppressionRepository,
  suppressionsPath,
} from '@livery/brand-governance-application';
import { type SuppressionResource, suppressionSchema } from '@livery/brand-governance-contracts';
import type { Suppression } from '@livery/brand-governance-domain';
import {
  CurrentPrincipal,
  CreatedListQuery,
  createdRange,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import {
  type FromSchema,
  mapPage,
  namedSchema,
  type Page,
  type Principal,
  resourceMissing,
  type Tenant,
} from '@livery/kernel';
import { acceptance, AcceptFindingsRequest } from './accept-findings.request.ts';
import { findingIdPipe } from './finding-id.pipe.ts';

const READ = ['brand:read', 'brand:checks:write', 'brand:write'] as const;
const WRITE = ['brand:checks:write', 'brand:write'] as const;

const deletedSchema = namedSchema({
  title: 'DeletedSuppression',
  description: 'A finding that is no longer accepted.',
  properties: {
    id: { type: 'string', description: 'The id of the finding.' },
    object: { const: 'suppression' },
    deleted: { const: true },
  },
  example: { id: 'b8502f4bfcad8f3b', object: 'suppression', deleted: true },
});

@Controller()
export class SuppressionsController {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly suppressions: SuppressionRepository,
    private readonly acceptFindings: AcceptFindings,
    private readonly deleteSuppression: DeleteSuppression,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/brand_checks/:id/suppressions',
    operationId: 'listSuppressions',
    area: 'Brand governance',
    summary: 'List accepted findings',
    description:
      'Lists the findings that are accepted for the content of a check, and for its `document`, newest first. Those whose acceptance has expired are listed, too.',
    scopes: READ,
    response: listSchema(suppressionSchema),
    errors: ['resource_missing', 'limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_check') id: string,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<SuppressionResource>> {
    const page = pageRequest(query, 'sup');
    const check = await this.brandChecks.find(tenant, id);
    if (check === null) throw resourceMissing();
    return suppressionPage(tenant, id, await this.suppressions.list(tenant, check, createdRange(query), page));
  }

  @Endpoint({
    method: 'POST',
    path: '/brand_checks/:id/suppressions',
    operationId: 'acceptFindings',
    area: 'Brand governance',
    summary: 'Accept findings',
    description:
      'Accepts findings of a check, with a reason. Later checks leave them out of `findings`, and list them in `suppressed`; this check does not change. A finding that later occurs more often is reported again. Accepting a finding again replaces its suppression. Returns the beginning of the list.',
    scopes: WRITE,
    response: listSchema(suppressionSchema),
    errors: ['resource_missing', 'resource_conflict'],
  })
  async accept(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IdParam('brand_check') brandCheckId: string,
    @Body() body: AcceptFindingsRequest,
  ): Promise<ListEnvelope<SuppressionResource>> {
    const input = { tenant, brandCheckId, acceptance: acceptance(body), acceptedBy: actor };
    return suppressionPage(tenant, brandCheckId, await this.acceptFindings.execute(input));
  }

  @Endpoint({
    method: 'DELETE',
    path: '/brand_checks/:id/suppressions/:finding_id',
    operationId: 'deleteSuppression',
    area: 'Brand governance',
    summary: 'Stop accepting a finding',
    description:
      'Deletes the suppressions of a finding, for the content of the check and for its `document`. Later checks report the finding again.',
    scopes: WRITE,
    response: deletedSchema,
    errors: ['resource_missing'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_check') id: string,
    @Param('finding_id', findingIdPipe) findingId: string,
  ): Promise<FromSchema<typeof deletedSchema>> {
    await this.deleteSuppression.execute(tenant, id, findingId);
    return { id: findingId, object: 'suppression', deleted: true };
  }
}

function suppressionPage(tenant: Tenant, checkId: string, page: Page<Suppression>): ListEnvelope<SuppressionResource> {
  const resources = mapPage(page, (suppression) => suppressionResource(suppression, tenant));
  return listEnvelope(resources, suppressionsPath(checkId));
}
