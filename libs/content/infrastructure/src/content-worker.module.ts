import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
import {
  ActivateDeployment,
  AssetRecorder,
  AssetSearch,
  DeploymentActivation,
  DeploymentLog,
  DeploymentRepository,
  FileBytes,
  FileRepository,
  FileStorage,
  IconDrawings,
  IconRepository,
  IconSetRepository,
  IconUploads,
  ImportIcons,
  IndexText,
  LibraryAssetRepository,
  OwnedAssets,
  PreviewRepository,
  PinnedContent,
  PurgeExpiredContent,
  Renderer,
  StorePreview,
  ReleaseChecks,
  ReviewPolicyRepository,
  ReviewRepository,
  TextExtractor,
  TidyDeployments,
  UnscopedDeployments,
  UnscopedExpiredContent,
} from '@livery/content-application';
import { SpoolDirectory } from '@livery/http';
import { Jobs, type RegisteredJobKind } from '@livery/jobs';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { ContentModule, type ContentOptions } from './content.module.ts';
import { PreviewJobs } from './previews/preview-jobs.ts';
import { RenderPreviewJob } from './previews/render-preview.job.ts';
import { SLIDE_JOBS, slideWorkerProviders } from './slides/slide-providers.ts';
import { ActivateDeploymentJob } from './deployments/activate-deployment.job.ts';
import { JobDeploymentActivation } from './deployments/job-deployment-activation.ts';
import { PostgresUnscopedDeployments } from './deployments/postgres-unscoped-deployments.ts';
import { ImportIconsJob } from './icons/import-icons.job.ts';
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
        { provide: SpoolDirectory, useValue: new SpoolDirectory() },
        { provide: Renderer, useValue: renderer },
        provide(StorePreview, PreviewRepository, FileStorage),
        provide(RenderPreviewJob, Blobs, Renderer, PreviewRepository, StorePreview, PreviewJobs, SpoolDirectory),
        provide(IndexTextJob, Blobs, TextExtractor, IndexText, SpoolDirectory),
        provideAs(UnscopedExpiredContent, PostgresUnscopedExpiredContent, Database),
        provide(PurgeExpiredContent, UnscopedExpiredContent, FileStorage, PreviewRepository, UnitOfWork, Clock),
        provide(ImportIcons, IconSetRepository, IconRepository, LibraryAssetRepository, OwnedAssets, EventLog),
        provide(ImportIconsJob, FileRepository, FileBytes, IconDrawings, ImportIcons, IconUploads),
        ...deployments(),
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

function deployments(): Provider[] {
  return [
    provide(ReleaseChecks, LibraryAssetRepository, ReviewRepository, ReviewPolicyRepository, Clock),
    provide(ActivateDeployment, DeploymentRepository, DeploymentLog, ReleaseChecks, PinnedContent, Clock),
    provide(ActivateDeploymentJob, ActivateDeployment),
    provideAs(DeploymentActivation, JobDeploymentActivation, Jobs),
    provideAs(UnscopedDeployments, PostgresUnscopedDeployments, Database),
    provide(
      TidyDeployments,
      UnscopedDeployments,
      DeploymentActivation,
      DeploymentLog,
      PinnedContent,
      UnitOfWork,
      Clock,
    ),
  ];
}
