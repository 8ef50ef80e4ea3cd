import type { PreviewOutcome, KnownPreview } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** What is known of the rendering of contents. A row exists for each content and version of the renderer. */
export abstract class PreviewRepository {
  /** The newest pictures of contents, or that there is none because the rendering failed, by the hash of their content. */
  abstract findSettled(
    tenant: Tenant,
    contentHashes: readonly string[],
    transaction?: Transaction,
  ): Promise<ReadonlyMap<string, KnownPreview>>;

  /**
   * Notes that contents are to be rendered. The rows of all of them are locked until the transaction ends.
   * @returns those that must be rendered: they were never requested, or long ago without a result
   */
  abstract queue(
    tenant: Tenant,
    contentHashes: readonly string[],
    transaction: Transaction,
  ): Promise<readonly string[]>;

  /** Those of the contents that still wait for their rendering. */
  abstract findQueued(tenant: Tenant, contentHashes: readonly string[]): Promise<readonly QueuedPreview[]>;

  /**
   * Stores how a rendering ended.
   * @returns false if nobody waits for it any more: it has ended already, or the content is gone
   */
  abstract settle(
    tenant: Tenant,
    preview: QueuedPreview,
    outcome: PreviewOutcome,
    transaction: Transaction,
  ): Promise<boolean>;

  /** Deletes previews of contents that no file has any more. @returns the UUIDs of the previews */
  abstract deleteUnused(
    tenant: Tenant,
    contentHashes: readonly string[],
    transaction: Transaction,
  ): Promise<readonly string[]>;
}

export interface QueuedPreview {
  /** A UUID, which holds the reference to the picture. */
  readonly id: string;
  readonly contentHash: string;
}
