import type { Clock, Transaction } from '@livery/kernel';
import { type Database, managerOf, TypeOrmUnitOfWork } from '@livery/persistence';
import { columnsOf, type ObjectRow, type UnscopedCondemnedObjects } from './unscoped-condemned-objects.ts';
import {
  CONDEMN_ALL,
  DELETE_STAGED,
  DELETE_UNREFERENCED,
  KEEP_REFERENCED,
  LOCK_RELEASED,
} from './unscoped-collection-statements.ts';

/** How long the collection waits, in milliseconds. */
export interface CollectionGrace {
  /** From the last loss of a reference to the deletion of a blob without references. */
  readonly unreferencedMs: number;
  /** From the end of an upload to its deletion, if nothing keeps it. It must be longer than the transaction that keeps it. */
  readonly stagedMs: number;
  /** From the deletion of a blob to that of its bytes, so that a backup of the database finds them (default: 0). */
  readonly bytesMs?: number;
}

const HOUR_MS = 3_600_000;

/** What is kept later is refused as unavailable, so that nothing refers to bytes that are gone. */
export const DEFAULT_GRACE: CollectionGrace = { unreferencedMs: HOUR_MS, stagedMs: HOUR_MS };

const BATCH = 200;

interface BlobRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly sha256: Buffer;
}

/**
 * Deletes blobs that nothing refers to, and staged objects that nothing kept. The rows are first moved to `condemned_object` and
 * committed; then the bytes are deleted, and then the rows. So an interruption at any point loses no object. Several workers may
 * collect at the same time.
 */
export class UnscopedBlobCollection {
  private readonly unitOfWork: TypeOrmUnitOfWork;

  constructor(
    database: Database,
    private readonly condemned: UnscopedCondemnedObjects,
    private readonly clock: Clock,
    private readonly grace: CollectionGrace = DEFAULT_GRACE,
  ) {
    this.unitOfWork = new TypeOrmUnitOfWork(database);
  }

  /** Collects everything that is due, in batches. @param isStopped is asked before each batch */
  async run(isStopped: () => boolean = () => false): Promise<void> {
    const steps = [() => this.condemnReleased(), () => this.condemnStaged(), () => this.condemned.deleteDue(BATCH)];
    for (const step of steps) {
      for (let found = BATCH; found === BATCH && !isStopped();) found = await step();
    }
  }

  /** @returns how many blobs were examined */
  private condemnReleased(): Promise<number> {
    return this.unitOfWork.run(async (transaction) => {
      const manager = managerOf(transaction);
      const locked = await manager.query<BlobRow[]>(LOCK_RELEASED, [this.before(this.grace.unreferencedMs), BATCH]);
      if (locked.length === 0) return 0;
      const keys = [
        locked.map((row) => row.organization_id),
        locked.map((row) => row.livemode),
        locked.map((row) => row.sha256),
      ];
      const [unreferenced] = await manager.query<[ObjectRow[], number]>(DELETE_UNREFERENCED, keys);
      await manager.query(KEEP_REFERENCED, keys);
      await this.condemn(unreferenced, this.grace.bytesMs ?? 0, transaction);
      return locked.length;
    });
  }

  /** @returns how many objects were condemned */
  private condemnStaged(): Promise<number> {
    return this.unitOfWork.run(async (transaction) => {
      const values = [this.before(this.grace.stagedMs), BATCH];
      const [abandoned] = await managerOf(transaction).query<[ObjectRow[], number]>(DELETE_STAGED, values);
      await this.condemn(abandoned, 0, transaction);
      return abandoned.length;
    });
  }

  private async condemn(objects: readonly ObjectRow[], delayMs: number, transaction: Transaction): Promise<void> {
    if (objects.length === 0) return;
    const due = new Date(this.clock.now().getTime() + delayMs);
    await managerOf(transaction).query(CONDEMN_ALL, [...columnsOf(objects), due]);
  }

  private before(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
