import type { Provider } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
import {
  AssetCatalogue,
  AssetDeletion,
  AssetRecorder,
  ChangeIcon,
  ChangeIconSet,
  CreateIcon,
  CreateIconSet,
  DeleteIconSet,
  FileBytes,
  FileIntake,
  FileRepository,
  FileStorage,
  IconDrawings,
  IconRepository,
  IconSanitizer,
  IconSetRepository,
  IconUploads,
  ImportIcons,
  LibraryAssetRepository,
  OwnedAssets,
  ReplaceIcon,
  Previews,
} from '@livery/content-application';
import { SpoolDirectory } from '@livery/http';
import { Jobs } from '@livery/jobs';
import { AuditTrail, Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { ChildIconSanitizer } from './child-icon-sanitizer.ts';
import { IconExports } from './icon-exports.ts';
import { IconImports } from './icon-imports.ts';
import { ICON_SANITIZING_LIMITS } from './icon-sanitizing-limits.ts';
import { IconSourceFiles } from './icon-source-file.ts';
import { IconifyReader } from './iconify-reader.ts';
import { IconShelf } from './icon-shelf.ts';
import { ImportIconsJob } from './import-icons.job.ts';
import { LocalFileBytes } from './local-file-bytes.ts';
import { TypeOrmIconSetRepository } from '../persistence/typeorm-icon-set.repository.ts';
import { TypeOrmIconRepository } from '../persistence/typeorm-icon.repository.ts';

/** What requests and the worker need of icons. */
export function iconProviders(): Provider[] {
  return [
    provideAs(IconRepository, TypeOrmIconRepository, Database),
    provideAs(IconSetRepository, TypeOrmIconSetRepository, Database),
    { provide: IconSanitizer, useFactory: () => new ChildIconSanitizer(ICON_SANITIZING_LIMITS) },
    provideAs(FileBytes, LocalFileBytes, Blobs, SpoolDirectory),
    provide(IconUploads, FileRepository, FileStorage, FileBytes),
    provide(IconDrawings, IconSanitizer, FileBytes, OwnedAssets),
  ];
}

/** What requests need of them besides. */
export function iconHttpProviders(): Provider[] {
  return [
    provide(IconImports, FileIntake, FileRepository, IconSetRepository, Jobs, AuditTrail, UnitOfWork, Clock),
    provide(IconExports, IconRepository, IconShelf, FileBytes, AuditTrail, UnitOfWork),
    provide(IconShelf, IconRepository, LibraryAssetRepository, Previews, FileBytes, AssetCatalogue),
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
    {
      provide: ReplaceIcon,
      inject: [
        IconUploads,
        IconDrawings,
        LibraryAssetRepository,
        IconRepository,
        OwnedAssets,
        AssetRecorder,
        UnitOfWork,
      ],
      useFactory: (
        uploads: IconUploads,
        drawings: IconDrawings,
        assets: LibraryAssetRepository,
        icons: IconRepository,
        owned: OwnedAssets,
        recorder: AssetRecorder,
        unitOfWork: UnitOfWork,
      ) => new ReplaceIcon(uploads, drawings, { assets, icons }, owned, recorder, unitOfWork),
    },
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

/** What the worker needs of them besides. */
export function iconWorkerProviders(): Provider[] {
  return [
    provide(ImportIcons, IconSetRepository, IconRepository, LibraryAssetRepository, OwnedAssets, EventLog, Clock),
    provide(IconifyReader),
    provide(IconSourceFiles, FileRepository, Blobs, SpoolDirectory, IconifyReader),
    {
      provide: ImportIconsJob,
      inject: [IconSourceFiles, IconDrawings, ImportIcons, IconUploads],
      useFactory: (sources: IconSourceFiles, drawings: IconDrawings, importIcons: ImportIcons, uploads: IconUploads) =>
        new ImportIconsJob(sources, drawings, importIcons, uploads),
    },
  ];
}
