import { amendLibraryAsset, type LibraryAssetDraft } from '@livery/content-domain';
import { assertRevision, type Clock, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { PlacedAsset } from '../placed-asset.ts';
import { activeAsset } from '../found-asset.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';
import { assertFolder } from '../target-folder.ts';

export interface ChangeLibraryAssetInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly draft: LibraryAssetDraft;
  readonly seenRevision: number | null;
}

/** Changes what is said about an asset, or moves it to another folder. */
export class ChangeLibraryAsset {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly folders: LibraryFolderRepository,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, and as `amendLibraryAsset` */
  execute({ tenant, id, draft, seenRevision }: ChangeLibraryAssetInput): Promise<PlacedAsset> {
    return this.unitOfWork.run(async (transaction) => {
      const before = await activeAsset(this.assets, tenant, id, transaction);
      assertRevision(before, seenRevision);
      await assertFolder(this.folders, tenant, draft.folderId, transaction);
      const after = amendLibraryAsset(before, draft, this.clock.now());
      if (after !== before) await this.recorder.record(tenant, [{ kind: 'updated', before, after }], transaction);
      return this.recorder.place(after, transaction);
    });
  }
}
