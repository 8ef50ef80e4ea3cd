import {
  libraryAssetCreated,
  libraryAssetDeleted,
  libraryAssetRestored,
  libraryAssetUpdated,
  libraryAssetVersionCreated,
} from '@livery/content-contracts';
import { imageApproval, isDeleted, type LibraryAsset, type ReviewPolicy } from '@livery/content-domain';
import {
  changedMembers,
  type Clock,
  type EventLog,
  newEvent,
  type NewEvent,
  type Tenant,
  type Transaction,
} from '@livery/kernel';
import type { AssetChange } from './asset-change.ts';
import type { AssetFollowers } from './asset-followers.ts';
import type { AssetPlaces } from './asset-places.ts';
import type { PlacedAsset } from './placed-asset.ts';
import type { AssetSearch, SearchableAsset } from './ports/asset-search.ts';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';
import { type AssetSurroundings, libraryAssetResource } from './resources/library-asset.resource.ts';
import { NO_LINKS, NO_PREVIEWS } from './resources/library-links.ts';

/** Persists changed assets, makes them findable, and appends their events, all with few statements however many assets there are. */
export class AssetRecorder {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly places: AssetPlaces,
    private readonly search: AssetSearch,
    private readonly followers: AssetFollowers,
    private readonly eventLog: EventLog,
    private readonly clock: Clock,
  ) {}

  async record(tenant: Tenant, changes: readonly AssetChange[], transaction: Transaction): Promise<void> {
    if (changes.length === 0) return;
    const policy = await this.places.policy(tenant, transaction);
    for (const change of changes) if (change.kind === 'created') await this.assets.insert(change.after, transaction);
    const changed = changes.filter(({ kind }) => kind !== 'created').map(({ after }) => after);
    if (changed.length > 0) await this.assets.update(tenant, changed, transaction);
    await this.index(
      tenant,
      changes.map(({ after }) => after),
      policy,
      transaction,
    );
    const surroundings = await this.surroundings(tenant, changes, policy, transaction);
    await this.eventLog.appendAll(
      changes.flatMap((change) => eventsOf(change, surroundings)),
      transaction,
    );
    await this.followers.follow(tenant, changes, transaction);
  }

  /** Makes the present state of assets findable. */
  async makeFindable(tenant: Tenant, assets: readonly LibraryAsset[], transaction: Transaction): Promise<void> {
    await this.index(tenant, assets, await this.places.policy(tenant, transaction), transaction);
  }

  /** Reads what the representation of an asset needs, before the transaction ends. */
  place(asset: LibraryAsset, transaction: Transaction): Promise<PlacedAsset> {
    return this.places.place(asset, transaction);
  }

  private async index(
    tenant: Tenant,
    assets: readonly LibraryAsset[],
    policy: ReviewPolicy,
    transaction: Transaction,
  ): Promise<void> {
    const gone = assets.filter(isDeleted).map(({ id }) => id);
    const findable = assets.filter((asset) => !isDeleted(asset)).map((asset) => this.searchable(asset, policy));
    if (gone.length > 0) await this.search.remove(tenant, gone, transaction);
    if (findable.length > 0) await this.search.index(tenant, findable, transaction);
  }

  private searchable(asset: LibraryAsset, policy: ReviewPolicy): SearchableAsset {
    const { id, type, name, filename, tags, description, contentHash, updated } = asset;
    const isApproved = imageApproval(asset, policy, this.clock.now()).status === 'approved';
    return { id, type, name, filename, tags, description, contentHash, updated, isApproved };
  }

  private async surroundings(
    tenant: Tenant,
    changes: readonly AssetChange[],
    policy: ReviewPolicy,
    transaction: Transaction,
  ): Promise<AssetSurroundings> {
    const assets = changes.flatMap((change) =>
      change.kind === 'updated' ? [change.before, change.after] : [change.after],
    );
    const folders = await this.places.foldersOf(tenant, assets, transaction);
    const missing = await this.places.missingOf(tenant, assets, transaction);
    return { folders, policy, previews: NO_PREVIEWS, missing, now: this.clock.now(), links: NO_LINKS };
  }
}

function eventsOf(change: AssetChange, surroundings: AssetSurroundings): readonly NewEvent[] {
  const { tenant } = change.after;
  const object = libraryAssetResource(change.after, surroundings);
  switch (change.kind) {
    case 'created':
      return [newEvent(libraryAssetCreated, tenant, { object })];
    case 'deleted':
      return [newEvent(libraryAssetDeleted, tenant, { object })];
    case 'restored':
      return [newEvent(libraryAssetRestored, tenant, { object })];
    case 'version_created':
      return [newEvent(libraryAssetVersionCreated, tenant, { object, version: change.version })];
    case 'updated': {
      const previous_attributes = changedMembers(libraryAssetResource(change.before, surroundings), object);
      return [newEvent(libraryAssetUpdated, tenant, { object, previous_attributes })];
    }
    case 'reviewed':
    case 'touched':
      return [];
  }
}
