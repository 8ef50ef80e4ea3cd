import { type Actor, assertRevision, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { AssetReplacement } from '../asset-replacement.ts';
import type { PlacedAsset } from '../placed-asset.ts';
import { activeAsset } from '../found-asset.ts';
import type { ContentOwners } from '../ports/content-owners.ts';
import type { FileRepository } from '../ports/file.repository.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import { assertUnowned } from '../unowned-asset.ts';

export interface RestoreAssetVersionInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly number: number;
  readonly seenRevision: number | null;
  readonly requestedBy: Actor;
}

/** Makes the content of an earlier version the newest version. */
export class RestoreAssetVersion {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly owners: ContentOwners,
    private readonly files: FileRepository,
    private readonly replacement: AssetReplacement,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, `resource_conflict` for the asset of an icon, slide or set */
  execute({ tenant, id, number, seenRevision, requestedBy }: RestoreAssetVersionInput): Promise<PlacedAsset> {
    return this.unitOfWork.run(async (transaction) => {
      const asset = await activeAsset(this.assets, tenant, id, transaction);
      assertRevision(asset, seenRevision);
      await assertUnowned(this.owners, asset, transaction);
      if (number === asset.currentVersion) return this.recorder.place(asset, transaction);
      const content = await this.files.findOfVersion(tenant, id, number, transaction);
      if (content === null) throw resourceMissing();
      const note = `Version ${number} restored`;
      return this.replacement.replace(asset, content, { note, requestedBy }, transaction);
    });
  }
}
