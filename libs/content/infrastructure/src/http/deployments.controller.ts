import { Body, Controller, Query } from '@nestjs/common';
import {
  CancelDeployment,
  CompareDeployments,
  CreateDeployment,
  deploymentDiffResource,
  DeploymentRepository,
  deploymentResource,
  RollBackDeployment,
} from '@livery/content-application';
import {
  type DeploymentDiffResource,
  deploymentDiffSchema,
  type DeploymentResource,
  deploymentSchema,
} from '@livery/content-contracts';
import {
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import { mapPage, parsePublicId, type Principal, resourceMissing } from '@livery/kernel';
import { READ_LIBRARY, WRITE_DEPLOYMENTS } from './content-scopes.ts';
import {
  CreateDeploymentRequest,
  deploymentDraft,
  deploymentItems,
  expectedActive,
  RollBackDeploymentRequest,
} from './create-deployment.request.ts';
import { CompareDeploymentsQuery, ListDeploymentsQuery } from './list-deployments.query.ts';

@Controller()
export class DeploymentsController {
  constructor(
    private readonly deployments: DeploymentRepository,
    private readonly createDeployment: CreateDeployment,
    private readonly cancelDeployment: CancelDeployment,
    private readonly rollBackDeployment: RollBackDeployment,
    private readonly compareDeployments: CompareDeployments,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/deployments',
    operationId: 'listDeployments',
    area: 'Content management',
    summary: 'List deployments',
    description: 'Lists deployments, newest first, without their items.',
    scopes: READ_LIBRARY,
    response: listSchema(deploymentSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: ListDeploymentsQuery,
  ): Promise<ListEnvelope<DeploymentResource>> {
    const { channel = null, status = null } = query;
    const filter = { channel, status, created: createdRange(query) };
    const page = await this.deployments.list(tenant, filter, pageRequest(query, 'dep'));
    return listEnvelope(
      mapPage(page, (deployment) => deploymentResource(deployment, null)),
      '/deployments',
    );
  }

  @Endpoint({
    method: 'GET',
    path: '/deployments/:id',
    operationId: 'retrieveDeployment',
    area: 'Content management',
    summary: 'Retrieve a deployment',
    description: 'Returns one deployment with its items.',
    scopes: READ_LIBRARY,
    response: deploymentSchema,
    errors: ['resource_missing'],
  })
  async retrieve(@CurrentPrincipal() { tenant }: Principal, @IdParam('dep') id: string): Promise<DeploymentResource> {
    const deployment = await this.deployments.find(tenant, id);
    if (deployment === null) throw resourceMissing();
    return deploymentResource(deployment, await this.deployments.itemsOf(tenant, id));
  }

  @Endpoint({
    method: 'GET',
    path: '/deployments/:id/diff',
    operationId: 'compareDeployments',
    area: 'Content management',
    summary: 'Compare two deployments',
    description: 'Returns how the items of a deployment differ from those of another one.',
    scopes: READ_LIBRARY,
    response: deploymentDiffSchema,
    errors: ['resource_missing'],
  })
  async compare(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('dep') id: string,
    @Query() { against }: CompareDeploymentsQuery,
  ): Promise<DeploymentDiffResource> {
    const wanted = against === undefined ? null : parsePublicId('dep', against);
    if (wanted === undefined) throw resourceMissing();
    const { againstId, comparison } = await this.compareDeployments.execute(tenant, id, wanted);
    return deploymentDiffResource(id, againstId, comparison);
  }

  @Endpoint({
    method: 'POST',
    path: '/deployments',
    operationId: 'createDeployment',
    area: 'Content management',
    summary: 'Deploy content to a channel',
    description:
      'Pins the present content of records, and makes it the active deployment of a channel in the background, at once or at a later time. Every item must be one that may be released when this happens. If one may not, the deployment fails, and nothing changes for the channel.',
    scopes: WRITE_DEPLOYMENTS,
    status: 201,
    response: deploymentSchema,
    errors: ['resource_missing', 'active_changed'],
  })
  async create(
    @CurrentPrincipal() { tenant, actor: requestedBy }: Principal,
    @Body() body: CreateDeploymentRequest,
  ): Promise<DeploymentResource> {
    const [draft, items] = [deploymentDraft(body), deploymentItems(body)];
    const made = await this.createDeployment.execute({ tenant, draft, items, requestedBy });
    return deploymentResource(made.deployment, made.items);
  }

  @Endpoint({
    method: 'POST',
    path: '/deployments/:id/cancel',
    operationId: 'cancelDeployment',
    area: 'Content management',
    summary: 'Cancel a deployment',
    description: 'Cancels a deployment that is `scheduled` or `queued`.',
    scopes: WRITE_DEPLOYMENTS,
    response: deploymentSchema,
    errors: ['resource_missing', 'resource_conflict'],
  })
  async cancel(@CurrentPrincipal() { tenant }: Principal, @IdParam('dep') id: string): Promise<DeploymentResource> {
    const { deployment, items } = await this.cancelDeployment.execute({ tenant, id });
    return deploymentResource(deployment, items);
  }

  @Endpoint({
    method: 'POST',
    path: '/deployments/:id/rollback',
    operationId: 'rollBackDeployment',
    area: 'Content management',
    summary: 'Roll a channel back to a deployment',
    description:
      'Restores an earlier deployment: creates a new one with the same items and content, which is checked like any other and then takes the place of the active one. That one becomes `rolled_back`. Content that its record has replaced meanwhile is restored, too, if it was approved and its approval was not withdrawn.',
    scopes: WRITE_DEPLOYMENTS,
    status: 201,
    response: deploymentSchema,
    errors: ['resource_missing', 'resource_conflict', 'active_changed'],
  })
  async rollBack(
    @CurrentPrincipal() { tenant, actor: requestedBy }: Principal,
    @IdParam('dep') id: string,
    @Body() body: RollBackDeploymentRequest,
  ): Promise<DeploymentResource> {
    const { notes } = body;
    const order = { tenant, id, notes: notes ?? '', expectedActive: expectedActive(body), requestedBy };
    const { deployment, items } = await this.rollBackDeployment.execute(order);
    return deploymentResource(deployment, items);
  }
}
