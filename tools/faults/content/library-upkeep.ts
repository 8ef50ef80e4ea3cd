import { setTimeout } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { BlobsModule, type BlobStore, collectUnscopedBlobs } from '@livery/blobs';
import { type ExtractedText, PurgeExpiredContent, Renderer, TextExtractor } from '@livery/content-application';
import { ContentWorkerModule } from '@livery/content-infrastructure';
import { JobsModule } from '@livery/jobs';
import { FoundationModule } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import { SECRET_KEYS } from '../../benchmarks/support/webhook-rows.ts';

const PAUSE_MS = 100;
const DAY_MS = 24 * 3_600_000;
/** What was deleted or uploaded without an asset now was so a month ago. */
const LET_EXPIRE = [
  `update content.library_asset set deleted_at = deleted_at - interval '31 days' where deleted_at > now() - interval '1 day'`,
  `update content.file set expires_at = now() where asset_id is null and expires_at > now()`,
];

class NoText extends TextExtractor {
  async extract(): Promise<ExtractedText | null> {
    return null;
  }
}

class NoPictures extends Renderer {
  async render(): Promise<'unsupported'> {
    return 'unsupported';
  }
}

/** Deletes expired records and collects blobs as the worker does, but without any time to wait. */
export class LibraryUpkeep {
  private readonly database: Database;
  private readonly store: BlobStore;
  private readonly purge: PurgeExpiredContent;
  private readonly closeContext: () => Promise<void>;

  private constructor(
    database: Database,
    store: BlobStore,
    purge: PurgeExpiredContent,
    closeContext: () => Promise<void>,
  ) {
    this.database = database;
    this.store = store;
    this.purge = purge;
    this.closeContext = closeContext;
  }

  static async open(database: Database, store: BlobStore): Promise<LibraryUpkeep> {
    const foundation = FoundationModule.on(database);
    const blobs = BlobsModule.with({ foundation, secretKeys: SECRET_KEYS, store });
    const module = ContentWorkerModule.with({
      foundation,
      blobs,
      jobs: JobsModule.with(foundation),
      textExtractor: new NoText(),
      renderer: new NoPictures(),
    });
    const context = await NestFactory.createApplicationContext(module, { logger: false });
    const purge = context.get(PurgeExpiredContent, { strict: false });
    return new LibraryUpkeep(database, store, purge, () => context.close());
  }

  /** Goes on until `work` ends. Staged bytes are not collected, since uploads are on their way. */
  async during<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const upkeep = async (): Promise<void> => {
      while (!isDone) {
        await this.once(DAY_MS);
        await setTimeout(PAUSE_MS);
      }
    };
    const running = upkeep();
    // A failure of the upkeep must not wait for the end of the work.
    try {
      return await Promise.race([work, running.then(() => work)]);
    } finally {
      isDone = true;
      await running;
    }
  }

  /** @param stagedMs the age at which bytes that nothing keeps are collected */
  async once(stagedMs: number): Promise<void> {
    for (const statement of LET_EXPIRE) await this.database.dataSource.query(statement);
    await this.purge.execute();
    const { database, store } = this;
    await collectUnscopedBlobs({ database, store, clock: new SystemClock() }, { unreferencedMs: 0, stagedMs });
  }

  close(): Promise<void> {
    return this.closeContext();
  }
}
