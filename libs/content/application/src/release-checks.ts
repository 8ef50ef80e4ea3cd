import {
  type Deployment,
  type DeploymentItem,
  lastReviewOf,
  type LibraryAsset,
  releaseObstacle,
  type ReleaseFacts,
  type ReleaseProblem,
  type SetSlide,
  slideObstacle,
} from '@livery/content-domain';
import type { Clock, Tenant, Transaction } from '@livery/kernel';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';
import type { PptSetRepository } from './ports/ppt-set.repository.ts';
import type { ReviewPolicyRepository } from './ports/review-policy.repository.ts';
import type { ReviewRepository } from './ports/review.repository.ts';

type Content = Pick<DeploymentItem, 'assetId' | 'contentHash'>;

interface Judgement {
  readonly factsOf: (content: Content) => ReleaseFacts;
  /** The hashes of contents whose bytes are gone. */
  readonly missing: ReadonlySet<string>;
}

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
   * The items that may not be released. A set may not if one of its slides may not. The assets and the policy do not change until the
   * transaction ends.
   * @param missing the hashes of contents whose bytes are gone
   */
  async problems(
    { tenant, sourceId }: Deployment,
    items: readonly DeploymentItem[],
    missing: ReadonlySet<string>,
    transaction: Transaction,
  ): Promise<readonly ReleaseProblem[]> {
    const ids = items.map(({ assetId }) => assetId);
    const slides = await this.sets.slidesOf(tenant, ids, transaction);
    const contents = [...items, ...Array.from(slides.values()).flat().map(contentOf)];
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
    return items.flatMap((item) => problemsOf(item, slides.get(item.assetId) ?? [], { factsOf, missing }));
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

function contentOf({ slideId: assetId, composedHash: contentHash }: SetSlide): Content {
  return { assetId, contentHash };
}

/** What prevents the release of an item: the item itself, or slides of a set. */
function problemsOf(
  item: DeploymentItem,
  slides: readonly SetSlide[],
  { factsOf, missing }: Judgement,
): readonly ReleaseProblem[] {
  const { kind, assetId, contentHash } = item;
  const facts = factsOf(item);
  const name = facts.asset?.name ?? null;
  const obstacle = releaseObstacle(item, facts) ?? (missing.has(contentHash) ? 'content_missing' : null);
  if (obstacle !== null) return [{ kind, assetId, name, obstacle, slideId: null }];
  // It is not known of what slides a former presentation of a set was composed.
  if (facts.asset?.contentHash !== contentHash) return [];
  return slides.flatMap((slide) => {
    const found = slideObstacle(slide, factsOf(contentOf(slide)));
    return found === null ? [] : [{ kind, assetId, name, obstacle: found, slideId: slide.slideId }];
  });
}
