import {
  amendLibraryAsset,
  deleteLibraryAsset,
  isDeleted,
  type LibraryAsset,
  withoutTags,
  withTags,
} from '@livery/content-domain';
import {
  type Actor,
  type Clock,
  DomainError,
  resourceMissing,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import type { AssetChange, AssetRecorder } from '../asset-recorder.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';
import type { ReviewRequests } from '../review-requests.ts';
import { assertFolder } from '../target-folder.ts';

/** How many assets can be changed together. */
export const MAX_BULK_ASSETS = 500;

/** What is done to each of the assets. */
export type BulkOperation =
  | { readonly kind: 'move'; /** Null for no folder. */ readonly folderId: string | null }
  | { readonly kind: 'tag' | 'untag'; readonly tags: readonly string[] }
  | { readonly kind: 'delete' }
  | { readonly kind: 'request_review'; readonly comment: string };

export interface BulkInput {
  readonly tenant: Tenant;
  readonly operation: BulkOperation;
  /** UUIDs of at most 500 assets, each once. */
  readonly ids: readonly string[];
  readonly requestedBy: Actor;
  readonly requesterLineage: string;
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
    private readonly reviewRequests: ReviewRequests,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` for the folder */
  execute(input: BulkInput): Promise<readonly BulkResult[]> {
    const { tenant, operation, ids } = input;
    return this.unitOfWork.run(async (transaction) => {
      if (operation.kind === 'move') await assertFolder(this.folders, tenant, operation.folderId, transaction);
      const found = await this.assets.findManyForUpdate(tenant, ids, transaction);
      const byId = new Map(found.filter((asset) => !isDeleted(asset)).map((asset) => [asset.id, asset]));
      const results: BulkResult[] = [];
      const changes: AssetChange[] = [];
      for (const id of ids) {
        const error = await refusalOf(async () => {
          changes.push(...(await this.change(byId.get(id), input, transaction)));
        });
        results.push({ id, error });
      }
      await this.recorder.record(tenant, changes, transaction);
      return results;
    });
  }

  private async change(
    asset: LibraryAsset | undefined,
    { operation, requestedBy, requesterLineage }: BulkInput,
    transaction: Transaction,
  ): Promise<readonly AssetChange[]> {
    if (asset === undefined) throw resourceMissing();
    const at = this.clock.now();
    switch (operation.kind) {
      case 'move':
        return updated(asset, amendLibraryAsset(asset, { folderId: operation.folderId }, at));
      case 'tag':
        return updated(asset, amendLibraryAsset(asset, { tags: withTags(asset.tags, operation.tags) }, at));
      case 'untag':
        return updated(asset, amendLibraryAsset(asset, { tags: withoutTags(asset.tags, operation.tags) }, at));
      case 'delete':
        return [{ kind: 'deleted', after: deleteLibraryAsset(asset, at) }];
      case 'request_review': {
        const request = { comment: operation.comment, dueAt: null, requestedBy, requesterLineage };
        return [(await this.reviewRequests.request(asset, request, transaction)).change];
      }
    }
  }
}

function updated(before: LibraryAsset, after: LibraryAsset): readonly AssetChange[] {
  return after === before ? [] : [{ kind: 'updated', before, after }];
}

/** The documented error of a change that is refused; null if it succeeds. Other errors are thrown. */
async function refusalOf(change: () => Promise<void>): Promise<DomainError | null> {
  try {
    await change();
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.kind !== 'unavailable') return error;
    throw error;
  }
}
