import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, type SecretKeys } from '@livery/runtime';
import { Metrics } from '@livery/telemetry';
import { Blobs } from './blobs.ts';
import { BlobLinks } from './links/blob-links.ts';
import { OfferedBlobs } from './offered-blobs.ts';
import { Renditions } from './renditions/renditions.ts';
import { BlobStore } from './store/blob-store.ts';
import { MeasuredBlobStore } from './store/measured-blob-store.ts';

export interface BlobsOptions {
  readonly foundation: DynamicModule;
  /** The caller closes it. */
  readonly store: BlobStore;
  readonly secretKeys: SecretKeys;
}

/** Provides the bytes of contents, and links to them. */
@Module({})
export class BlobsModule {
  static with({ foundation, store, secretKeys }: BlobsOptions): DynamicModule {
    return {
      module: BlobsModule,
      imports: [foundation],
      providers: [
        {
          provide: BlobStore,
          inject: [Metrics],
          useFactory: (metrics: Metrics) => new MeasuredBlobStore(store, metrics),
        },
        { provide: BlobLinks, useValue: new BlobLinks(secretKeys) },
        provide(Blobs, Database, BlobStore, Clock),
        provide(Renditions),
        provide(OfferedBlobs, Blobs, Renditions),
      ],
      exports: [Blobs, BlobLinks, BlobStore, OfferedBlobs],
    };
  }
}
