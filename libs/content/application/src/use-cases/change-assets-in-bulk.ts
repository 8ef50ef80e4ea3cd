import {
  amendLibraryAsset,
  deleteLibraryAsset,
  isDeleted,
  type LibraryAsset,
  type LibraryAssetDraft,
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
import { changeOf, type ReviewRequests } from '../review-requests.ts';
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
      const outcomes = await this.change(
        found.filter((asset) => !isDeleted(asset)),
        input,
        transaction,
      );
      await this.recorder.record(
        tenant,
        outcomes.flatMap(({ change }) => change ?? []),
        transaction,
      );
      const errors = new Map(outcomes.map(({ id, error }) => [id, error]));
      return ids.map((id) => {
        const error = errors.get(id);
        return { id, error: error === undefined ? resourceMissing() : error };
      });
    });
  }

  private async change(
    assets: readonly LibraryAsset[],
    { tenant, operation, requestedBy, requesterLineage }: BulkInput,
    transaction: Transaction,
  ): Promise<readonly Outcome[]> {
    if (operation.kind !== 'request_review') {
      return assets.map((asset) => outcomeOf(asset, () => changed(asset, operation, this.clock.now())));
    }
    const request = { comment: operation.comment, dueAt: null, requestedBy, requesterLineage };
    const outcomes = await this.reviewRequests.request(tenant, assets, request, transaction);
    return outcomes.map(({ asset, review, error }) => ({
      id: asset.id,
      error,
      change: review === null ? null : changeOf(asset, review),
    }));
  }
}

/** What became of one asset. The change is null if there is an error, or nothing changes. */
interface Outcome extends BulkResult {
  readonly change: AssetChange | null;
}

function changed(
  before: LibraryAsset,
  operation: Exclude<BulkOperation, { kind: 'request_review' }>,
  at: Date,
): AssetChange | null {
  if (operation.kind === 'delete') return { kind: 'deleted', after: deleteLibraryAsset(before, at) };
  const after = amendLibraryAsset(before, draftOf(before, operation), at);
  return after === before ? null : { kind: 'updated', before, after };
}

function draftOf(
  { tags }: LibraryAsset,
  operation: Extract<BulkOperation, { kind: 'move' | 'tag' | 'untag' }>,
): LibraryAssetDraft {
  switch (operation.kind) {
    case 'move':
      return { folderId: operation.folderId };
    case 'tag':
      return { tags: withTags(tags, operation.tags) };
    case 'untag':
      return { tags: withoutTags(tags, operation.tags) };
  }
}

/** The outcome of a change that may be refused. */
function outcomeOf({ id }: LibraryAsset, change: () => AssetChange | null): Outcome {
  try {
    return { id, error: null, change: change() };
  } catch (error) {
    if (error instanceof DomainError) return { id, error, change: null };
    throw error;
  }
}
