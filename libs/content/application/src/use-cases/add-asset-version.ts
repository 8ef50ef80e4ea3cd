import { type Actor, assertRevision, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { AssetReplacement } from '../asset-replacement.ts';
import type { AssetSource, AssetSources } from '../asset-sources.ts';
import type { PlacedAsset } from '../placed-asset.ts';
import { activeAsset } from '../found-asset.ts';
import type { ContentOwners } from '../ports/content-owners.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import { assertUnowned } from '../unowned-asset.ts';

export interface AddAssetVersionInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly source: AssetSource;
  readonly note: string;
  /** The revision that the caller has seen; null if the caller does not say. */
  readonly seenRevision: number | null;
  readonly requestedBy: Actor;
}

/** Gives an asset a new version. */
export class AddAssetVersion {
  constructor(
    private readonly sources: AssetSources,
    private readonly assets: LibraryAssetRepository,
    private readonly owners: ContentOwners,
    private readonly replacement: AssetReplacement,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, `resource_conflict` for the asset of an icon, slide or set, and as `FileIntake.receive` */
  async execute({ tenant, id, source, note, seenRevision, requestedBy }: AddAssetVersionInput): Promise<PlacedAsset> {
    const prepared = await this.sources.prepare(tenant, source);
    return this.unitOfWork.run(async (transaction) => {
      const asset = await activeAsset(this.assets, tenant, id, transaction);
      assertRevision(asset, seenRevision);
      await assertUnowned(this.owners, asset, transaction);
      const content = await this.sources.attach(prepared, { tenant, assetId: id, requestedBy }, transaction);
      return this.replacement.replace(asset, content, { note, requestedBy }, transaction);
    });
  }
}
