import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type OpenEnd, type QueueEnd, type QueueStore, within, type WorkerConnection } from '@livery/messaging';
import { NestLogger } from '@livery/runtime';
import type { Logger } from 'pino';
import { JobHintWorker } from './job-hint-worker.ts';
import { JobHintProcessor } from './job-hint.processor.ts';

const CLOSE_TIMEOUT_MS = 2_000;

@Module({})
class JobHintsModule {
  static with({ connection }: WorkerConnection, wake: () => void): DynamicModule {
    return {
      module: JobHintsModule,
      // Without a queue `registerQueue` only brings what creates workers for processors. A queue could not be opened again.
      imports: [BullModule.forRoot({ connection }), BullModule.registerQueue()],
      providers: [{ provide: JobHintProcessor, inject: [], useFactory: () => new JobHintProcessor(wake) }],
    };
  }
}

/**
 * Opens the receiving end of the hints of due jobs: a Nest context with one processor. It lives as long as its connection; `QueueLink`
 * replaces it, because a processor cannot be opened again (ADR 0033).
 */
export async function openJobHints(store: QueueStore, wake: () => void, logger: Logger): Promise<OpenEnd<QueueEnd>> {
  const connection = await store.openConnection();
  BullModule.workerClass = JobHintWorker;
  try {
    const context = await NestFactory.createApplicationContext(JobHintsModule.with(connection, wake), {
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    const { worker: end, firstError } = context.get(JobHintProcessor);
    const release = (): Promise<void> => closeBoth(context, connection);
    if (firstError === null) return { end, release };
    await within(CLOSE_TIMEOUT_MS, end.close(true)).catch(() => undefined);
    await release();
    throw firstError;
  } catch (error) {
    await connection.release();
    throw error;
  }
}

async function closeBoth(context: INestApplicationContext, connection: WorkerConnection): Promise<void> {
  await within(CLOSE_TIMEOUT_MS, context.close()).catch(() => undefined);
  await connection.release();
}
