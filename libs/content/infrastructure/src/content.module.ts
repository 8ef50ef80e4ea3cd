import { type DynamicModule, Module } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
import {
  type AssetFollower,
  AssetFollowers,
  AssetPlaces,
  AssetReplacement,
  AssetRecorder,
  ContentOwners,
  AssetSearch,
  AssetUsages,
  DeploymentLog,
  DeploymentRepository,
  FileBytes,
  FileRepository,
  FileStorage,
  IconDrawings,
  IconFollower,
  IconRepository,
  IconSanitizer,
  IconSetRepository,
  IconUploads,
  LibraryAssetRepository,
  LibraryFolderRepository,
  OwnedAssets,
  PinnedContent,
  PreviewRepository,
  Previews,
  PptSetFollower,
  PptSetRepository,
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
import { BlobPinnedContent } from './deployments/blob-pinned-content.ts';
import { TypeOrmDeploymentRepository } from './persistence/typeorm-deployment.repository.ts';
import { ChildIconSanitizer } from './icons/child-icon-sanitizer.ts';
import { ICON_SANITIZING_LIMITS } from './icons/icon-sanitizing-limits.ts';
import { LocalFileBytes } from './icons/local-file-bytes.ts';
import { TypeOrmFileRepository } from './persistence/typeorm-file.repository.ts';
import { TypeOrmIconSetRepository } from './persistence/typeorm-icon-set.repository.ts';
import { TypeOrmIconRepository } from './persistence/typeorm-icon.repository.ts';
import { TypeOrmLibraryAssetRepository } from './persistence/typeorm-library-asset.repository.ts';
import { TypeOrmLibraryFolderRepository } from './persistence/typeorm-library-folder.repository.ts';
import { TypeOrmPptSetRepository } from './persistence/typeorm-ppt-set.repository.ts';
import { TypeOrmReviewPolicyRepository } from './persistence/typeorm-review-policy.repository.ts';
import { TypeOrmReviewRepository } from './persistence/typeorm-review.repository.ts';
import { PostgresPreviewRepository } from './persistence/postgres-preview.repository.ts';
import { JobPreviews } from './previews/job-previews.ts';
import { PreviewJobs } from './previews/preview-jobs.ts';
import { TypeOrmSlideAssetRepository } from './persistence/typeorm-slide-asset.repository.ts';
import { PostgresAssetSearch } from './search/postgres-asset-search.ts';
import { BlobFileStorage } from './storage/blob-file-storage.ts';
import { JobTextIndexing } from './text/job-text-indexing.ts';
import { PostgresContentOwners } from './usages/postgres-content-owners.ts';
import { PostgresAssetUsages } from './usages/postgres-asset-usages.ts';

export interface ContentOptions {
  readonly foundation: DynamicModule;
  /** Provides `Blobs` and `BlobLinks`. */
  readonly blobs: DynamicModule;
  /** Provides `Jobs`. */
  readonly jobs: DynamicModule;
}

/** The stores of the content context, which requests and the worker share. */
@Module({})
export class ContentModule {
  static with({ foundation, blobs, jobs }: ContentOptions): DynamicModule {
    return {
      module: ContentModule,
      imports: [foundation, blobs, jobs],
      providers: [
        provideAs(FileRepository, TypeOrmFileRepository, Database),
        provideAs(LibraryAssetRepository, TypeOrmLibraryAssetRepository, Database),
        provideAs(LibraryFolderRepository, TypeOrmLibraryFolderRepository, Database),
        provideAs(ReviewRepository, TypeOrmReviewRepository, Database),
        provideAs(ReviewPolicyRepository, TypeOrmReviewPolicyRepository, Database),
        provideAs(SlideAssetRepository, TypeOrmSlideAssetRepository, Database),
        provideAs(PptSetRepository, TypeOrmPptSetRepository, Database),
        provideAs(AssetSearch, PostgresAssetSearch, Database),
        provideAs(FileStorage, BlobFileStorage, Blobs),
        provideAs(AssetUsages, PostgresAssetUsages, Database),
        provideAs(PreviewRepository, PostgresPreviewRepository, Database, Clock),
        provide(PreviewJobs, Jobs),
        provideAs(Previews, JobPreviews, PreviewRepository, PreviewJobs),
        provide(AssetPlaces, LibraryFolderRepository, ReviewPolicyRepository, Previews),
        provideAs(DeploymentRepository, TypeOrmDeploymentRepository, Database),
        provideAs(PinnedContent, BlobPinnedContent, Blobs),
        provide(DeploymentLog, DeploymentRepository, PinnedContent, EventLog),
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
        provideAs(IconRepository, TypeOrmIconRepository, Database),
        provideAs(IconSetRepository, TypeOrmIconSetRepository, Database),
        {
          provide: IconSanitizer,
          useFactory: () => new ChildIconSanitizer(ICON_SANITIZING_LIMITS),
        },
        { provide: SpoolDirectory, useValue: new SpoolDirectory() },
        provideAs(FileBytes, LocalFileBytes, Blobs, SpoolDirectory),
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
        provide(IconUploads, FileRepository, FileStorage, FileBytes),
        provide(IconDrawings, IconSanitizer, FileBytes, OwnedAssets),
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
        AssetUsages,
        PreviewRepository,
        PreviewJobs,
        Previews,
        ContentOwners,
        SlideAssetRepository,
        PptSetRepository,
        AssetRecorder,
        VersionLog,
        AssetReplacement,
        OwnedAssets,
        DeploymentRepository,
        PinnedContent,
        DeploymentLog,
        VersionLog,
        AssetReplacement,
        OwnedAssets,
        IconRepository,
        IconSetRepository,
        IconUploads,
        IconDrawings,
        FileBytes,
      ],
    };
  }
}
