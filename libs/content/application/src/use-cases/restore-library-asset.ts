import { assetNotDeleted, isDeleted, type LibraryAsset, restoreLibraryAsset } from '@livery/content-domain';
import { type Clock, resourceMissing, type Tenant, type Transaction, type UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { PlacedAsset } from '../placed-asset.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';

/** Restores a deleted asset. If its folder was deleted meanwhile, it is in no folder. */
export class RestoreLibraryAsset {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly folders: LibraryFolderRepository,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict` if it is not deleted */
  execute({ tenant, id }: { readonly tenant: Tenant; readonly id: string }): Promise<PlacedAsset> {
    return this.unitOfWork.run(async (transaction) => {
      const [asset] = await this.assets.findManyForUpdate(tenant, [id], transaction);
      if (asset === undefined) throw resourceMissing();
      if (!isDeleted(asset)) throw assetNotDeleted();
      const folderId = await this.presentFolder(asset, transaction);
      const after = restoreLibraryAsset(asset, folderId, this.clock.now());
      await this.recorder.record(tenant, [{ kind: 'restored', after }], transaction);
      return this.recorder.place(after, transaction);
    });
  }

  private async presentFolder({ tenant, folderId }: LibraryAsset, transaction: Transaction): Promise<string | null> {
    if (folderId === null) return null;
    const [folder] = await this.folders.findManyForShare(tenant, [folderId], transaction);
    return folder?.id ?? null;
  }
}
