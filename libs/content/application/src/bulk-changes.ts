import {
  amendLibraryAsset,
  type LibraryAsset,
  type LibraryAssetDraft,
  withoutTags,
  withTags,
} from '@livery/content-domain';
import { type Actor, type Clock, DomainError, type Tenant, type Transaction } from '@livery/kernel';
import type { AssetDeletion } from './asset-deletion.ts';
import type { AssetChange } from './asset-change.ts';
import { changeOf, type ReviewRequests } from './review-requests.ts';

/** What is done to each of the assets. */
export type BulkOperation =
  | { readonly kind: 'move'; /** Null for no folder. */ readonly folderId: string | null }
  | { readonly kind: 'tag' | 'untag'; readonly tags: readonly string[] }
  | { readonly kind: 'delete' }
  | { readonly kind: 'request_review'; readonly comment: string };

type Amendment = Extract<BulkOperation, { kind: 'move' | 'tag' | 'untag' }>;

/** What became of one asset. The change is null if there is an error, or nothing changes. */
export interface BulkOutcome {
  readonly id: string;
  readonly error: DomainError | null;
  readonly change: AssetChange | null;
}

export interface BulkRequest {
  readonly tenant: Tenant;
  readonly operation: BulkOperation;
  readonly requestedBy: Actor;
  readonly requesterLineage: string;
}

/** Applies one operation to many assets. An asset for which it is impossible stays as it is. */
export class BulkChanges {
  constructor(
    private readonly reviewRequests: ReviewRequests,
    private readonly deletion: AssetDeletion,
    private readonly clock: Clock,
  ) {}

  /** The caller records the changes. @param assets locked, not deleted */
  async apply(
    assets: readonly LibraryAsset[],
    request: BulkRequest,
    transaction: Transaction,
  ): Promise<readonly BulkOutcome[]> {
    const { tenant, operation } = request;
    switch (operation.kind) {
      case 'request_review':
        return this.requestReviews(assets, operation.comment, request, transaction);
      case 'delete': {
        const outcomes = await this.deletion.decide(tenant, assets, transaction);
        return outcomes.map(({ asset, error, change }) => ({ id: asset.id, error, change }));
      }
      case 'move':
      case 'tag':
      case 'untag':
        return assets.map((asset) => outcomeOf(asset, () => amended(asset, operation, this.clock.now())));
    }
  }

  private async requestReviews(
    assets: readonly LibraryAsset[],
    comment: string,
    { tenant, requestedBy, requesterLineage }: BulkRequest,
    transaction: Transaction,
  ): Promise<readonly BulkOutcome[]> {
    const request = { comment, dueAt: null, requestedBy, requesterLineage };
    const outcomes = await this.reviewRequests.request(tenant, assets, request, transaction);
    return outcomes.map(({ asset, review, error }) => ({
      id: asset.id,
      error,
      change: review === null ? null : changeOf(asset, review),
    }));
  }
}

function amended(before: LibraryAsset, operation: Amendment, at: Date): AssetChange | null {
  const after = amendLibraryAsset(before, draftOf(before, operation), at);
  return after === before ? null : { kind: 'updated', before, after };
}

function draftOf({ tags }: LibraryAsset, operation: Amendment): LibraryAssetDraft {
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
function outcomeOf({ id }: LibraryAsset, change: () => AssetChange | null): BulkOutcome {
  try {
    return { id, error: null, change: change() };
  } catch (error) {
    if (error instanceof DomainError) return { id, error, change: null };
    throw error;
  }
}
