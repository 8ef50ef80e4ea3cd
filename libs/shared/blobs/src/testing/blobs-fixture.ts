import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { newId, type Tenant, type Transaction } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, FixedClock, type TestDatabase } from '@livery/testing';
import { blobsContribution } from '../blobs.contribution.ts';
import { type BlobReference, Blobs, type StagedBlob } from '../blobs.ts';
import { type CollectionGrace, DEFAULT_GRACE, UnscopedBlobCollection } from '../collection/unscoped-blob-collection.ts';
import { UnscopedCondemnedObjects } from '../collection/unscoped-condemned-objects.ts';
import type { BlobFile, BlobStore } from '../store/blob-store.ts';
import { DiskBlobStore } from '../store/disk-blob-store.ts';
import { filesBelow, SpooledFiles } from './spooled-files.ts';

const MEDIA_TYPE = 'text/plain';

class SlowStore extends DiskBlobStore {
  constructor(
    root: string,
    private readonly isFinished: Promise<null>,
  ) {
    super(root);
  }

  override async put(file: BlobFile, key: string): Promise<void> {
    await this.isFinished;
    await super.put(file, key);
  }
}

/** A database with the tables of blobs, a store on disk, and what is needed to look at both. */
export class BlobsFixture implements AsyncDisposable {
  readonly tenant: Tenant = { organizationId: newId(), livemode: true };
  readonly clock = new FixedClock();
  readonly unitOfWork: TypeOrmUnitOfWork;
  readonly blobs: Blobs;

  private constructor(
    readonly server: TestDatabase,
    readonly database: Database,
    readonly files: SpooledFiles,
    readonly store: BlobStore,
  ) {
    this.unitOfWork = new TypeOrmUnitOfWork(database);
    this.blobs = this.blobsOn(store);
  }

  static async open(): Promise<BlobsFixture> {
    const server = await createMigratedDatabase([blobsContribution]);
    const database = await connect(server.url, true);
    const files = await SpooledFiles.open();
    // The store was used before: it has folders.
    const folder = path.join(files.directory, 'store');
    await mkdir(path.join(folder, newId()), { recursive: true });
    return new BlobsFixture(server, database, files, new DiskBlobStore(folder));
  }

  blobsOn(store: BlobStore, renewMs?: number): Blobs {
    return new Blobs(this.database, store, this.clock, renewMs);
  }

  /** Stages a content whose bytes are complete only when the test says so. */
  slowUpload(content: string, renewMs = 5): { readonly finish: () => void; readonly staged: Promise<StagedBlob> } {
    const { promise, resolve } = Promise.withResolvers<null>();
    const blobs = this.blobsOn(new SlowStore(path.join(this.files.directory, 'store'), promise), renewMs);
    const stage = async (): Promise<StagedBlob> =>
      blobs.stage(this.tenant, await this.files.write(content), MEDIA_TYPE);
    return { finish: () => resolve(null), staged: stage() };
  }

  /** Since when the youngest staged object waits, as a Unix time in milliseconds. */
  async youngestStaged(): Promise<number> {
    const [row] = await this.server.execute(
      'select extract(epoch from max(created))::float8 * 1000 as since from blobs.staged_object',
    );
    return Number(row && Reflect.get(row, 'since'));
  }

  /** A collection as a worker has it. */
  collection(grace: Partial<CollectionGrace> = {}, store = this.store): UnscopedBlobCollection {
    const condemned = new UnscopedCondemnedObjects(this.database, store, this.clock);
    return new UnscopedBlobCollection(this.database, condemned, this.clock, { ...DEFAULT_GRACE, ...grace });
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  /** The same without the tenant guard, like the operator's process. */
  async erasing<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const database = await connect(this.server.url, false);
    try {
      return await new TypeOrmUnitOfWork(database).run(work);
    } finally {
      await database.close();
    }
  }

  async stage(content: string, tenant = this.tenant): Promise<StagedBlob> {
    return this.blobs.stage(tenant, await this.files.write(content), MEDIA_TYPE);
  }

  /** Deletes the object of a blob behind the back of the database. */
  async lose(sha256: string): Promise<void> {
    const [row] = await this.server.execute('select object_key from blobs.blob where sha256 = $1', [
      Buffer.from(sha256, 'hex'),
    ]);
    await this.store.delete(String(row && Reflect.get(row, 'object_key')));
  }

  /** Stores a content and refers to it. @returns its hash */
  async keep(content: string, reference = newReference(), tenant = this.tenant): Promise<string> {
    const staged = await this.stage(content, tenant);
    await this.transaction((transaction) => this.blobs.keep(staged, reference, transaction));
    return staged.sha256;
  }

  release(reference: BlobReference, tenant = this.tenant): Promise<void> {
    return this.transaction((transaction) => this.blobs.release(tenant, reference, transaction));
  }

  /** How many rows each table has, and how many files lie in the store. */
  async counts(): Promise<Readonly<Record<string, number>>> {
    const [rows] = await this.server.execute(`
      select (select count(*)::int from blobs.blob) as blobs,
             (select count(*)::int from blobs.blob_reference) as references,
             (select count(*)::int from blobs.staged_object) as staged,
             (select count(*)::int from blobs.condemned_object) as condemned`);
    return { ...rows, files: (await filesBelow(path.join(this.files.directory, 'store'))).length };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.database.close();
    await this.server.drop();
    await this.files[Symbol.asyncDispose]();
  }
}

function connect(url: string, guardTenants: boolean): Promise<Database> {
  return Database.connect({
    url,
    applicationName: 'livery-test',
    poolSize: 20,
    guardTenants,
    slices: [blobsContribution],
  });
}

export function newReference(role = 'original'): BlobReference {
  return { holder: newId(), role };
}
