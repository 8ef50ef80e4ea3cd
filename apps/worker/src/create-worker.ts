import { NestFactory } from '@nestjs/core';
import { CONTRIBUTIONS, createPartitionUpkeep } from '@livery/composition';
import type { AddressVetter } from '@livery/delivery-infrastructure';
import { type BackgroundWork, BullWakeUps, queueStoreAt, WakeUpListener, type WakeUps } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import { NestLogger, type SecretKeys } from '@livery/runtime';
import { NO_TELEMETRY, type Telemetry } from '@livery/telemetry';
import type { Logger } from 'pino';
import { BackgroundFailures } from './background-failures.ts';
import { every } from './every.ts';
import { WorkerModule } from './worker.module.ts';

/** Finds what hints lost; within 5 s, by the design. */
const SWEEP_MS = 2_000;
/** Attempts may take 15 s; whoever stops a process seldom waits that long. */
const STOP_MS = 8_000;

/** What the worker runs on. Whoever opened the database closes it, after the worker. */
export interface WorkerResources {
  readonly database: Database;
  /** `redis://…` or `postgres://…`. */
  readonly queueUrl: string;
  readonly secretKeys: SecretKeys;
  readonly addressVetter: AddressVetter;
  /** First attempts that are sent and not yet written. */
  readonly places: number;
  /** The same of retries. */
  readonly retryPlaces: number;
  /** How long a claim holds that is not renewed; half a minute unless told otherwise. */
  readonly leaseMs?: number;
  /** How often work is looked for without a hint; every 2 s unless told otherwise. */
  readonly sweepMs?: number;
  /** Days for which tables that grow by the week are kept, by the variable that sets them; the owners' own when absent. */
  readonly retention?: Readonly<Record<string, number>>;
  readonly logger: Logger;
  /** Off unless given. */
  readonly telemetry?: Telemetry;
}

export interface Worker {
  /** For whoever writes events in the same process. */
  readonly wakeUps: WakeUps;
  /** Whether hints can be taken; without, work is found by sweeps. */
  readonly isQueueConnected: () => boolean;
  /** Takes nothing new, finishes what is in flight within 8 s, gives the rest to others. */
  close(): Promise<void>;
}

/** The background work of the service: relay, deliveries, upkeep. It begins although the queue is away. */
export async function createWorker(resources: WorkerResources): Promise<Worker> {
  const { queueUrl, sweepMs = SWEEP_MS, logger, telemetry = NO_TELEMETRY, ...rest } = resources;
  const failures = new BackgroundFailures(logger, () => resources.database.assertReachable());
  const { report } = failures;
  const store = queueStoreAt(queueUrl);
  const wakeUps = new BullWakeUps(store, logger);
  const context = await NestFactory.createApplicationContext(
    WorkerModule.with({ ...rest, telemetry, wakeUps, report }),
    {
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
  const all: BackgroundWork[] = WorkerModule.work.map((work) => context.get<BackgroundWork>(work, { strict: false }));
  // A hint that no work is waiting for comes of another version of the service.
  const wake = (wakeUp: string): void => all.find((work) => work.wakeUp === wakeUp)?.wake();
  const listener = new WakeUpListener(store, wake, logger);
  // The first makes the tables that the second looks for.
  await listener.open();
  await wakeUps.open();
  const stopTimers = startTimers({ all, database: resources.database, sweepMs, report });
  const upkeep = createPartitionUpkeep(resources.database, logger, telemetry.metrics, resources.retention);
  await upkeep.start();
  return {
    wakeUps,
    isQueueConnected: () => listener.isConnected,
    close: async () => {
      await Promise.all(all.map((work) => work.stop(STOP_MS).catch(report)));
      await Promise.all([stopTimers(), upkeep.stop(), listener.close(), wakeUps.close()]);
      failures.close();
      await context.close();
    },
  };
}

interface TimedWork {
  readonly all: readonly BackgroundWork[];
  readonly database: Database;
  readonly sweepMs: number;
  readonly report: (error: unknown) => void;
}

/** Wakes all work now and then, does its rounds, and deletes what nobody needs any more. */
function startTimers({ all, database, sweepMs, report }: TimedWork): () => Promise<void> {
  const sweep = (): void => {
    for (const work of all) work.wake();
  };
  const rounds = all.flatMap((work) => work.rounds);
  const trims = CONTRIBUTIONS.flatMap((contribution) => contribution.trims ?? []);
  const stops = [
    every(sweepMs, sweep, report),
    ...rounds.map(({ everyMs, run }) => every(everyMs, run, report)),
    ...trims.map(({ everyMs, run }) => every(everyMs, () => run(database, new Date()), report)),
  ];
  return async () => {
    await Promise.all(stops.map((stopOne) => stopOne()));
  };
}
