import type { ReplayPage } from '@livery/delivery-application';
import { addCounts, NO_REPLAY, type ReplayCounts } from '@livery/delivery-domain';
import type { JsonObject } from '@livery/kernel';

/** How far a replay is. */
export class ReplayCheckpoint {
  private constructor(
    /** After which the next page begins; null at the end. */
    readonly after: string | null,
    readonly counts: ReplayCounts,
    /** The number of rows that were read. */
    readonly read: number,
    /** The number of all rows; null if there are too many to count. */
    readonly total: number | null,
  ) {}

  static start(after: string): ReplayCheckpoint {
    return new ReplayCheckpoint(after, NO_REPLAY, 0, null);
  }

  /** @param json what the last effect stored; null before the first */
  static from(json: JsonObject | null): ReplayCheckpoint | null {
    if (json === null) return null;
    const after = json['after'];
    const number = (name: string): number => Number(json[name] ?? 0);
    const counts = {
      failed: number('failed'),
      abandoned: number('abandoned'),
      delivered: number('delivered'),
      created: number('created'),
      pending: number('pending'),
    };
    return new ReplayCheckpoint(typeof after === 'string' ? after : null, counts, number('read'), null);
  }

  /** The number of deliveries that were sent again or created. */
  get sent(): number {
    const { failed, abandoned, delivered, created } = this.counts;
    return failed + abandoned + delivered + created;
  }

  get json(): JsonObject {
    return { after: this.after, read: this.read, ...this.counts };
  }

  /** @param remaining the number of rows that are still to be read; null if it is unknown */
  counted(remaining: number | null): ReplayCheckpoint {
    const total = remaining === null ? null : this.read + remaining;
    return new ReplayCheckpoint(this.after, this.counts, this.read, total);
  }

  /** The checkpoint behind a page, with what was done for it. */
  behind({ next, read }: ReplayPage, done: ReplayCounts): ReplayCheckpoint {
    return new ReplayCheckpoint(next, addCounts(this.counts, done), this.read + read, this.total);
  }

  /** The result of the job, as callers see it. */
  result(isDryRun: boolean): JsonObject {
    const { failed, abandoned, delivered, created, pending } = this.counts;
    return { dry_run: isDryRun, failed, abandoned, delivered, created, already_pending: pending };
  }
}
