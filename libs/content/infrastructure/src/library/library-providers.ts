import type { Provider } from '@nestjs/common';
import { BlobLinks } from '@livery/blobs';
import {
  AddAssetVersion,
  AssetCatalogue,
  AssetDeletion,
  AssetRecorder,
  AssetReplacement,
  AssetSearch,
  AssetSources,
  AssetUsages,
  BulkChanges,
  ChangeAssetsInBulk,
  ChangeLibraryAsset,
  ChangeLibraryFolder,
  ContentOwners,
  CreateLibraryAsset,
  CreateLibraryFolder,
  DecideReview,
  DeleteLibraryAsset,
  DeleteLibraryFolder,
  FileIntake,
  FileRepository,
  FileSniffer,
  FileStorage,
  LibraryAssetRepository,
  LibraryFolderRepository,
  MissingContent,
  Previews,
  RequestReview,
  RestoreAssetVersion,
  RestoreLibraryAsset,
  ReviewedAssets,
  ReviewPolicyRepository,
  ReviewRepository,
  ReviewRequests,
  SetReviewPolicy,
  StoreFile,
  TakeBackReview,
  VersionLog,
} from '@livery/content-application';
import { Dashboard } from '@livery/http';
import { Clock, CredentialOrigins, EventLog, UnitOfWork } from '@livery/kernel';
import { provide } from '@livery/runtime';
import { LibraryPresenter } from '../http/library-presenter.ts';
import { AssetLinkResolver, AssetPreviewLinkResolver } from '../links/asset-link-resolvers.ts';
import { AssetPictures } from '../links/asset-pictures.ts';
import { FileLinkResolver } from '../links/file-link-resolver.ts';
import { LibraryLinkFactory } from '../links/library-link-factory.ts';
import { PublishedLinkResolver } from '../links/published-link-resolver.ts';
import { ReleasedAssets } from '../links/released-assets.ts';
import { FileTypeSniffer } from '../sniffing/file-type-sniffer.ts';

/** What requests need of the library. */
export function libraryHttpProviders(): Provider[] {
  return [...assets(), ...folders(), ...reviews(), ...links()];
}

function assets(): Provider[] {
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
    provide(
      DecideReview,
      ReviewRepository,
      ReviewedAssets,
      CredentialOrigins,
      ReviewPolicyRepository,
      UnitOfWork,
      Clock,
    ),
    provide(TakeBackReview, ReviewedAssets, UnitOfWork, Clock),
    provide(SetReviewPolicy, ReviewPolicyRepository, EventLog, UnitOfWork, Clock),
  ];
}

function links(): Provider[] {
  return [
    provide(LibraryLinkFactory, BlobLinks, Dashboard, Clock),
    provide(
      LibraryPresenter,
      LibraryFolderRepository,
      ReviewPolicyRepository,
      Previews,
      MissingContent,
      LibraryLinkFactory,
      Clock,
    ),
    provide(AssetLinkResolver, LibraryAssetRepository, FileRepository, ReleasedAssets, AssetPictures),
    provide(PublishedLinkResolver, LibraryAssetRepository, ReleasedAssets, AssetPictures),
    provide(AssetPictures, Previews),
    provide(ReleasedAssets, ReviewPolicyRepository, MissingContent, Clock),
    provide(AssetPreviewLinkResolver, LibraryAssetRepository, FileRepository, ReleasedAssets, AssetPictures),
    provide(FileLinkResolver, FileRepository, LibraryAssetRepository),
  ];
}
