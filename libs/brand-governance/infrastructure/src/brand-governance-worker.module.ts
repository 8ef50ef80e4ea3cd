import { type DynamicModule, Module } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
import {
  KeptDocumentRepository,
  SweepKeptDocuments,
  UnscopedKeptDocuments,
} from '@livery/brand-governance-application';
import { Clock, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { PostgresKeptDocumentRepository } from './persistence/postgres-kept-document.repository.ts';
import { PostgresUnscopedKeptDocuments } from './persistence/postgres-unscoped-kept-documents.ts';
import { KEPT_DOCUMENT_LIMITS } from './storage/kept-document-limits.ts';
import { BrandGovernanceWork } from './upkeep/brand-governance-work.ts';

const GIB = 1_073_741_824;

export interface BrandGovernanceWorkerOptions {
  readonly foundation: DynamicModule;
  /** Provides `Blobs`. */
  readonly blobs: DynamicModule;
  /** The most GiB of documents that are kept for one organization (default: `KEPT_DOCUMENT_LIMITS`). */
  readonly keptDocumentGib?: number | undefined;
}

/** The background work of the brand-governance context. */
@Module({})
export class BrandGovernanceWorkerModule {
  static with({ foundation, blobs, ...options }: BrandGovernanceWorkerOptions): DynamicModule {
    const { keptDocumentGib = KEPT_DOCUMENT_LIMITS.gibOfOrganization } = options;
    return {
      module: BrandGovernanceWorkerModule,
      imports: [foundation, blobs],
      providers: [
        provideAs(KeptDocumentRepository, PostgresKeptDocumentRepository, Database, Blobs),
        provideAs(UnscopedKeptDocuments, PostgresUnscopedKeptDocuments, Database),
        {
          provide: SweepKeptDocuments,
          inject: [UnscopedKeptDocuments, KeptDocumentRepository, UnitOfWork, Clock],
          useFactory: (...collaborators: [UnscopedKeptDocuments, KeptDocumentRepository, UnitOfWork, Clock]) =>
            new SweepKeptDocuments(...collaborators, keptDocumentGib * GIB),
        },
        provide(BrandGovernanceWork, SweepKeptDocuments),
      ],
      exports: [BrandGovernanceWork],
    };
  }
}
