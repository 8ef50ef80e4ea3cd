import { type DynamicModule, Module } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
import {
  type AssetFollower,
  AssetFollowers,
  AssetPlaces,
  AssetRecorder,
  AssetReplacement,
  AssetSearch,
  AssetUsages,
  ContentOwners,
  DeploymentActivation,
  DeploymentLog,
  DeploymentRepository,
  FileBytes,
  FileRepository,
  FileStorage,
  IconDrawings,
  IconFollower,
  IconRepository,
  IconSetRepository,
  IconUploads,
  LibraryAssetRepository,
  LibraryFolderRepository,
  MissingContent,
  OwnedAssets,
  PinnedContent,
  PptSetFollower,
  PptSetRepository,
  PreviewRepository,
  Previews,
  ReviewPolicyRepository,
  ReviewRepository,
  SlideAssetRepository,
  SlideFollower,
  TextIndexing,
  VersionLog,
} from '@livery/content-application';
import { SpoolDirectory } from '@livery/http';
import { Jobs } from '@livery/jobs';
import { Clock, EventLog } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { deploymentProviders } from './deployments/deployment-providers.ts';
import { iconProviders } from './icons/icon-providers.ts';
import { PostgresPreviewRepository } from './persistence/postgres-preview.repository.ts';
import { TypeOrmFileRepository } from './persistence/typeorm-file.repository.ts';
import { TypeOrmLibraryAssetRepository } from './persistence/typeorm-library-asset.repository.ts';
import { TypeOrmLibraryFolderRepository } from './persistence/typeorm-library-folder.repository.ts';
import { TypeOrmPptSetRepository } from './persistence/typeorm-ppt-set.repository.ts';
import { TypeOrmReviewPolicyRepository } from './persistence/typeorm-review-policy.repository.ts';
import { TypeOrmReviewRepository } from './persistence/typeorm-review.repository.ts';
import { TypeOrmSlideAssetRepository } from './persistence/typeorm-slide-asset.repository.ts';
import { JobPreviews } from './previews/job-previews.ts';
import { PreviewJobs } from './previews/preview-jobs.ts';
import { PostgresAssetSearch } from './search/postgres-asset-search.ts';
import { BlobFileStorage } from './storage/blob-file-storage.ts';
import { BlobMissingContent } from './storage/blob-missing-content.ts';
import { JobTextIndexing } from './text/job-text-indexing.ts';
import { PostgresAssetUsages } from './usages/postgres-asset-usages.ts';
import { PostgresContentOwners } from './usages/postgres-content-owners.ts';

export interface ContentOptions {
  readonly foundation: DynamicModule;
  /** Provides `Blobs` and `BlobLinks`. */
  readonly blobs: DynamicModule;
  /** Provides `Jobs`. */
  readonly jobs: DynamicModule;
  /** An existing directory for files that are worked on (default: that of the system for temporary files). */
  readonly spoolDirectory?: string | undefined;
}

/** The stores of the content context, which requests and the worker share. */
@Module({})
export class ContentModule {
  static with({ foundation, blobs, jobs, spoolDirectory }: ContentOptions): DynamicModule {
    return {
      module: ContentModule,
      imports: [foundation, blobs, jobs],
      providers: [
        { provide: SpoolDirectory, useValue: new SpoolDirectory(spoolDirectory) },
        ...iconProviders(),
        ...deploymentProviders(),
        provideAs(FileRepository, TypeOrmFileRepository, Database),
        provideAs(LibraryAssetRepository, TypeOrmLibraryAssetRepository, Database),
        provideAs(LibraryFolderRepository, TypeOrmLibraryFolderRepository, Database),
        provideAs(ReviewRepository, TypeOrmReviewRepository, Database),
        provideAs(ReviewPolicyRepository, TypeOrmReviewPolicyRepository, Database),
        provideAs(SlideAssetRepository, TypeOrmSlideAssetRepository, Database),
        provideAs(PptSetRepository, TypeOrmPptSetRepository, Database),
        provideAs(AssetSearch, PostgresAssetSearch, Database),
        provideAs(FileStorage, BlobFileStorage, Blobs),
        provideAs(MissingContent, BlobMissingContent, Blobs),
        provideAs(AssetUsages, PostgresAssetUsages, Database),
        provideAs(PreviewRepository, PostgresPreviewRepository, Database, Clock),
        provide(PreviewJobs, Jobs),
        provideAs(Previews, JobPreviews, PreviewRepository, PreviewJobs),
        provide(AssetPlaces, LibraryFolderRepository, ReviewPolicyRepository, Previews, MissingContent),
        provideAs(ContentOwners, PostgresContentOwners),
        provide(SlideFollower, SlideAssetRepository, ReviewPolicyRepository, EventLog, Clock),
        provide(PptSetFollower, PptSetRepository, LibraryAssetRepository, ReviewPolicyRepository, EventLog, Clock),
        provideAs(TextIndexing, JobTextIndexing, Jobs),
        provide(VersionLog, LibraryAssetRepository, TextIndexing, Previews, Clock),
        provide(AssetReplacement, VersionLog, AssetRecorder, ReviewRepository, EventLog, Clock),
        provide(
          OwnedAssets,
          FileStorage,
          FileRepository,
          VersionLog,
          AssetRecorder,
          AssetReplacement,
          AssetSearch,
          Clock,
        ),
        provide(AssetRecorder, LibraryAssetRepository, AssetPlaces, AssetSearch, AssetFollowers, EventLog, Clock),
        provide(IconFollower, IconRepository, IconSetRepository, EventLog),
        {
          provide: AssetFollowers,
          inject: [IconFollower, SlideFollower, PptSetFollower],
          useFactory: (...followers: AssetFollower[]) => new AssetFollowers(followers),
        },
      ],
      exports: [
        FileRepository,
        LibraryAssetRepository,
        LibraryFolderRepository,
        ReviewRepository,
        ReviewPolicyRepository,
        AssetSearch,
        FileStorage,
        MissingContent,
        AssetUsages,
        PreviewRepository,
        PreviewJobs,
        Previews,
        ContentOwners,
        SlideAssetRepository,
        PptSetRepository,
        SlideFollower,
        PptSetFollower,
        AssetRecorder,
        VersionLog,
        AssetReplacement,
        OwnedAssets,
        DeploymentRepository,
        PinnedContent,
        DeploymentLog,
        DeploymentActivation,
        SpoolDirectory,
        IconRepository,
        IconSetRepository,
        IconUploads,
        IconDrawings,
        FileBytes,
      ],
    };
  }
}
