import type { SignedLink } from '@livery/blobs';
import type { MissingContent, ReviewPolicyRepository } from '@livery/content-application';
import { imageApproval, type LibraryAsset } from '@livery/content-domain';
import type { Clock } from '@livery/kernel';

/** Judges whether a link that is valid for released contents may be opened now. */
export class ReleasedAssets {
  constructor(
    private readonly policies: ReviewPolicyRepository,
    private readonly content: MissingContent,
    private readonly clock: Clock,
  ) {}

  async permit(asset: LibraryAsset, { tenant, contentHash, audience }: SignedLink): Promise<boolean> {
    if (audience !== 'released') return true;
    if (asset.contentHash !== contentHash) return false;
    if ((await this.content.among(tenant, [contentHash])).has(contentHash)) return false;
    return imageApproval(asset, await this.policies.current(tenant), this.clock.now()).canRelease;
  }
}
