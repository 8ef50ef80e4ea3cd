import { assertRevision, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { AssetDeletion, NamedAs } from '../asset-deletion.ts';
import type { AssetRecorder } from '../asset-recorder.ts';
import { activeAsset } from '../found-asset.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';

export interface DeleteLibraryAssetInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly seenRevision: number | null;
  /** By what the caller names it; its own id by default. */
  readonly namedAs?: NamedAs;
}

/** Deletes an asset. It can be restored for 30 days. */
export class DeleteLibraryAsset {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly deletion: AssetDeletion,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, `resource_conflict` if it is in use */
  execute({ tenant, id, seenRevision, namedAs }: DeleteLibraryAssetInput): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      const asset = await activeAsset(this.assets, tenant, id, transaction);
      assertRevision(asset, seenRevision);
      const changes = await this.deletion.changes(tenant, [asset], transaction, namedAs);
      await this.recorder.record(tenant, changes, transaction);
    });
  }
}
