import { setTimeout as pause } from 'node:timers/promises';
import { type DynamicModule, Module } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
import {
  AcceptBrandCheck,
  BrandCheckRecorder,
  AcceptFindings,
  BrandCheckRepository,
  BrandPaletteRepository,
  BrandRuleRepository,
  CheckHistory,
  CompareBrandChecks,
  DeleteSuppression,
  DocumentIllustrator,
  DocumentInspector,
  DocumentStorage,
  DropDocument,
  ExpressionDialect,
  FontRepository,
  GuidelineRepository,
  GuidelineSnapshotRepository,
  KeptDocumentRepository,
  OrderSimulation,
  PendingBrandChecks,
  IllustrateBrandCheck,
  ReportOnBrandCheck,
  RunBrandCheck,
  SimulationRepository,
  SuppressionRepository,
  TemplateReader,
  StorePatience,
} from '@livery/brand-governance-application';
import { SpoolDirectory } from '@livery/http';
import { Jobs } from '@livery/jobs';
import { AuditTrail, Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { KEPT_DOCUMENT_LIMITS } from './storage/kept-document-limits.ts';
import { GUIDELINE_USE_CASES, guidelineProviders } from './guideline-providers.ts';
import { LEARNING_USE_CASES, learningProviders } from './learning-providers.ts';
import { Re2ExpressionDialect } from './expressions/re2-expression-dialect.ts';
import { PostgresGuidelineSnapshotRepository } from './persistence/postgres-guideline-snapshot.repository.ts';
import { PostgresKeptDocumentRepository } from './persistence/postgres-kept-document.repository.ts';
import { JobPendingBrandChecks } from './pending/job-pending-brand-checks.ts';
import { DocumentWriter } from './storage/document-writer.ts';
import { BlobDocumentStorage } from './storage/blob-document-storage.ts';
import { PostgresGuidelineRepository } from './persistence/postgres-guideline.repository.ts';
import { PostgresSimulationRepository } from './persistence/postgres-simulation.repository.ts';
import { StartSimulation } from './simulation/start-simulation.ts';
import { TypeOrmBrandCheckRepository } from './persistence/typeorm-brand-check.repository.ts';
import { TypeOrmBrandPaletteRepository } from './persistence/typeorm-brand-palette.repository.ts';
import { TypeOrmBrandRuleRepository } from './persistence/typeorm-brand-rule.repository.ts';
import { TypeOrmFontRepository } from './persistence/typeorm-font.repository.ts';
import { TypeOrmSuppressionRepository } from './persistence/typeorm-suppression.repository.ts';

export interface BrandGovernanceOptions {
  readonly foundation: DynamicModule;
  /** Provides `Blobs`. */
  readonly blobs: DynamicModule;
  /** Provides `Jobs`. */
  readonly jobs: DynamicModule;
  /** The document inspector, which the composition root makes and closes, since it decides about threads. */
  readonly documentInspector: DocumentInspector;
  /** Draws documents for reports, in the threads of the inspector. */
  readonly documentIllustrator: DocumentIllustrator;
  /** Learns from templates, in the threads of the inspector. */
  readonly templateReader: TemplateReader;
  /** For how many days documents are kept after their check (default: `KEPT_DOCUMENT_LIMITS`). */
  readonly keptDocumentDays?: number | undefined;
  /** An existing directory for copies of documents (default: that of the system for temporary files). */
  readonly spoolDirectory?: string | undefined;
}

type AcceptBrandCheckCollaborators = [
  GuidelineRepository,
  DocumentStorage,
  BrandCheckRecorder,
  UnitOfWork,
  Clock,
  CheckHistory,
];

type RunBrandCheckCollaborators = [
  GuidelineRepository,
  DocumentInspector,
  DocumentStorage,
  BrandCheckRecorder,
  UnitOfWork,
  Clock,
  CheckHistory,
];

/** Provides the use cases of the brand-governance context with their adapters. */
@Module({})
export class BrandGovernanceModule {
  static with(options: BrandGovernanceOptions): DynamicModule {
    const { foundation, blobs, jobs, documentInspector, documentIllustrator, templateReader, spoolDirectory } = options;
    const { keptDocumentDays = KEPT_DOCUMENT_LIMITS.days } = options;
    return {
      module: BrandGovernanceModule,
      imports: [foundation, blobs, jobs],
      providers: [
        { provide: DocumentInspector, useValue: documentInspector },
        { provide: DocumentIllustrator, useValue: documentIllustrator },
        { provide: TemplateReader, useValue: templateReader },
        ...learningProviders(),
        provideAs(BrandRuleRepository, TypeOrmBrandRuleRepository, Database),
        provideAs(BrandPaletteRepository, TypeOrmBrandPaletteRepository, Database),
        provideAs(FontRepository, TypeOrmFontRepository, Database),
        provideAs(BrandCheckRepository, TypeOrmBrandCheckRepository, Database),
        provideAs(
          GuidelineRepository,
          PostgresGuidelineRepository,
          BrandRuleRepository,
          BrandPaletteRepository,
          Database,
        ),
        { provide: SpoolDirectory, useValue: new SpoolDirectory(spoolDirectory) },
        provide(DocumentWriter),
        provideAs(DocumentStorage, BlobDocumentStorage, Blobs, SpoolDirectory, DocumentWriter),
        provideAs(PendingBrandChecks, JobPendingBrandChecks, Jobs),
        provideAs(KeptDocumentRepository, PostgresKeptDocumentRepository, Database, Blobs),
        provideAs(GuidelineSnapshotRepository, PostgresGuidelineSnapshotRepository, Database),
        provide(
          BrandCheckRecorder,
          BrandCheckRepository,
          GuidelineSnapshotRepository,
          KeptDocumentRepository,
          DocumentStorage,
          PendingBrandChecks,
          EventLog,
        ),
        provideAs(ExpressionDialect, Re2ExpressionDialect),
        provideAs(SimulationRepository, PostgresSimulationRepository, Database),
        provide(OrderSimulation, GuidelineRepository, SimulationRepository, Clock, ExpressionDialect),
        provide(StartSimulation, OrderSimulation, SimulationRepository, Jobs, UnitOfWork),
        provide(CompareBrandChecks, BrandCheckRepository),
        ...guidelineProviders(),
        provide(DropDocument, BrandCheckRepository, KeptDocumentRepository, AuditTrail, UnitOfWork),
        {
          provide: StorePatience,
          useValue: new StorePatience((ms, signal) => pause(ms, undefined, { signal })),
        },
        {
          provide: RunBrandCheck,
          inject: [
            StorePatience,
            GuidelineRepository,
            DocumentInspector,
            DocumentStorage,
            BrandCheckRecorder,
            UnitOfWork,
            Clock,
            CheckHistory,
          ],
          useFactory: (patience: StorePatience, ...collaborators: RunBrandCheckCollaborators) =>
            new RunBrandCheck(...collaborators, keptDocumentDays, patience),
        },
        {
          provide: AcceptBrandCheck,
          inject: [
            StorePatience,
            GuidelineRepository,
            DocumentStorage,
            BrandCheckRecorder,
            UnitOfWork,
            Clock,
            CheckHistory,
          ],
          useFactory: (patience: StorePatience, ...collaborators: AcceptBrandCheckCollaborators) =>
            new AcceptBrandCheck(...collaborators, keptDocumentDays, patience),
        },
        provide(
          ReportOnBrandCheck,
          BrandCheckRepository,
          CheckHistory,
          GuidelineSnapshotRepository,
          DocumentStorage,
          DocumentIllustrator,
        ),
        provide(IllustrateBrandCheck, BrandCheckRepository, DocumentStorage, DocumentIllustrator),
        provide(CheckHistory, BrandCheckRepository, SuppressionRepository),
        provideAs(SuppressionRepository, TypeOrmSuppressionRepository, Database),
        provide(AcceptFindings, BrandCheckRepository, SuppressionRepository, EventLog, UnitOfWork, Clock),
        provide(DeleteSuppression, BrandCheckRepository, SuppressionRepository, EventLog, UnitOfWork),
      ],
      exports: [
        ...GUIDELINE_USE_CASES,
        ...LEARNING_USE_CASES,
        BrandRuleRepository,
        BrandPaletteRepository,
        FontRepository,
        BrandCheckRepository,
        ReportOnBrandCheck,
        IllustrateBrandCheck,
        RunBrandCheck,
        AcceptBrandCheck,
        StorePatience,
        CompareBrandChecks,
        DropDocument,
        KeptDocumentRepository,
        GuidelineSnapshotRepository,
        DocumentStorage,
        DocumentInspector,
        SpoolDirectory,
        BrandCheckRecorder,
        CheckHistory,
        SuppressionRepository,
        AcceptFindings,
        DeleteSuppression,
        SimulationRepository,
        StartSimulation,
      ],
    };
  }
}
