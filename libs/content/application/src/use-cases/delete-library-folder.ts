import { libraryFolderDeleted } from '@livery/content-contracts';
import {
  folderNotEmpty,
  folderTooLarge,
  isDeleted,
  type LibraryFolder,
  tooManyAssetsBelow,
} from '@livery/content-domain';
import {
  assertRevision,
  type EventLog,
  newEvent,
  type NewEvent,
  resourceMissing,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import type { AssetDeletion } from '../asset-deletion.ts';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';
import { libraryFolderResource } from '../resources/library-folder.resource.ts';
import { NO_LINKS } from '../resources/library-links.ts';
import { MAX_FOLDERS_BELOW } from './change-library-folder.ts';

/** How many assets may be deleted together with their folders. */
export const MAX_ASSETS_BELOW = 1_000;

export interface DeleteLibraryFolderInput {
  readonly tenant: Tenant;
  readonly id: string;
  /** Whether all that is in the folder is deleted, too. */
  readonly isRecursive: boolean;
  readonly seenRevision: number | null;
}

/** Deletes a folder. The assets in it can be restored for 30 days, its folders cannot. */
export class DeleteLibraryFolder {
  constructor(
    private readonly folders: LibraryFolderRepository,
    private readonly assets: LibraryAssetRepository,
    private readonly deletion: AssetDeletion,
    private readonly recorder: AssetRecorder,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, `resource_conflict` if it is not empty, has too much in it, or something in it is in use */
  execute({ tenant, id, isRecursive, seenRevision }: DeleteLibraryFolderInput): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      await this.folders.lockTree(tenant, transaction);
      const folder = await this.folders.findForUpdate(tenant, id, transaction);
      if (folder === null) throw resourceMissing();
      assertRevision(folder, seenRevision);
      const content = await this.contentOf(folder, transaction);
      if (!isRecursive && (content.below.length > 0 || content.assetIds.length > 0)) throw folderNotEmpty();
      await this.deleteAssets(tenant, content.assetIds, transaction);
      const deleted = [...content.below, folder];
      await this.folders.delete(
        tenant,
        deleted.map((one) => one.id),
        transaction,
      );
      await this.eventLog.appendAll(deleted.map(deletionOf), transaction);
    });
  }

  private async contentOf({ tenant, id }: LibraryFolder, transaction: Transaction) {
    const below = await this.folders.findBelow(tenant, id, MAX_FOLDERS_BELOW + 1, transaction);
    if (below.length > MAX_FOLDERS_BELOW) throw folderTooLarge(MAX_FOLDERS_BELOW);
    const folderIds = below.map((folder) => folder.id);
    const assetIds = await this.folders.findAssetsIn(tenant, [...folderIds, id], MAX_ASSETS_BELOW + 1, transaction);
    if (assetIds.length > MAX_ASSETS_BELOW) throw tooManyAssetsBelow(MAX_ASSETS_BELOW);
    return { below, assetIds };
  }

  /** Their events still name the folders, which are deleted afterwards. */
  private async deleteAssets(tenant: Tenant, ids: readonly string[], transaction: Transaction): Promise<void> {
    const assets = await this.assets.findManyForUpdate(tenant, ids, transaction);
    const present = assets.filter((asset) => !isDeleted(asset));
    await this.recorder.record(tenant, await this.deletion.changes(tenant, present, transaction), transaction);
  }
}

function deletionOf(folder: LibraryFolder): NewEvent {
  return newEvent(libraryFolderDeleted, folder.tenant, { object: libraryFolderResource(folder, NO_LINKS) });
}
