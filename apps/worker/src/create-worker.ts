import { NestFactory } from '@nestjs/core';
import type { BlobStore } from '@livery/blobs';
import {
  type DocumentInspectorOptions,
  INSPECTION_LIMITS,
  INSPECTOR_ENTRY,
  PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure';
import { CONTRIBUTIONS, createPartitionUpkeep } from '@livery/app-composition';
import {
  OfficeparserTextExtractor,
  NO_PROGRAMS,
  PreviewRenderer,
  type PreviewRendererOptions,
  TEXT_EXTRACTION_LIMITS,
  type TextExtractorOptions,
} from '@livery/content-infrastructure';
import type { AddressVetter, DeliveryWorkerOptions } from '@livery/delivery-infrastructure';
import { JobHintListener, type RegisteredJobKind } from '@livery/jobs';
import {
  type BackgroundWork,
  BullWakeUps,
  JOBS_WAKE_UP,
  LocalWakeUps,
  NoWakeUps,
  queueStoreAt,
  WakeUpListener,
  type WakeUps,
} from '@livery/messaging';
import type { Database } from '@livery/persistence';
import { NestLogger, type SecretKeys } from '@livery/runtime';
import { NO_TELEMETRY, type Telemetry } from '@livery/telemetry';
import type { Logger } from 'pino';
import { BackgroundFailures } from './background-failures.ts';
import { every } from './every.ts';
import { WorkerModule } from './worker.module.ts';

/** Work whose hint was lost is found by the next sweep. The design allows 5 s. */
const SWEEP_MS = 2_000;
/** An attempt may take 15 s, but process managers seldom wait that long for the end of a process. */
const STOP_MS = 8_000;
const JOB_SLOTS = 4;

/** The limits that an operator can set. */
export type TextExtractionSettings = Partial<Pick<TextExtractorOptions, 'children' | 'deadlineMs' | 'memoryMb'>>;

/** The limits for judging the documents of pending checks. */
export type CheckSettings = Partial<Pick<DocumentInspectorOptions, 'threads' | 'deadlineMs' | 'maxHeapMb'>>;

export type PreviewSettings = Pick<PreviewRendererOptions, 'installed' | 'documents' | 'pictures'>;

/** The worker needs these. The caller closes the database after the worker. */
export interface WorkerResources {
  readonly database: Database;
  /** `redis://…` or `postgres://…`. */
  readonly queueUrl: string;
  /** Whether no other process works on this database, so that hints of this process need not pass the queue (default: false). */
  readonly isOnlyWorker?: boolean;
  readonly secretKeys: SecretKeys;
  /** The bytes of files. The caller closes it after the worker. */
  readonly blobStore: BlobStore;
  readonly addressVetter: AddressVetter;
  /** The number of first attempts that may be in flight: sent, but their results not yet written. */
  readonly slots: number;
  /** The same for retries. */
  readonly retrySlots: number;
  /** A claim holds for this time without a renewal, in milliseconds; 30,000 by default. */
  readonly leaseMs?: number;
  /** When failed deliveries are attempted again; the schedule of the interface document by default. */
  readonly retries?: DeliveryWorkerOptions['retries'];
  /** What reading the text of files may cost (default: `TEXT_EXTRACTION_LIMITS`). */
  readonly textExtraction?: TextExtractionSettings;
  /** What renders previews, and what that may cost. */
  readonly previews?: PreviewSettings;
  /** The number of jobs that run at the same time; 4 by default. */
  readonly jobSlots?: number;
  /** The number of running jobs of an organization, in all processes, that come before further ones of others; 2 by default. */
  readonly jobsPerOrganization?: number;
  /** How long the lease of a job holds without being extended, in milliseconds; 30,000 by default. */
  readonly jobLeaseMs?: number;
  /** What judges the documents of pending checks (default: one thread, `INSPECTION_LIMITS`). */
  readonly checks?: CheckSettings;
  /** The most GiB of documents that are kept for one organization after their checks; 10 by default. */
  readonly keptDocumentGib?: number;
  /** Further kinds of jobs, in addition to those of the contexts. */
  readonly jobKinds?: readonly RegisteredJobKind[];
  /** The time between sweeps, which find work without a hint, in milliseconds; 2,000 by default. */
  readonly sweepMs?: number;
  /** The bytes of deleted files stay in the store for so many days; 0 by default. */
  readonly fileDeletionDelayDays?: number;
  /** The retention of partitioned tables in days, by the name of the variable that sets it. The defaults come from their owners. */
  readonly retention?: Readonly<Record<string, number>>;
  readonly logger: Logger;
  /** No telemetry by default. */
  readonly telemetry?: Telemetry;
}

export interface Worker {
  /** Sends hints from code in the same process that writes events. */
  readonly wakeUps: WakeUps;
  /** Whether hints can be received. While they cannot, sweeps find the work. */
  readonly isQueueConnected: () => boolean;
  /** Starts nothing new, finishes what is in flight within 8 s, and releases the remaining claims to other workers. */
  close(): Promise<void>;
}

/** Starts the background work of the service: relay, deliveries and upkeep. It starts even if the queue cannot be reached. */
export async function createWorker(resources: WorkerResources): Promise<Worker> {
  const { queueUrl, sweepMs = SWEEP_MS, logger, telemetry = NO_TELEMETRY, ...rest } = resources;
  const { jobSlots = JOB_SLOTS, jobKinds = [] } = rest;
  const textExtractor = createTextExtractor(resources);
  const renderer = createRenderer(resources);
  const { threads: checkThreads = 1, ...checks } = rest.checks ?? {};
  const documentInspector = createInspector({ ...checks, threads: checkThreads }, resources);
  const failures = new BackgroundFailures(logger, () => resources.database.assertReachable());
  const { report } = failures;
  const store = queueStoreAt(queueUrl);
  const sender = rest.isOnlyWorker === true ? null : new BullWakeUps(store, logger);
  const all: BackgroundWork[] = [];
  // A hint for which there is no work comes from another version of the service.
  const wake = (wakeUp: string): void => all.find((work) => work.wakeUp === wakeUp)?.wake();
  const wakeUps = new LocalWakeUps(wake, sender ?? new NoWakeUps());
  const context = await NestFactory.createApplicationContext(
    WorkerModule.with({
      ...{ ...rest, documentInspector, checkThreads, textExtractor, renderer },
      ...{ jobSlots, jobKinds, telemetry, wakeUps, report },
    }),
    {
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
  all.push(...WorkerModule.work.map((work) => context.get<BackgroundWork>(work, { strict: false })));
  const listener = new WakeUpListener(store, wake, logger);
  // The listener creates the tables of the queue, which the sender needs.
  await listener.open();
  const jobHints = new JobHintListener(store, () => wake(JOBS_WAKE_UP), logger);
  await jobHints.open();
  await sender?.open();
  const stopTimers = startTimers({ all, database: resources.database, sweepMs, report });
  const upkeep = createPartitionUpkeep(resources.database, logger, telemetry.metrics, resources.retention);
  await upkeep.start();
  return {
    wakeUps,
    isQueueConnected: () => listener.isConnected && jobHints.isConnected,
    close: async () => {
      await Promise.all(all.map((work) => work.stop(STOP_MS).catch(report)));
      await Promise.all([stopTimers(), upkeep.stop(), listener.close(), jobHints.close(), sender?.close()]);
      await textExtractor.close();
      await renderer.close();
      await documentInspector.close();
      failures.close();
      await context.close();
    },
  };
}

function createTextExtractor({ textExtraction, logger, telemetry }: WorkerResources): OfficeparserTextExtractor {
  return new OfficeparserTextExtractor({
    ...TEXT_EXTRACTION_LIMITS,
    ...textExtraction,
    ...(telemetry && { metrics: telemetry.metrics }),
    onMissingWall: (what) => logger.warn(`texts of files are read without this protection: ${what}`),
  });
}

/** In one process with the api, its numbers are those of the api. */
function createInspector(
  checks: CheckSettings & Pick<DocumentInspectorOptions, 'threads'>,
  { telemetry, isOnlyWorker }: WorkerResources,
): PiscinaDocumentInspector {
  return new PiscinaDocumentInspector({
    ...{ ...INSPECTION_LIMITS, ...checks },
    ...{ entry: INSPECTOR_ENTRY, minThreads: 0 },
    ...(telemetry && isOnlyWorker !== true && { metrics: telemetry.metrics }),
  });
}

function createRenderer({ previews, logger, telemetry }: WorkerResources): PreviewRenderer {
  const { soffice, poppler } = previews?.installed ?? NO_PROGRAMS;
  if (poppler === null) logger.info('previews of documents are not rendered: pdftoppm and pdfinfo are not installed');
  else if (soffice === null)
    logger.info('previews of Office documents are not rendered: LibreOffice is not installed or off');
  return new PreviewRenderer({
    ...previews,
    ...(telemetry && { metrics: telemetry.metrics }),
    onMissingWall: (what) => logger.warn(`previews are rendered without this protection: ${what}`),
  });
}

interface TimedWork {
  readonly all: readonly BackgroundWork[];
  readonly database: Database;
  readonly sweepMs: number;
  readonly report: (error: unknown) => void;
}

/** Starts the sweep, the periodic rounds of all work, and the deletion of expired rows. */
function startTimers({ all, database, sweepMs, report }: TimedWork): () => Promise<void> {
  const sweep = (): void => {
    for (const work of all) work.sweep();
  };
  const rounds = all.flatMap((work) => work.rounds);
  const periodicDeletions = CONTRIBUTIONS.flatMap((contribution) => contribution.periodicDeletions ?? []);
  const stops = [
    every(sweepMs, sweep, report),
    ...rounds.map(({ everyMs, run }) => every(everyMs, run, report)),
    ...periodicDeletions.map(({ everyMs, run }) => every(everyMs, () => run(database, new Date()), report)),
  ];
  return async () => {
    await Promise.all(stops.map((stopOne) => stopOne()));
  };
}
