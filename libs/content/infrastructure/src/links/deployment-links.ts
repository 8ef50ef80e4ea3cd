import { createHash } from 'node:crypto';
import type { BlobLinks } from '@livery/blobs';
import type { ItemLink } from '@livery/content-application';
import type { Deployment } from '@livery/content-domain';
import type { Clock } from '@livery/kernel';
import { DEPLOYED_CONTENT } from './link-uses.ts';

/** The links to the items of one deployment. */
export interface LinksOfDeployment {
  readonly link: ItemLink;
  /** Differs when the links differ, which are renewed after some time. */
  readonly generation: string;
}

/** Makes links to what deployments hand out. */
export class DeploymentLinks {
  constructor(
    private readonly links: BlobLinks,
    private readonly clock: Clock,
  ) {}

  /** @param origin such as `https://livery.example` */
  for({ tenant, id: record, manifestSha256 }: Deployment, origin: string): LinksOfDeployment {
    const now = this.clock.now();
    const urlOf = (contentHash: string): string =>
      this.links.url({ tenant, use: DEPLOYED_CONTENT, record, contentHash, audience: 'any' }, origin, now);
    // A link is secret, so the generation is the hash of one. It opens nothing, since no content has this hash.
    const generation = createHash('sha256').update(urlOf(manifestSha256)).digest('hex').slice(0, 16);
    return { link: ({ contentHash }) => urlOf(contentHash), generation };
  }
}
