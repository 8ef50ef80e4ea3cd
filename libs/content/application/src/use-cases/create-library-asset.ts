import { defineLibraryAsset, type LibraryAssetDraft } from '@livery/content-domain';
import { type Actor, type Clock, newId, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { PlacedAsset } from '../placed-asset.ts';
import type { AssetSource, AssetSources } from '../asset-sources.ts';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';
import { assertFolder } from '../target-folder.ts';
import type { VersionLog } from '../version-log.ts';

export interface CreateLibraryAssetInput {
  readonly tenant: Tenant;
  readonly source: AssetSource;
  readonly draft: LibraryAssetDraft;
  readonly requestedBy: Actor;
}

/** Adds an asset to the library, with its first version. */
export class CreateLibraryAsset {
  constructor(
    private readonly sources: AssetSources,
    private readonly folders: LibraryFolderRepository,
    private readonly versions: VersionLog,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` for the file or the folder, and as `FileIntake.receive` and `defineLibraryAsset` */
  async execute({ tenant, source, draft, requestedBy }: CreateLibraryAssetInput): Promise<PlacedAsset> {
    const prepared = await this.sources.prepare(tenant, source);
    const id = newId();
    return this.unitOfWork.run(async (transaction) => {
      await assertFolder(this.folders, tenant, draft.folderId, transaction);
      const content = await this.sources.attach(prepared, { tenant, assetId: id, requestedBy }, transaction);
      const origin = {
        id,
        tenant,
        sourceType: 'upload',
        content,
        createdBy: requestedBy,
        at: this.clock.now(),
      } as const;
      const asset = defineLibraryAsset(draft, origin);
      await this.recorder.record(tenant, [{ kind: 'created', after: asset }], transaction);
      await this.versions.append(asset, content, { note: '', requestedBy }, transaction);
      return this.recorder.place(asset, transaction);
    });
  }
}
