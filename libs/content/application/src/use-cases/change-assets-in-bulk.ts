import { isDeleted } from '@livery/content-domain';
import { type DomainError, resourceMissing, type UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { BulkChanges, BulkRequest } from '../bulk-changes.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';
import { assertFolder } from '../target-folder.ts';

/** How many assets can be changed together. */
export const MAX_BULK_ASSETS = 500;

export interface BulkInput extends BulkRequest {
  /** UUIDs of at most 500 assets, each once. */
  readonly ids: readonly string[];
}

/** What became of one asset: null if the operation succeeded. */
export interface BulkResult {
  readonly id: string;
  readonly error: DomainError | null;
}

/** Changes many assets together. An asset for which the operation is impossible stays as it is, and the others are changed. */
export class ChangeAssetsInBulk {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly folders: LibraryFolderRepository,
    private readonly recorder: AssetRecorder,
    private readonly changes: BulkChanges,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing` for the folder */
  execute(input: BulkInput): Promise<readonly BulkResult[]> {
    const { tenant, operation, ids } = input;
    return this.unitOfWork.run(async (transaction) => {
      if (operation.kind === 'move') await assertFolder(this.folders, tenant, operation.folderId, transaction);
      const found = await this.assets.findManyForUpdate(tenant, ids, transaction);
      const present = found.filter((asset) => !isDeleted(asset));
      const outcomes = await this.changes.apply(present, input, transaction);
      const changes = outcomes.flatMap(({ change }) => change ?? []);
      await this.recorder.record(tenant, changes, transaction);
      const errors = new Map(outcomes.map(({ id, error }) => [id, error]));
      return ids.map((id) => {
        const error = errors.get(id);
        return { id, error: error === undefined ? resourceMissing() : error };
      });
    });
  }
}
