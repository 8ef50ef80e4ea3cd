import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { BlobLinks, type RegisteredResolver } from '@livery/blobs';
import {
  AddAssetVersion,
  AssetCatalogue,
  AssetDeletion,
  ContentOwners,
  AssetRecorder,
  AssetReplacement,
  AssetSearch,
  AssetSources,
  AssetUsages,
  BulkChanges,
  CancelDeployment,
  ChangeAssetsInBulk,
  ChangeIcon,
  ChangeIconSet,
  ChangeLibraryAsset,
  ChangeLibraryFolder,
  CompareDeployments,
  CreateDeployment,
  CreateIcon,
  CreateIconSet,
  CreateLibraryAsset,
  CreateLibraryFolder,
  DecideReview,
  DeleteIconSet,
  DeleteLibraryAsset,
  DeleteLibraryFolder,
  DeployableAssets,
  DeploymentActivation,
  DeploymentLog,
  DeploymentRepository,
  FileBytes,
  FileIntake,
  FileRepository,
  FileSniffer,
  FileStorage,
  IconDrawings,
  IconRepository,
  IconSetRepository,
  IconUploads,
  LibraryAssetRepository,
  LibraryFolderRepository,
  OwnedAssets,
  Previews,
  RequestReview,
  RestoreAssetVersion,
  RestoreLibraryAsset,
  ReviewedAssets,
  ReviewPolicyRepository,
  ReviewRepository,
  ReviewRequests,
  RollBackDeployment,
  SetReviewPolicy,
  StoreFile,
  TakeBackReview,
  TextHash,
  VersionLog,
} from '@livery/content-application';
import { SpoolDirectory } from '@livery/http';
import { Jobs } from '@livery/jobs';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { provide, provideAs } from '@livery/runtime';
import { ContentModule, type ContentOptions } from './content.module.ts';
import { JobDeploymentActivation } from './deployments/job-deployment-activation.ts';
import { NodeTextHash } from './deployments/node-text-hash.ts';
import { ActiveDeploymentController } from './http/active-deployment.controller.ts';
import { AssetBulkController } from './http/asset-bulk.controller.ts';
import { AssetUsagesController } from './http/asset-usages.controller.ts';
import { AssetPreviewsController } from './http/asset-previews.controller.ts';
import { AssetVersionsController } from './http/asset-versions.controller.ts';
import { DeploymentsController } from './http/deployments.controller.ts';
import { FilesController } from './http/files.controller.ts';
import { IconTransfersController } from './http/icon-transfers.controller.ts';
import { IconSetsController } from './http/icon-sets.controller.ts';
import { IconsController } from './http/icons.controller.ts';
import { LibraryAssetsController } from './http/library-assets.controller.ts';
import { LibraryFoldersController } from './http/library-folders.controller.ts';
import { LibraryPresenter } from './http/library-presenter.ts';
import { PptSetDownloadsController } from './http/ppt-set-downloads.controller.ts';
import { PptSetsController } from './http/ppt-sets.controller.ts';
import { ReviewPolicyController } from './http/review-policy.controller.ts';
import { ReviewsController } from './http/reviews.controller.ts';
import { SlideAssetsController } from './http/slide-assets.controller.ts';
import { SlideContentsController } from './http/slide-contents.controller.ts';
import { IconExports } from './icons/icon-exports.ts';
import { IconImports } from './icons/icon-imports.ts';
import { IconShelf } from './icons/icon-shelf.ts';
import { AssetLinkResolver, AssetPreviewLinkResolver } from './links/asset-link-resolvers.ts';
import { AssetPictures } from './links/asset-pictures.ts';
import { DeploymentLinkResolver } from './links/deployment-link-resolver.ts';
import { DeploymentLinks } from './links/deployment-links.ts';
import { FileLinkResolver } from './links/file-link-resolver.ts';
import { LibraryLinkFactory } from './links/library-link-factory.ts';
import { ReleasedAssets } from './links/released-assets.ts';
import { slideHttpProviders } from './slides/slide-providers.ts';
import { FileTypeSniffer } from './sniffing/file-type-sniffer.ts';

export interface ContentHttpOptions extends ContentOptions {
  /** An existing directory for files that are worked on (default: that of the system for temporary files). */
  readonly spoolDirectory?: string | undefined;
}

/** Serves the content context over HTTP. */
@Module({})
export class ContentHttpModule {
  static readonly controllers = [
    FilesController,
    LibraryAssetsController,
    AssetBulkController,
    AssetVersionsController,
    AssetUsagesController,
    AssetPreviewsController,
    LibraryFoldersController,
    ReviewsController,
    ReviewPolicyController,
    ActiveDeploymentController,
    DeploymentsController,
    SlideAssetsController,
    SlideContentsController,
    PptSetsController,
    PptSetDownloadsController,
    IconSetsController,
    IconsController,
    IconTransfersController,
  ];

  static with({ spoolDirectory, ...options }: ContentHttpOptions): DynamicModule {
    const { foundation, blobs, jobs } = options;
    return {
      module: ContentHttpModule,
      imports: [foundation, blobs, jobs, ContentModule.with(options)],
      controllers: ContentHttpModule.controllers,
      providers: [
        { provide: SpoolDirectory, useValue: new SpoolDirectory(spoolDirectory) },
        ...library(),
        ...folders(),
        ...reviews(),
        ...deployments(),
        ...links(),
        ...slideHttpProviders(),
        ...icons(),
      ],
      exports: [AssetLinkResolver, AssetPreviewLinkResolver, FileLinkResolver, DeploymentLinkResolver],
    };
  }

  /** The resolvers of the links in this context's records. @param module the result of `with` */
  static resolvers(module: DynamicModule): readonly RegisteredResolver[] {
    return [AssetLinkResolver, AssetPreviewLinkResolver, FileLinkResolver, DeploymentLinkResolver].map((resolver) => ({
      from: module,
      resolver,
    }));
  }
}

function library(): Provider[] {
  return [
    { provide: FileSniffer, useClass: FileTypeSniffer },
    provide(FileIntake, FileSniffer, FileStorage),
    provide(AssetSources, FileIntake, FileRepository, Clock),
    provide(
      AssetCatalogue,
      LibraryAssetRepository,
      LibraryFolderRepository,
      ReviewPolicyRepository,
      AssetSearch,
      Clock,
    ),
    provide(StoreFile, FileIntake, FileRepository, UnitOfWork, Clock),
    provide(CreateLibraryAsset, AssetSources, LibraryFolderRepository, VersionLog, AssetRecorder, UnitOfWork, Clock),
    provide(ChangeLibraryAsset, LibraryAssetRepository, LibraryFolderRepository, AssetRecorder, UnitOfWork, Clock),
    provide(AssetDeletion, AssetUsages, Clock),
    provide(DeleteLibraryAsset, LibraryAssetRepository, AssetDeletion, AssetRecorder, UnitOfWork),
    provide(RestoreLibraryAsset, LibraryAssetRepository, LibraryFolderRepository, AssetRecorder, UnitOfWork, Clock),
    provide(AddAssetVersion, AssetSources, LibraryAssetRepository, ContentOwners, AssetReplacement, UnitOfWork),
    provide(
      RestoreAssetVersion,
      LibraryAssetRepository,
      ContentOwners,
      FileRepository,
      AssetReplacement,
      AssetRecorder,
      UnitOfWork,
    ),
    provide(BulkChanges, ReviewRequests, AssetDeletion, Clock),
    provide(
      ChangeAssetsInBulk,
      LibraryAssetRepository,
      LibraryFolderRepository,
      AssetRecorder,
      BulkChanges,
      UnitOfWork,
    ),
  ];
}

function folders(): Provider[] {
  return [
    provide(CreateLibraryFolder, LibraryFolderRepository, EventLog, UnitOfWork, Clock),
    provide(ChangeLibraryFolder, LibraryFolderRepository, EventLog, UnitOfWork, Clock),
    provide(
      DeleteLibraryFolder,
      LibraryFolderRepository,
      LibraryAssetRepository,
      AssetDeletion,
      AssetRecorder,
      EventLog,
      UnitOfWork,
    ),
  ];
}

function reviews(): Provider[] {
  return [
    provide(ReviewRequests, ReviewRepository, ReviewPolicyRepository, EventLog, Clock),
    provide(ReviewedAssets, ReviewRepository, LibraryAssetRepository, AssetRecorder, EventLog),
    provide(RequestReview, LibraryAssetRepository, ReviewRequests, AssetRecorder, UnitOfWork),
    provide(DecideReview, ReviewedAssets, ReviewPolicyRepository, UnitOfWork, Clock),
    provide(TakeBackReview, ReviewedAssets, UnitOfWork, Clock),
    provide(SetReviewPolicy, ReviewPolicyRepository, EventLog, UnitOfWork, Clock),
  ];
}

function deployments(): Provider[] {
  return [
    provideAs(DeploymentActivation, JobDeploymentActivation, Jobs),
    { provide: TextHash, useClass: NodeTextHash },
    provide(DeployableAssets, LibraryAssetRepository, ContentOwners),
    provide(CreateDeployment, DeployableAssets, DeploymentLog, DeploymentActivation, TextHash, UnitOfWork, Clock),
    provide(RollBackDeployment, DeploymentLog, DeploymentActivation, UnitOfWork, Clock),
    provide(CancelDeployment, DeploymentLog, UnitOfWork, Clock),
    provide(CompareDeployments, DeploymentRepository),
    provide(DeploymentLinks, BlobLinks, Clock),
    provide(DeploymentLinkResolver, DeploymentRepository),
  ];
}

function links(): Provider[] {
  return [
    provide(LibraryLinkFactory, BlobLinks, Clock),
    provide(LibraryPresenter, LibraryFolderRepository, ReviewPolicyRepository, Previews, LibraryLinkFactory, Clock),
    provide(AssetLinkResolver, LibraryAssetRepository, FileRepository, ReleasedAssets),
    provide(AssetPictures, Previews),
    provide(ReleasedAssets, ReviewPolicyRepository, Clock),
    provide(AssetPreviewLinkResolver, LibraryAssetRepository, FileRepository, ReleasedAssets, AssetPictures),
    provide(FileLinkResolver, FileRepository, LibraryAssetRepository),
  ];
}

function icons(): Provider[] {
  return [
    provide(IconImports, FileIntake, FileRepository, IconSetRepository, Jobs, UnitOfWork, Clock),
    provide(IconExports, IconRepository, IconShelf, FileBytes),
    provide(IconShelf, IconRepository, LibraryAssetRepository, Previews, FileBytes),
    provide(
      CreateIcon,
      IconUploads,
      IconDrawings,
      IconSetRepository,
      IconRepository,
      OwnedAssets,
      EventLog,
      UnitOfWork,
    ),
    provide(
      ChangeIcon,
      LibraryAssetRepository,
      IconRepository,
      IconSetRepository,
      AssetRecorder,
      EventLog,
      UnitOfWork,
      Clock,
    ),
    provide(CreateIconSet, IconSetRepository, EventLog, UnitOfWork, Clock),
    provide(ChangeIconSet, IconSetRepository, EventLog, UnitOfWork, Clock),
    provide(
      DeleteIconSet,
      IconSetRepository,
      IconRepository,
      LibraryAssetRepository,
      AssetDeletion,
      AssetRecorder,
      EventLog,
      UnitOfWork,
    ),
  ];
}
