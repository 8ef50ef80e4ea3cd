import { type DynamicModule, Module } from '@nestjs/common';
import {
  BrandCheckRecorder,
  BrandCheckRepository,
  CheckHistory,
  DocumentInspector,
  DocumentSimulator,
  DocumentStorage,
  EndAbandonedBrandChecks,
  GuidelineSnapshotRepository,
  JudgePendingBrandCheck,
  KeptDocumentRepository,
  SimulateDocument,
  SimulationRepository,
  SweepKeptDocuments,
  UnscopedAbandonedBrandChecks,
  UnscopedKeptDocuments,
} from '@livery/brand-governance-application';
import type { TransferableFile } from '@livery/file-transfer';
import { Jobs, type RegisteredJobKind } from '@livery/jobs';
import { Clock, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { BrandGovernanceModule, type BrandGovernanceOptions } from './brand-governance.module.ts';
import { JobUnscopedAbandonedBrandChecks } from './pending/job-unscoped-abandoned-brand-checks.ts';
import { JudgeDocumentJob } from './pending/judge-document.job.ts';
import { PostgresUnscopedKeptDocuments } from './persistence/postgres-unscoped-kept-documents.ts';
import { KEPT_DOCUMENT_LIMITS } from './storage/kept-document-limits.ts';
import { SimulateRulesJob } from './simulation/simulate-rules.job.ts';
import { BrandGovernanceWork } from './upkeep/brand-governance-work.ts';

const GIB = 1_073_741_824;

export interface BrandGovernanceWorkerOptions extends BrandGovernanceOptions {
  /** The number of threads of the document inspector. */
  readonly checkThreads: number;
  /** Simulates in the threads of the document inspector. */
  readonly documentSimulator: DocumentSimulator;
  /** The most GiB of documents that are kept for one organization (default: `KEPT_DOCUMENT_LIMITS`). */
  readonly keptDocumentGib?: number | undefined;
}

/** The background work of the brand-governance context. */
@Module({})
export class BrandGovernanceWorkerModule {
  static with({ checkThreads, ...options }: BrandGovernanceWorkerOptions): DynamicModule {
    const { keptDocumentGib = KEPT_DOCUMENT_LIMITS.gibOfOrganization } = options;
    return {
      module: BrandGovernanceWorkerModule,
      imports: [options.foundation, options.jobs, BrandGovernanceModule.with(options)],
      providers: [
        { provide: DocumentSimulator, useValue: options.documentSimulator },
        provide(SimulateDocument, BrandCheckRepository, DocumentStorage, DocumentSimulator),
        {
          provide: SimulateRulesJob,
          inject: [SimulationRepository, SimulateDocument],
          useFactory: (simulations: SimulationRepository, simulate: SimulateDocument<TransferableFile>) =>
            new SimulateRulesJob(simulations, simulate, checkThreads),
        },
        provideAs(UnscopedKeptDocuments, PostgresUnscopedKeptDocuments, Database),
        {
          provide: SweepKeptDocuments,
          inject: [UnscopedKeptDocuments, KeptDocumentRepository, UnitOfWork, Clock],
          useFactory: (...collaborators: [UnscopedKeptDocuments, KeptDocumentRepository, UnitOfWork, Clock]) =>
            new SweepKeptDocuments(...collaborators, keptDocumentGib * GIB),
        },
        provideAs(UnscopedAbandonedBrandChecks, JobUnscopedAbandonedBrandChecks, Database, Jobs),
        provide(EndAbandonedBrandChecks, UnscopedAbandonedBrandChecks, JudgePendingBrandCheck, UnitOfWork, Clock),
        provide(BrandGovernanceWork, SweepKeptDocuments, EndAbandonedBrandChecks),
        provide(
          JudgePendingBrandCheck,
          BrandCheckRepository,
          GuidelineSnapshotRepository,
          DocumentStorage,
          DocumentInspector,
          BrandCheckRecorder,
          Clock,
          CheckHistory,
        ),
        {
          provide: JudgeDocumentJob,
          inject: [JudgePendingBrandCheck],
          useFactory: (judge: JudgePendingBrandCheck<TransferableFile>) => new JudgeDocumentJob(judge, checkThreads),
        },
      ],
      exports: [BrandGovernanceWork, JudgeDocumentJob, SimulateRulesJob],
    };
  }

  /** The kinds of jobs that this context runs. @param module the result of `with` */
  static jobKinds(module: DynamicModule): readonly RegisteredJobKind[] {
    return [
      { from: module, kind: JudgeDocumentJob },
      { from: module, kind: SimulateRulesJob },
    ];
  }
}
