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
  TidyDeployments,
  UnscopedExpiredContent,
} from '@livery/content-application';
import { SpoolDirectory } from '@livery/http';
import type { RegisteredJobKind } from '@livery/jobs';
import { Clock, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { ContentModule, type ContentOptions } from './content.module.ts';
import { ActivateDeploymentJob } from './deployments/activate-deployment.job.ts';
import { deploymentWorkerProviders } from './deployments/deployment-providers.ts';
import { iconWorkerProviders } from './icons/icon-providers.ts';
import { ImportIconsJob } from './icons/import-icons.job.ts';
import { PreviewJobs } from './previews/preview-jobs.ts';
import { RenderPreviewJob } from './previews/render-preview.job.ts';
import { SLIDE_JOBS, slideWorkerProviders } from './slides/slide-providers.ts';
import { IndexTextJob } from './text/index-text.job.ts';
import { ContentWork } from './upkeep/content-work.ts';
import { PostgresUnscopedExpiredContent } from './upkeep/postgres-unscoped-expired-content.ts';

export interface ContentWorkerOptions extends ContentOptions {
  /** The caller closes it. */
  readonly textExtractor: TextExtractor;
  /** The caller closes it. */
  readonly renderer: Renderer;
}

const JOBS = [IndexTextJob, RenderPreviewJob, ActivateDeploymentJob, ImportIconsJob, ...SLIDE_JOBS];

/** The background work of the content context. */
@Module({})
export class ContentWorkerModule {
  static with({ textExtractor, renderer, ...options }: ContentWorkerOptions): DynamicModule {
    return {
      module: ContentWorkerModule,
      imports: [options.foundation, options.blobs, options.jobs, ContentModule.with(options)],
      providers: [
        { provide: TextExtractor, useValue: textExtractor },
        provide(IndexText, LibraryAssetRepository, AssetSearch, AssetRecorder),
        { provide: Renderer, useValue: renderer },
        provide(StorePreview, PreviewRepository, FileStorage),
        provide(RenderPreviewJob, Blobs, Renderer, PreviewRepository, StorePreview, PreviewJobs, SpoolDirectory),
        provide(IndexTextJob, Blobs, TextExtractor, IndexText, SpoolDirectory),
        provideAs(UnscopedExpiredContent, PostgresUnscopedExpiredContent, Database),
        provide(PurgeExpiredContent, UnscopedExpiredContent, FileStorage, PreviewRepository, UnitOfWork, Clock),
        ...iconWorkerProviders(),
        ...deploymentWorkerProviders(),
        ...slideWorkerProviders(),
        provide(ContentWork, PurgeExpiredContent, TidyDeployments),
      ],
      exports: [...JOBS, ContentWork],
    };
  }

  /** The kinds of jobs that this context runs. @param module the result of `with` */
  static jobKinds(module: DynamicModule): readonly RegisteredJobKind[] {
    return JOBS.map((kind) => ({
      from: module,
      kind,
    }));
  }
}
