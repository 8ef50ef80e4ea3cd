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
  GuidelineSnapshotRepository,
  KeptDocumentRepository,
  SuppressionRepository,
} from '@livery/brand-governance-application';
import { SpoolDirectory } from '@livery/http';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { TypeOrmBrandCheckFixRepository } from '../persistence/typeorm-brand-check-fix.repository.ts';
import { SpoolFixedDocumentStorage } from '../storage/spool-fixed-document-storage.ts';
import { FixLinkResolver, FixLinks, KeptFixes } from './fix-links.ts';

type Collaborators = [
  BrandCheckRepository,
  GuidelineSnapshotRepository,
  SuppressionRepository,
  BrandCheckFixRepository,
  BrandCheckRecorder,
  CheckHistory,
  EventLog,
  UnitOfWork,
  Clock,
  DocumentStorage,
  FixedDocumentStorage,
  DocumentFixer,
];

/** What fixes the documents of checks. */
export function fixingProviders(documentFixer: DocumentFixer, keptDays: number): Provider[] {
  return [
    { provide: DocumentFixer, useValue: documentFixer },
    provideAs(BrandCheckFixRepository, TypeOrmBrandCheckFixRepository, Database),
    provideAs(FixedDocumentStorage, SpoolFixedDocumentStorage, Blobs, SpoolDirectory),
    provide(KeptFixes, BrandCheckFixRepository, BrandCheckRepository, KeptDocumentRepository),
    provide(FixLinks, BlobLinks, Clock),
    provide(FixLinkResolver, KeptFixes),
    {
      provide: FixBrandCheck,
      inject: [
        BrandCheckRepository,
        GuidelineSnapshotRepository,
        SuppressionRepository,
        BrandCheckFixRepository,
        BrandCheckRecorder,
        CheckHistory,
        EventLog,
        UnitOfWork,
        Clock,
        DocumentStorage,
        FixedDocumentStorage,
        DocumentFixer,
      ],
      useFactory: (...[brandChecks, snapshots, suppressions, fixes, recorder, history, ...others]: Collaborators) => {
        const [eventLog, unitOfWork, clock, documents, fixedDocuments, fixer] = others;
        const records = { brandChecks, snapshots, suppressions, fixes, recorder, history, eventLog, unitOfWork, clock };
        return new FixBrandCheck(records, documents, fixedDocuments, fixer, keptDays);
      },
    },
  ];
}
