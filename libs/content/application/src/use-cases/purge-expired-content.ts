import { RESTORABLE_DAYS } from '@livery/content-domain';
import type { Clock, Transaction, UnitOfWork } from '@livery/kernel';
import type { FileStorage } from '../ports/file-storage.ts';
import type { PreviewRepository } from '../ports/preview.repository.ts';
import type { DeletedFile, ExpiredContent, UnscopedExpiredContent } from '../ports/unscoped-expired-content.ts';

const DAY_MS = 24 * 3_600_000;
/** How many records are found with one statement. */
const BATCH = 500;
/** The next round continues after so many batches of a kind. */
const MOST_BATCHES = 200;

/** Deletes files that became part of no asset, assets that can no longer be restored, and their previews, and gives up their bytes. */
export class PurgeExpiredContent {
  constructor(
    private readonly content: UnscopedExpiredContent,
    private readonly storage: FileStorage,
    private readonly previews: PreviewRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Runs one transaction for each tenant that has something to delete, batch by batch, until little is left. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const deletedBefore = new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
    await this.inBatches(
      () => this.content.findFiles(now, BATCH),
      (expired, transaction) => this.content.deleteFiles(expired, now, transaction),
    );
    await this.inBatches(
      () => this.content.findAssets(deletedBefore, BATCH),
      (expired, transaction) => this.content.deleteAssets(expired, deletedBefore, transaction),
    );
  }

  private async inBatches(
    find: () => Promise<readonly ExpiredContent[]>,
    deleteRows: (expired: ExpiredContent, transaction: Transaction) => Promise<readonly DeletedFile[]>,
  ): Promise<void> {
    for (let batch = 1; batch <= MOST_BATCHES; batch += 1) {
      const found = await find();
      for (const expired of found) await this.purge(expired, (transaction) => deleteRows(expired, transaction));
      if (found.reduce((count, { ids }) => count + ids.length, 0) < BATCH) return;
    }
  }

  private purge(
    { tenant }: ExpiredContent,
    deleteRows: (transaction: Transaction) => Promise<readonly DeletedFile[]>,
  ): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      const files = await deleteRows(transaction);
      if (files.length === 0) return;
      const fileIds = files.map(({ id }) => id);
      await this.storage.release(tenant, fileIds, transaction);
      const hashes = new Set(files.map(({ contentHash }) => contentHash));
      const previewIds = await this.previews.deleteUnused(tenant, [...hashes], transaction);
      if (previewIds.length > 0) await this.storage.release(tenant, previewIds, transaction);
    });
  }
}
