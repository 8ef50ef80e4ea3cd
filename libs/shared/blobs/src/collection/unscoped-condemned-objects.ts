import type { Clock } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import type { BlobStore } from '../store/blob-store.ts';
import { CLAIM_CONDEMNED, CONDEMNED_OF, FORGET_CONDEMNED } from './unscoped-collection-statements.ts';

export interface ObjectRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly object_key: string;
}

/** After this time a failed or interrupted deletion is tried again. */
const RETRY_MS = 60_000;
/** Deletions at the same time. */
const CONCURRENCY = 8;

/** Deletes the bytes of condemned objects, and then their rows. */
export class UnscopedCondemnedObjects {
  constructor(
    private readonly database: Database,
    private readonly store: BlobStore,
    private readonly clock: Clock,
    private readonly retryMs = RETRY_MS,
  ) {}

  /**
   * Deletes the objects whose deletion is due, at most `limit`. @returns how many there were
   * @throws the first error of the store. After several errors the other objects are left to the next attempt, too
   */
  async deleteDue(limit: number): Promise<number> {
    const now = this.clock.now();
    const claim = [now, new Date(now.getTime() + this.retryMs), limit];
    return this.delete(await this.database.query<ObjectRow>(CLAIM_CONDEMNED, claim));
  }

  /** Deletes objects of one organization now, at most `limit`. @returns and throws like `deleteDue` */
  async deleteOf(organizationId: string, limit: number): Promise<number> {
    return this.delete(await this.database.query<ObjectRow>(CONDEMNED_OF, [organizationId, limit]));
  }

  private async delete(objects: readonly ObjectRow[]): Promise<number> {
    const failures: unknown[] = [];
    const deleted: ObjectRow[] = [];
    const waiting = objects.values();
    const deleteInTurn = async (): Promise<void> => {
      for (const object of waiting) {
        if (failures.length >= CONCURRENCY) return;
        await this.store.delete(object.object_key).then(
          () => deleted.push(object),
          (error: unknown) => failures.push(error),
        );
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, deleteInTurn));
    if (deleted.length > 0) await this.database.query(FORGET_CONDEMNED, columnsOf(deleted));
    if (failures.length > 0) throw failures[0];
    return objects.length;
  }
}

/** The keys of objects as three arrays, which statements pass to `unnest`. */
export function columnsOf(objects: readonly ObjectRow[]): readonly [string[], boolean[], string[]] {
  return [
    objects.map((object) => object.organization_id),
    objects.map((object) => object.livemode),
    objects.map((object) => object.object_key),
  ];
}
