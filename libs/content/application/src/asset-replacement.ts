import { reviewCancelled, reviewStale } from '@livery/content-contracts';
import {
  type AssetContent,
  lastReviewOf,
  type LibraryAsset,
  replaceContent,
  type Review,
  takeBackReview,
} from '@livery/content-domain';
import { type Clock, type EventLog, newEvent, type Transaction } from '@livery/kernel';
import type { AssetRecorder } from './asset-recorder.ts';
import type { PlacedAsset } from './placed-asset.ts';
import type { ReviewRepository } from './ports/review.repository.ts';
import { assetVersionResource } from './resources/asset-version.resource.ts';
import { reviewResource } from './resources/review.resource.ts';
import type { VersionLog, VersionOrigin } from './version-log.ts';

/** Replaces the content of an asset by a new version. */
export class AssetReplacement {
  constructor(
    private readonly versions: VersionLog,
    private readonly recorder: AssetRecorder,
    private readonly reviews: ReviewRepository,
    private readonly eventLog: EventLog,
    private readonly clock: Clock,
  ) {}

  /** @param asset locked */
  async replace(
    asset: LibraryAsset,
    content: AssetContent,
    origin: VersionOrigin,
    transaction: Transaction,
  ): Promise<PlacedAsset> {
    const cancelled = await this.cancelPending(asset, content, origin, transaction);
    const replaced = replaceContent(asset, content, this.clock.now());
    const after = cancelled === null ? replaced : { ...replaced, lastReview: lastReviewOf(cancelled) };
    const version = await this.versions.append(after, content, origin, transaction);
    const change = { kind: 'version_created', before: asset, after, version: assetVersionResource(version) } as const;
    await this.recorder.record(asset.tenant, [change], transaction);
    await this.reportStaleReview(asset, after, transaction);
    return this.recorder.place(after, transaction);
  }

  /** A pending review of content that is replaced cannot be decided any more. */
  private async cancelPending(
    { tenant, lastReview: last }: LibraryAsset,
    { contentHash }: AssetContent,
    { requestedBy: decidedBy }: VersionOrigin,
    transaction: Transaction,
  ): Promise<Review | null> {
    if (last?.status !== 'pending' || last.contentHash === contentHash) return null;
    const [review] = await this.reviews.findManyForUpdate(tenant, [last.id], transaction);
    if (review === undefined) return null;
    const decision = { decidedBy, decided: this.clock.now(), decisionComment: 'The content was replaced.' };
    const cancelled = takeBackReview(review, decision);
    await this.reviews.save([cancelled], transaction);
    await this.eventLog.append(newEvent(reviewCancelled, tenant, { object: reviewResource(cancelled) }), transaction);
    return cancelled;
  }

  private async reportStaleReview(before: LibraryAsset, after: LibraryAsset, transaction: Transaction): Promise<void> {
    const { lastReview: last, tenant } = before;
    const wasAbout = last !== null && last.contentHash === before.contentHash;
    if (!wasAbout || last.contentHash === after.contentHash) return;
    if (last.status !== 'approved') return;
    const [review] = await this.reviews.findManyForUpdate(tenant, [last.id], transaction);
    if (review === undefined) return;
    await this.eventLog.append(newEvent(reviewStale, tenant, { object: reviewResource(review) }), transaction);
  }
}
