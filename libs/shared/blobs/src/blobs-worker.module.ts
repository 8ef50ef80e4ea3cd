import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { Metrics } from '@livery/telemetry';
import { BlobCollectionWork } from './collection/blob-collection-work.ts';
import { showCondemned } from './collection/show-unscoped-condemned.ts';
import { type CollectionGrace, DEFAULT_GRACE, UnscopedBlobCollection } from './collection/unscoped-blob-collection.ts';
import { UnscopedCondemnedObjects } from './collection/unscoped-condemned-objects.ts';
import { BlobStore } from './store/blob-store.ts';

export interface BlobsWorkerOptions {
  readonly foundation: DynamicModule;
  /** `BlobsModule`. */
  readonly blobs: DynamicModule;
  /** Called with every error of the collection. */
  readonly report: (error: unknown) => void;
  /** `DEFAULT_GRACE` by default. */
  readonly grace?: Partial<CollectionGrace> | undefined;
}

/** The collection of blobs that nothing refers to. */
@Module({})
export class BlobsWorkerModule {
  constructor(database: Database, metrics: Metrics) {
    showCondemned(database, metrics);
  }

  static with({ foundation, blobs, report, grace }: BlobsWorkerOptions): DynamicModule {
    return {
      module: BlobsWorkerModule,
      imports: [foundation, blobs],
      providers: [
        {
          provide: BlobCollectionWork,
          inject: [Database, BlobStore, Clock],
          useFactory: (database: Database, store: BlobStore, clock: Clock) => {
            const condemned = new UnscopedCondemnedObjects(database, store, clock);
            const collection = new UnscopedBlobCollection(database, condemned, clock, { ...DEFAULT_GRACE, ...grace });
            return new BlobCollectionWork(collection, report);
          },
        },
      ],
      exports: [BlobCollectionWork],
    };
  }
}
