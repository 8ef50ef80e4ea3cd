import { NestFactory } from '@nestjs/core';
import { BlobsModule } from '@livery/blobs';
import {
  ContentWork,
  ContentWorkerModule,
  OfficeparserTextExtractor,
  PreviewRenderer,
  TEXT_EXTRACTION_LIMITS,
} from '@livery/content-infrastructure';
import { JobsModule, JobsWorkerModule, JobWork } from '@livery/jobs';
import { FoundationModule } from '@livery/messaging';
import { TEST_SECRET_KEYS } from '@livery/testing';
import type { TestApi } from './test-api.ts';

/** The background work of the library beside a test API, in the same process. */
export interface ContentWorker {
  /** Has due jobs run. Returns at once. */
  wake(): void;
  /** Runs everything that the worker does every few minutes. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export async function startContentWorker(api: TestApi): Promise<ContentWorker> {
  const textExtractor = new OfficeparserTextExtractor(TEXT_EXTRACTION_LIMITS);
  const renderer = new PreviewRenderer();
  const errors: unknown[] = [];
  const foundation = FoundationModule.on(api.database);
  const blobs = BlobsModule.with({ foundation, secretKeys: TEST_SECRET_KEYS, store: api.uploads.store });
  const content = ContentWorkerModule.with({
    foundation,
    blobs,
    jobs: JobsModule.with(foundation),
    textExtractor,
    renderer,
  });
  const kinds = ContentWorkerModule.jobKinds(content);
  const jobs = JobsWorkerModule.with({ foundation, kinds, slots: 4, report: (error) => errors.push(error) });
  const context = await NestFactory.createApplicationContext(jobs, { logger: false });
  return {
    wake: () => {
      context.get(JobWork, { strict: false }).wake();
    },
    tidy: async () => {
      for (const { run } of context.get(ContentWork, { strict: false }).rounds) await run();
    },
    close: async () => {
      await context.get(JobWork, { strict: false }).stop(5_000);
      await context.close();
      await Promise.all([textExtractor.close(), renderer.close()]);
      if (errors.length > 0) throw new AggregateError(errors, 'The worker reported errors.');
    },
  };
}

/** Does something while no worker runs, so that jobs wait. @returns the next worker */
export async function withoutWorker(
  worker: ContentWorker,
  api: TestApi,
  act: () => Promise<void>,
): Promise<ContentWorker> {
  await worker.close();
  await act();
  return startContentWorker(api);
}
