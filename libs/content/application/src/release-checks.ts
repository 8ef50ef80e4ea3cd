import {
  type Deployment,
  type DeploymentItem,
  lastReviewOf,
  type LibraryAsset,
  releaseObstacle,
  type ReleaseFacts,
  type ReleaseObstacle,
  type ReleaseProblem,
  slideObstacle,
} from '@livery/content-domain';
import type { Clock, Tenant, Transaction } from '@livery/kernel';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';
import type { PptSetRepository } from './ports/ppt-set.repository.ts';
import type { ReviewPolicyRepository } from './ports/review-policy.repository.ts';
import type { ReviewRepository } from './ports/review.repository.ts';

type Content = Pick<DeploymentItem, 'assetId' | 'contentHash'>;

/** Finds out whether the items of a deployment may be released. */
export class ReleaseChecks {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly sets: PptSetRepository,
    private readonly reviews: ReviewRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The items that may not be released. A set may not if one of its slides may not. Nothing of it changes until the transaction ends.
   * @param missing the hashes of contents whose bytes are gone
   */
  async problems(
    { tenant, sourceId }: Deployment,
    items: readonly DeploymentItem[],
    missing: ReadonlySet<string>,
    transaction: Transaction,
  ): Promise<readonly ReleaseProblem[]> {
    const ids = items.map(({ assetId }) => assetId);
    const slidesOf = await this.sets.slidesOf(tenant, ids, transaction);
    const slides = Array.from(slidesOf.values()).flat();
    const contents = [
      ...items,
      ...slides.map(({ slideId: assetId, composedHash: contentHash }) => ({ assetId, contentHash })),
    ];
    const assets = await this.lockedAssets(tenant, contents, transaction);
    const policy = await this.policies.currentForShare(tenant, transaction);
    const reviews = await this.reviewsOfFormer(tenant, contents, assets, transaction);
    const now = this.clock.now();
    const factsOf = ({ assetId, contentHash }: Content): ReleaseFacts => ({
      asset: assets.get(assetId),
      reviewOfPinned: reviews.get(`${assetId} ${contentHash}`),
      policy,
      now,
      isRollback: sourceId !== null,
    });
    return items.flatMap((item) => {
      const isMissing = missing.has(item.contentHash);
      const obstacle = releaseObstacle(item, factsOf(item)) ?? (isMissing ? 'content_missing' : null);
      const name = assets.get(item.assetId)?.name ?? null;
      if (obstacle !== null) return [problem(item, name, obstacle, null)];
      // It is not known of what slides a former presentation of a set was composed.
      if (assets.get(item.assetId)?.contentHash !== item.contentHash) return [];
      return (slidesOf.get(item.assetId) ?? []).flatMap((slide) => {
        const facts = factsOf({ assetId: slide.slideId, contentHash: slide.composedHash });
        const found = slideObstacle(slide, facts);
        return found === null ? [] : [problem(item, name, found, slide.slideId)];
      });
    });
  }

  private async lockedAssets(
    tenant: Tenant,
    contents: readonly Content[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, LibraryAsset>> {
    const ids = [...new Set(contents.map(({ assetId }) => assetId))];
    const found = await this.assets.findManyForShare(tenant, ids, transaction);
    return new Map(found.map((asset) => [asset.id, asset]));
  }

  /** The last reviews of pinned contents that their assets no longer have. */
  private async reviewsOfFormer(
    tenant: Tenant,
    contents: readonly Content[],
    assets: ReadonlyMap<string, LibraryAsset>,
    transaction: Transaction,
  ) {
    const former = contents.filter(({ assetId, contentHash }) => assets.get(assetId)?.contentHash !== contentHash);
    const reviews = await this.reviews.lastOfContents(
      tenant,
      former.map(({ assetId }) => assetId),
      former.map(({ contentHash }) => contentHash),
      transaction,
    );
    return new Map(reviews.map((review) => [`${review.assetId} ${review.contentHash}`, lastReviewOf(review)]));
  }
}

function problem(
  { kind, assetId }: DeploymentItem,
  name: string | null,
  obstacle: ReleaseObstacle,
  slideId: string | null,
): ReleaseProblem {
  return { kind, assetId, name, obstacle, slideId };
}
