import { reviewStale } from '@livery/content-contracts';
import { type AssetContent, type LibraryAsset, replaceContent } from '@livery/content-domain';
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
    const after = replaceContent(asset, content, this.clock.now());
    const version = await this.versions.append(after, content, origin, transaction);
    const change = { kind: 'version_created', after, version: assetVersionResource(version) } as const;
    await this.recorder.record(asset.tenant, [change], transaction);
    await this.reportStaleReview(asset, after, transaction);
    return this.recorder.place(after, transaction);
  }

  private async reportStaleReview(before: LibraryAsset, after: LibraryAsset, transaction: Transaction): Promise<void> {
    const { lastReview: last, tenant } = before;
    const wasAbout = last !== null && last.contentHash === before.contentHash;
    if (!wasAbout || last.contentHash === after.contentHash) return;
    if (last.status !== 'approved' && last.status !== 'pending') return;
    const [review] = await this.reviews.findManyForUpdate(tenant, [last.id], transaction);
    if (review === undefined) return;
    await this.eventLog.append(newEvent(reviewStale, tenant, { object: reviewResource(review) }), transaction);
  }
}
