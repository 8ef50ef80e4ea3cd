import { type DynamicModule, Module } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
import {
  AssetRecorder,
  AssetSearch,
  FileStorage,
  IndexText,
  LibraryAssetRepository,
  PreviewRepository,
  PurgeExpiredContent,
  Renderer,
  StorePreview,
  TextExtractor,
  UnscopedExpiredContent,
} from '@livery/content-application';
import { SpoolDirectory } from '@livery/http';
import type { RegisteredJobKind } from '@livery/jobs';
import { Clock, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { ContentModule, type ContentOptions } from './content.module.ts';
import { PreviewJobs } from './previews/preview-jobs.ts';
import { RenderPreviewJob } from './previews/render-preview.job.ts';
import { IndexTextJob } from './text/index-text.job.ts';
import { ContentWork } from './upkeep/content-work.ts';
import { PostgresUnscopedExpiredContent } from './upkeep/postgres-unscoped-expired-content.ts';

export interface ContentWorkerOptions extends ContentOptions {
  /** The caller closes it. */
  readonly textExtractor: TextExtractor;
  /** The caller closes it. */
  readonly renderer: Renderer;
}

/** The background work of the content context. */
@Module({})
export class ContentWorkerModule {
  static with({ textExtractor, renderer, ...options }: ContentWorkerOptions): DynamicModule {
    return {
      module: ContentWorkerModule,
      imports: [options.foundation, options.blobs, ContentModule.with(options)],
      providers: [
        { provide: TextExtractor, useValue: textExtractor },
        provide(IndexText, LibraryAssetRepository, AssetSearch, AssetRecorder),
        { provide: SpoolDirectory, useValue: new SpoolDirectory() },
        { provide: Renderer, useValue: renderer },
        provide(StorePreview, PreviewRepository, FileStorage),
        provide(RenderPreviewJob, Blobs, Renderer, PreviewRepository, StorePreview, PreviewJobs, SpoolDirectory),
        provide(IndexTextJob, Blobs, TextExtractor, IndexText, SpoolDirectory),
        provideAs(UnscopedExpiredContent, PostgresUnscopedExpiredContent, Database),
        provide(PurgeExpiredContent, UnscopedExpiredContent, FileStorage, PreviewRepository, UnitOfWork, Clock),
        provide(ContentWork, PurgeExpiredContent),
      ],
      exports: [IndexTextJob, RenderPreviewJob, ContentWork],
    };
  }

  /** The kinds of jobs that this context runs. @param module the result of `with` */
  static jobKinds(module: DynamicModule): readonly RegisteredJobKind[] {
    return [IndexTextJob, RenderPreviewJob].map((kind) => ({ from: module, kind }));
  }
}
