import { RESTORABLE_DAYS } from '@livery/content-domain';
import type { Clock, Transaction, UnitOfWork } from '@livery/kernel';
import type { FileStorage } from '../ports/file-storage.ts';
import type { ExpiredContent, UnscopedExpiredContent } from '../ports/unscoped-expired-content.ts';

const DAY_MS = 24 * 3_600_000;
/** How many records one round takes of each kind. */
const BATCH = 500;

/** Deletes files that became part of no asset, and assets that can no longer be restored, and gives up their bytes. */
export class PurgeExpiredContent {
  constructor(
    private readonly content: UnscopedExpiredContent,
    private readonly storage: FileStorage,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Runs one transaction for each tenant that has something to delete. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const deletedBefore = new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
    for (const expired of await this.content.findFiles(now, BATCH)) {
      await this.purge(expired, (transaction) => this.content.deleteFiles(expired, now, transaction));
    }
    for (const expired of await this.content.findAssets(deletedBefore, BATCH)) {
      await this.purge(expired, (transaction) => this.content.deleteAssets(expired, deletedBefore, transaction));
    }
  }

  private purge(
    { tenant }: ExpiredContent,
    deleteRows: (transaction: Transaction) => Promise<readonly string[]>,
  ): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      const fileIds = await deleteRows(transaction);
      if (fileIds.length > 0) await this.storage.release(tenant, fileIds, transaction);
    });
  }
}
