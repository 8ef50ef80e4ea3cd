import type { SignedLink } from '@livery/blobs';
import type { MissingContent, ReviewPolicyRepository } from '@livery/content-application';
import {
  type ImageApproval,
  imageApproval,
  isPublishable,
  type LibraryAsset,
  withMissingContent,
} from '@livery/content-domain';
import type { Clock } from '@livery/kernel';

/** Judges whether the links to assets may be opened now. */
export class ReleasedAssets {
  constructor(
    private readonly policies: ReviewPolicyRepository,
    private readonly content: MissingContent,
    private readonly clock: Clock,
  ) {}

  /** Whether a link to a content of an asset may be opened. */
  async permit(asset: LibraryAsset, { contentHash, audience }: SignedLink): Promise<boolean> {
    if (audience !== 'released') return true;
    return asset.contentHash === contentHash && (await this.approval(asset)).canRelease;
  }

  /** Whether a person has approved the present content of an asset for release. */
  async isPublished(asset: LibraryAsset): Promise<boolean> {
    return isPublishable(await this.approval(asset));
  }

  private async approval(asset: LibraryAsset): Promise<ImageApproval> {
    const { tenant, contentHash } = asset;
    const approval = imageApproval(asset, await this.policies.current(tenant), this.clock.now());
    const isMissing = (await this.content.among(tenant, [contentHash])).has(contentHash);
    return isMissing ? withMissingContent(approval) : approval;
  }
}
