import {
  type Deployment,
  type DeploymentItem,
  lastReviewOf,
  type LibraryAsset,
  releaseObstacle,
  type ReleaseProblem,
} from '@livery/content-domain';
import type { Clock, Tenant, Transaction } from '@livery/kernel';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';
import type { ReviewPolicyRepository } from './ports/review-policy.repository.ts';
import type { ReviewRepository } from './ports/review.repository.ts';

/** Finds out whether the items of a deployment may be released. */
export class ReleaseChecks {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly reviews: ReviewRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The items that may not be released. The assets and the policy do not change until the transaction ends.
   * @param missing the hashes of contents whose bytes are gone
   */
  async problems(
    { tenant, sourceId }: Deployment,
    items: readonly DeploymentItem[],
    missing: ReadonlySet<string>,
    transaction: Transaction,
  ): Promise<readonly ReleaseProblem[]> {
    const found = await this.assets.findManyForShare(
      tenant,
      items.map(({ assetId }) => assetId),
      transaction,
    );
    const assets = new Map(found.map((asset) => [asset.id, asset]));
    const policy = await this.policies.currentForShare(tenant, transaction);
    const reviews = await this.reviewsOfFormer(tenant, items, assets, transaction);
    const now = this.clock.now();
    return items.flatMap(({ kind, assetId, ...item }) => {
      const facts = {
        asset: assets.get(assetId),
        reviewOfPinned: reviews.get(`${assetId} ${item.contentHash}`),
        policy,
        now,
        isRollback: sourceId !== null,
      };
      const isMissing = missing.has(item.contentHash);
      const obstacle = releaseObstacle({ kind, assetId, ...item }, facts) ?? (isMissing ? 'content_missing' : null);
      return obstacle === null ? [] : [{ kind, assetId, name: facts.asset?.name ?? null, obstacle }];
    });
  }

  /** The last reviews of pinned contents that their assets no longer have. */
  private async reviewsOfFormer(
    tenant: Tenant,
    items: readonly DeploymentItem[],
    assets: ReadonlyMap<string, LibraryAsset>,
    transaction: Transaction,
  ) {
    const former = items.filter(({ assetId, contentHash }) => assets.get(assetId)?.contentHash !== contentHash);
    const reviews = await this.reviews.lastOfContents(
      tenant,
      former.map(({ assetId }) => assetId),
      former.map(({ contentHash }) => contentHash),
      transaction,
    );
    return new Map(reviews.map((review) => [`${review.assetId} ${review.contentHash}`, lastReviewOf(review)]));
  }
}
