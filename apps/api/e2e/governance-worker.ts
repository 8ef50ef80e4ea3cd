import { NestFactory } from '@nestjs/core';
import { BlobsModule } from '@livery/blobs';
import { BrandGovernanceWork, BrandGovernanceWorkerModule } from '@livery/brand-governance-infrastructure';
import { FoundationModule } from '@livery/messaging';
import { TEST_SECRET_KEYS } from '@livery/testing';
import type { TestApi } from './test-api.ts';

/** The background work of brand governance beside a test API, in the same process. */
export interface GovernanceWorker {
  /** Runs everything that the worker does every minute. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export async function startGovernanceWorker(
  api: TestApi,
  options: { readonly keptDocumentGib?: number } = {},
): Promise<GovernanceWorker> {
  const foundation = FoundationModule.on(api.database);
  const blobs = BlobsModule.with({ foundation, secretKeys: TEST_SECRET_KEYS, store: api.uploads.store });
  const governance = BrandGovernanceWorkerModule.with({ foundation, blobs, ...options });
  const context = await NestFactory.createApplicationContext(governance, { logger: false });
  return {
    tidy: async () => {
      for (const { run } of context.get(BrandGovernanceWork, { strict: false }).rounds) await run();
    },
    close: () => context.close(),
  };
}
