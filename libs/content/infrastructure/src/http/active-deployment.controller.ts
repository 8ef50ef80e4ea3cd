import { Controller, Query, Res } from '@nestjs/common';
import { DeploymentRepository, deploymentResource } from '@livery/content-application';
import { type DeploymentResource, deploymentSchema } from '@livery/content-contracts';
import { checkedChannel, noActiveDeployment } from '@livery/content-domain';
import { CurrentPrincipal, Endpoint, isKnownVersion, RequestOrigin } from '@livery/http';
import { type Principal, publicId } from '@livery/kernel';
import type { Response } from 'express';
import { DeploymentLinks } from '../links/deployment-links.ts';
import { READ_LIBRARY } from './content-scopes.ts';
import { ActiveDeploymentQuery } from './list-deployments.query.ts';

/** Tells channels what they hand out. Channels ask again and again, so an answer that they know costs one look-up. */
@Controller()
export class ActiveDeploymentController {
  constructor(
    private readonly deployments: DeploymentRepository,
    private readonly links: DeploymentLinks,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/deployments/active',
    operationId: 'retrieveActiveDeployment',
    area: 'Content management',
    summary: 'Retrieve the active deployment of a channel',
    description:
      'Returns what a channel hands out now. Ask again with the ETag in `If-None-Match`: the answer is 304 as long as nothing has changed. With `links=true` each item has a link to its content, and the ETag changes at least every 15 minutes, as links do.',
    scopes: READ_LIBRARY,
    response: deploymentSchema,
    otherStatuses: {
      304: { description: 'The channel has the same active deployment as before.', isEmpty: true },
    },
    headers: { ETag: 'Identifies the deployment and its manifest.' },
    errors: ['resource_missing', 'parameter_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @RequestOrigin() origin: string,
    @Query() { channel, links }: ActiveDeploymentQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeploymentResource | undefined> {
    const deployment = await this.deployments.findActive(tenant, checkedChannel(channel));
    if (deployment === null) throw noActiveDeployment();
    const identity = `${publicId('dep', deployment.id)}-${deployment.manifestSha256}`;
    const made = links === 'true' ? this.links.for(deployment, origin) : null;
    if (isKnownVersion(response, made === null ? identity : `${identity}-${made.generation}`)) return undefined;
    const items = await this.deployments.itemsOf(tenant, deployment.id);
    return deploymentResource(deployment, items, made?.link);
  }
}
