import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectUnscopedBlobs, DiskBlobStore } from '@livery/blobs';
import type { Database } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';

const NO_GRACE = { unreferencedMs: 0, stagedMs: 0 };

/** Counts the rows of the uploads of all organizations, and the files below the folder of the store. */
export interface UploadCounts {
  readonly files: number;
  readonly blobs: number;
  readonly references: number;
  readonly staged: number;
  readonly condemned: number;
  readonly objects: number;
}

/** The bytes of a test's uploads: while they arrive, and when they are stored. */
export class TestUploads {
  readonly spoolDirectory: string;
  readonly storeDirectory: string;
  readonly store: DiskBlobStore;

  private constructor(
    private readonly folder: string,
    private readonly database: Database,
    private readonly execute: (statement: string) => Promise<readonly object[]>,
  ) {
    this.spoolDirectory = path.join(folder, 'spool');
    this.storeDirectory = path.join(folder, 'store');
    this.store = new DiskBlobStore(this.storeDirectory);
  }

  /** @param execute runs a statement as an administrator */
  static async open(database: Database, execute: TestUploads['execute']): Promise<TestUploads> {
    const folder = await mkdtemp(path.join(tmpdir(), 'livery-test-uploads-'));
    const uploads = new TestUploads(folder, database, execute);
    await mkdir(uploads.spoolDirectory);
    return uploads;
  }

  /** The number of files that lie in the spool now. */
  async spooled(): Promise<number> {
    return filesBelow(this.spoolDirectory);
  }

  async counts(): Promise<UploadCounts> {
    const [row] = await this.execute(`
      select (select count(*)::int from content.file) as files,
             (select count(*)::int from blobs.blob) as blobs,
             (select count(*)::int from blobs.blob_reference) as references,
             (select count(*)::int from blobs.staged_object) as staged,
             (select count(*)::int from blobs.condemned_object) as condemned`);
    const count = (name: string): number => Number(row && Reflect.get(row, name));
    return {
      files: count('files'),
      blobs: count('blobs'),
      references: count('references'),
      staged: count('staged'),
      condemned: count('condemned'),
      objects: await filesBelow(this.storeDirectory),
    };
  }

  /** Collects as the worker does, but without any time of grace. */
  async collect(): Promise<void> {
    await collectUnscopedBlobs({ database: this.database, store: this.store, clock: new SystemClock() }, NO_GRACE);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

async function filesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
