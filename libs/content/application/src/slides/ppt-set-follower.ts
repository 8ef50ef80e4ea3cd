import { pptSetCreated, pptSetDeleted, pptSetRestored, pptSetUpdated } from '@livery/content-contracts';
import { isDeleted, type LibraryAsset, setSlidesDeleted } from '@livery/content-domain';
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
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { PptSetRepository, StoredPptSet } from '../ports/ppt-set.repository.ts';
import type { ReviewPolicyRepository } from '../ports/review-policy.repository.ts';
import { NO_LINKS, NO_PREVIEWS } from '../resources/library-links.ts';
import { pptSetResource } from '../resources/ppt-set.resource.ts';
import type { OwnerSurroundings } from '../resources/slide-asset.resource.ts';

/** A set with its asset. */
export interface SetWithAsset {
  readonly stored: StoredPptSet;
  readonly asset: LibraryAsset;
}

/** Sets of slides follow their assets: what happens to the asset is an event of the set, too. */
export class PptSetFollower extends AssetFollower {
  constructor(
    private readonly sets: PptSetRepository,
    private readonly assets: LibraryAssetRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly eventLog: EventLog,
    private readonly clock: Clock,
  ) {
    super();
  }

  async follow(tenant: Tenant, changes: readonly AssetChange[], transaction: Transaction): Promise<void> {
    const candidates = changes.filter(({ after }) => after.sourceType === 'generated');
    if (candidates.length === 0) return;
    const ids = candidates.map(({ after }) => after.id);
    const found = await this.sets.findMany(tenant, ids, transaction);
    const sets = new Map(found.map((stored) => [stored.set.id, stored]));
    const policy = await this.policies.currentForShare(tenant, transaction);
    const surroundings = { policy, now: this.clock.now(), links: NO_LINKS, previews: NO_PREVIEWS };
    const events: NewEvent[] = [];
    for (const change of candidates) {
      const stored = sets.get(change.after.id);
      if (stored === undefined) continue;
      if (change.kind === 'restored') await this.assertComplete(stored, transaction);
      events.push(...eventsOf(change, stored, surroundings));
    }
    if (events.length > 0) await this.eventLog.appendAll(events, transaction);
  }

  /** Reports that a set got other slides, was composed again, or could not be. The asset alone does not say what the set was before. */
  async changed(before: SetWithAsset, after: SetWithAsset, transaction: Transaction): Promise<void> {
    const { tenant } = after.stored.set;
    const policy = await this.policies.currentForShare(tenant, transaction);
    const surroundings = { policy, now: this.clock.now(), links: NO_LINKS, previews: NO_PREVIEWS };
    const object = pptSetResource(after.stored, after.asset, surroundings);
    const previous_attributes = changedMembers(pptSetResource(before.stored, before.asset, surroundings), object);
    await this.eventLog.append(newEvent(pptSetUpdated, tenant, { object, previous_attributes }), transaction);
  }

  /** A set whose slides were deleted after it is restored after them. @throws DomainError `resource_conflict` */
  private async assertComplete({ set }: StoredPptSet, transaction: Transaction): Promise<void> {
    const template = set.template === null ? [] : [set.template.assetId];
    const needed = [...set.slides.map(({ slideId }) => slideId), ...template];
    const present = await this.assets.findManyForShare(set.tenant, needed, transaction);
    const usable = new Set(present.filter((asset) => !isDeleted(asset)).map(({ id }) => id));
    const missing = needed.filter((id) => !usable.has(id));
    if (missing.length > 0) throw setSlidesDeleted(missing);
  }
}

function eventsOf(change: AssetChange, stored: StoredPptSet, surroundings: OwnerSurroundings): readonly NewEvent[] {
  const { tenant } = stored.set;
  const object = pptSetResource(stored, change.after, surroundings);
  switch (change.kind) {
    case 'created':
      return [newEvent(pptSetCreated, tenant, { object })];
    case 'deleted':
      return [newEvent(pptSetDeleted, tenant, { object })];
    case 'restored':
      return [newEvent(pptSetRestored, tenant, { object })];
    case 'updated': {
      const previous_attributes = changedMembers(pptSetResource(stored, change.before, surroundings), object);
      return [newEvent(pptSetUpdated, tenant, { object, previous_attributes })];
    }
    // Whoever changes the slides reports it.
    case 'version_created':
    case 'touched':
    case 'reviewed':
      return [];
  }
}
