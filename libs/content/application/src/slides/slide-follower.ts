import { slideAssetCreated, slideAssetDeleted, slideAssetRestored, slideAssetUpdated } from '@livery/content-contracts';
import type { LibraryAsset, SlideAsset } from '@livery/content-domain';
import {
  changedMembers,
  type Clock,
  type EventLog,
  newEvent,
  type NewEvent,
  type Tenant,
  type Transaction,
} from '@livery/kernel';
import { AssetFollower } from '../asset-followers.ts';
import type { AssetChange } from '../asset-change.ts';
import type { ReviewPolicyRepository } from '../ports/review-policy.repository.ts';
import type { SlideAssetRepository } from '../ports/slide-asset.repository.ts';
import { NO_LINKS, NO_PREVIEWS } from '../resources/library-links.ts';
import { type OwnerSurroundings, slideAssetResource } from '../resources/slide-asset.resource.ts';

/** A slide with its asset. */
export interface StoredSlide {
  readonly slide: SlideAsset;
  readonly asset: LibraryAsset;
}

/** Slides follow their assets: what happens to the asset is an event of the slide, too. */
export class SlideFollower extends AssetFollower {
  constructor(
    private readonly slides: SlideAssetRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly eventLog: EventLog,
    private readonly clock: Clock,
  ) {
    super();
  }

  async follow(tenant: Tenant, changes: readonly AssetChange[], transaction: Transaction): Promise<void> {
    const candidates = changes.filter(({ after }) => after.type === 'slide');
    if (candidates.length === 0) return;
    const ids = candidates.map(({ after }) => after.id);
    const found = await this.slides.findMany(tenant, ids, transaction);
    const slides = new Map(found.map((slide) => [slide.id, slide]));
    const policy = await this.policies.currentForShare(tenant, transaction);
    const surroundings = { policy, now: this.clock.now(), links: NO_LINKS, previews: NO_PREVIEWS };
    const events = candidates.flatMap((change) => {
      const slide = slides.get(change.after.id);
      return slide === undefined ? [] : eventsOf(change, slide, surroundings);
    });
    if (events.length > 0) await this.eventLog.appendAll(events, transaction);
  }

  /** Reports that a slide got another content. The asset alone does not say what was on the slide before. */
  async replaced(before: StoredSlide, after: StoredSlide, transaction: Transaction): Promise<void> {
    const { tenant } = after.slide;
    const policy = await this.policies.currentForShare(tenant, transaction);
    const surroundings = { policy, now: this.clock.now(), links: NO_LINKS, previews: NO_PREVIEWS };
    const object = slideAssetResource(after.slide, after.asset, surroundings);
    const previous_attributes = changedMembers(slideAssetResource(before.slide, before.asset, surroundings), object);
    await this.eventLog.append(newEvent(slideAssetUpdated, tenant, { object, previous_attributes }), transaction);
  }
}

function eventsOf(change: AssetChange, slide: SlideAsset, surroundings: OwnerSurroundings): readonly NewEvent[] {
  const { tenant } = slide;
  const object = slideAssetResource(slide, change.after, surroundings);
  switch (change.kind) {
    case 'created':
      return [newEvent(slideAssetCreated, tenant, { object })];
    case 'deleted':
      return [newEvent(slideAssetDeleted, tenant, { object })];
    case 'restored':
      return [newEvent(slideAssetRestored, tenant, { object })];
    case 'updated': {
      const previous_attributes = changedMembers(slideAssetResource(slide, change.before, surroundings), object);
      return [newEvent(slideAssetUpdated, tenant, { object, previous_attributes })];
    }
    // Whoever replaces the content reports it.
    case 'version_created':
    case 'reviewed':
    case 'touched':
      return [];
  }
}
