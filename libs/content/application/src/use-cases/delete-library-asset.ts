import { deleteLibraryAsset } from '@livery/content-domain';
import type { Clock, Tenant, UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import { activeAsset } from '../found-asset.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import { assertRevision } from '../revision.ts';

export interface DeleteLibraryAssetInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly seenRevision: number | null;
}

/** Deletes an asset. It can be restored for 30 days. */
export class DeleteLibraryAsset {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed` */
  execute({ tenant, id, seenRevision }: DeleteLibraryAssetInput): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      const asset = await activeAsset(this.assets, tenant, id, transaction);
      assertRevision(asset, seenRevision);
      const after = deleteLibraryAsset(asset, this.clock.now());
      await this.recorder.record(tenant, [{ kind: 'deleted', after }], transaction);
    });
  }
}
