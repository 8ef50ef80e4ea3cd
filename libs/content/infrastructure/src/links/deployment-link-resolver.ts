import { type LinkedBlob, LinkResolver, type SignedLink } from '@livery/blobs';
import type { DeploymentRepository } from '@livery/content-application';
import type { AssetPictures } from './asset-pictures.ts';
import { DEPLOYED_CONTENT } from './link-uses.ts';

/** Opens links to what a deployment hands out, as long as it is active. What is taken back cannot be opened any more. */
export class DeploymentLinkResolver extends LinkResolver {
  readonly use = DEPLOYED_CONTENT;

  constructor(
    private readonly deployments: DeploymentRepository,
    private readonly pictures: AssetPictures,
  ) {
    super();
  }

  async resolve({ tenant, record, contentHash }: SignedLink): Promise<LinkedBlob | null> {
    const item = await this.deployments.findActiveItem(tenant, record, contentHash);
    if (item === null) return null;
    const { filename, mediaType } = item;
    return { sha256: contentHash, filename, mediaType };
  }

  override async picture({ tenant, record, contentHash }: SignedLink): Promise<LinkedBlob | null> {
    const item = await this.deployments.findActiveItem(tenant, record, contentHash);
    return item === null ? null : this.pictures.find(tenant, item);
  }
}
