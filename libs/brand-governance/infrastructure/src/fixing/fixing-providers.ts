import type { Provider } from '@nestjs/common';
import { BlobLinks, Blobs } from '@livery/blobs';
import {
  BrandCheckFixRepository,
  BrandCheckRecorder,
  BrandCheckRepository,
  CheckHistory,
  DocumentFixer,
  DocumentStorage,
  FixBrandCheck,
  FixedDocumentStorage,
  FixRecords,
  GuidelineSnapshotRepository,
  KeptDocumentRepository,
  StorePatience,
  SuppressionRepository,
} from '@livery/brand-governance-application';
import { SpoolDirectory } from '@livery/http';
import { AuditTrail, Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { TypeOrmBrandCheckFixRepository } from '../persistence/typeorm-brand-check-fix.repository.ts';
import { SpoolFixedDocumentStorage } from '../storage/spool-fixed-document-storage.ts';
import { FixLinkResolver, FixLinks, KeptFixes } from './fix-links.ts';

type FixBrandCheckCollaborators = [FixRecords, DocumentStorage, FixedDocumentStorage, DocumentFixer];

/** Provides fixing of the documents of checks. @param keptDays for how many days fixed documents are kept */
export function fixingProviders(documentFixer: DocumentFixer, keptDays: number): Provider[] {
  return [
    { provide: DocumentFixer, useValue: documentFixer },
    provideAs(BrandCheckFixRepository, TypeOrmBrandCheckFixRepository, Database),
    provideAs(FixedDocumentStorage, SpoolFixedDocumentStorage, Blobs, SpoolDirectory),
    provide(KeptFixes, BrandCheckFixRepository, BrandCheckRepository, KeptDocumentRepository),
    provide(FixLinks, BlobLinks, Clock),
    provide(FixLinkResolver, KeptFixes, AuditTrail, UnitOfWork),
    provide(
      FixRecords,
      BrandCheckRepository,
      GuidelineSnapshotRepository,
      SuppressionRepository,
      BrandCheckFixRepository,
      BrandCheckRecorder,
      CheckHistory,
      EventLog,
      UnitOfWork,
      Clock,
    ),
    {
      provide: FixBrandCheck,
      inject: [StorePatience, FixRecords, DocumentStorage, FixedDocumentStorage, DocumentFixer],
      useFactory: (patience: StorePatience, ...collaborators: FixBrandCheckCollaborators) =>
        new FixBrandCheck(...collaborators, keptDays, patience),
    },
  ];
}
