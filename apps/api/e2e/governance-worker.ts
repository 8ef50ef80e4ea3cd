import { NestFactory } from '@nestjs/core';
import { BlobsModule } from '@livery/blobs';
import {
  BrandGovernanceWork,
  BrandGovernanceWorkerModule,
  INSPECTION_LIMITS,
  INSPECTOR_ENTRY,
  PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure';
import { JobsModule, JobsWorkerModule, JobWork } from '@livery/jobs';
import { FoundationModule } from '@livery/messaging';
import { TEST_SECRET_KEYS } from '@livery/testing';
import type { TestApi } from './test-api.ts';

/** The background work of brand governance beside a test API, in the same process. */
export interface GovernanceWorker {
  /** Has due jobs run. Returns at once. */
  wake(): void;
  /** Runs everything that the worker does every minute. */
  tidy(): Promise<void>;
  /** Returns the errors that the worker has reported since the last call. */
  errors(): readonly unknown[];
  close(): Promise<void>;
}

export interface GovernanceWorkerOptions {
  readonly keptDocumentGib?: number;
  readonly deadlineMs?: number;
}

export async function startGovernanceWorker(
  api: TestApi,
  { keptDocumentGib, deadlineMs = INSPECTION_LIMITS.deadlineMs }: GovernanceWorkerOptions = {},
): Promise<GovernanceWorker> {
  const errors: unknown[] = [];
  const foundation = FoundationModule.on(api.database);
  const blobs = BlobsModule.with({ foundation, secretKeys: TEST_SECRET_KEYS, store: api.uploads.store });
  const documentInspector = new PiscinaDocumentInspector({
    ...{ ...INSPECTION_LIMITS, deadlineMs, entry: INSPECTOR_ENTRY, threads: 1, minThreads: 0 },
  });
  const governance = BrandGovernanceWorkerModule.with({
    ...{ foundation, blobs, documentInspector, checkThreads: 1, keptDocumentGib },
    documentIllustrator: documentInspector.illustrator,
    templateReader: documentInspector.templateReader,
    documentSimulator: documentInspector.simulator,
    jobs: JobsModule.with(foundation),
  });
  const kinds = BrandGovernanceWorkerModule.jobKinds(governance);
  const report = (error: unknown): void => void errors.push(error);
  const jobs = JobsWorkerModule.with({ foundation, kinds, slots: 4, leaseMs: 1_000, report });
  const context = await NestFactory.createApplicationContext(jobs, { logger: false });
  return {
    wake: () => {
      context.get(JobWork, { strict: false }).wake();
    },
    tidy: async () => {
      for (const { run } of context.get(BrandGovernanceWork, { strict: false }).rounds) await run();
    },
    errors: () => errors.splice(0),
    close: async () => {
      await context.get(JobWork, { strict: false }).stop(5_000);
      await context.close();
      await documentInspector.close();
    },
  };
}
