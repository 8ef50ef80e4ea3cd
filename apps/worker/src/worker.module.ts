import { type DynamicModule, Module } from '@nestjs/common';
import { BlobCollectionWork, BlobsModule, type BlobStore, BlobsWorkerModule } from '@livery/blobs';
import {
  BrandGovernanceWork,
  BrandGovernanceWorkerModule,
  type PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure';
import { VOCABULARY } from '@livery/app-composition';
import {
  ContentWork,
  ContentWorkerModule,
  type OfficeparserTextExtractor,
  type PreviewRenderer,
} from '@livery/content-infrastructure';
import {
  type AddressVetter,
  DeliveryWork,
  DeliveryWorkerModule,
  type DeliveryWorkerOptions,
  UnscopedEndpointFanOut,
} from '@livery/delivery-infrastructure';
import { JobsModule, JobsWorkerModule, JobWork, type RegisteredJobKind } from '@livery/jobs';
import { EventRelay, FoundationModule, RelayModule, type WakeUps } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import { PostgresAuditTrail } from '@livery/platform-infrastructure';
import { type SecretKeys, SystemClock } from '@livery/runtime';
import type { Telemetry } from '@livery/telemetry';

export interface WorkerModuleOptions {
  readonly database: Database;
  readonly wakeUps: WakeUps;
  readonly secretKeys: SecretKeys;
  readonly blobStore: BlobStore;
  readonly textExtractor: OfficeparserTextExtractor;
  readonly renderer: PreviewRenderer;
  readonly addressVetter: AddressVetter;
  readonly slots: number;
  readonly retrySlots: number;
  readonly leaseMs?: number | undefined;
  readonly retries?: DeliveryWorkerOptions['retries'];
  readonly jobKinds: readonly RegisteredJobKind[];
  readonly jobSlots: number;
  readonly jobsPerOrganization?: number | undefined;
  readonly jobLeaseMs?: number | undefined;
  readonly documentInspector: PiscinaDocumentInspector;
  readonly checkThreads: number;
  readonly keptDocumentGib?: number | undefined;
  readonly fileDeletionDelayDays?: number | undefined;
  readonly report: (error: unknown) => void;
  readonly telemetry: Telemetry;
}

const DAY_MS = 24 * 3_600_000;

/** The background work: the worker modules of the contexts, their background work, and the consumers of events. */
@Module({})
export class WorkerModule {
  static readonly work = [EventRelay, DeliveryWork, BlobCollectionWork, ContentWork, BrandGovernanceWork, JobWork];

  static with({ database, wakeUps, telemetry, ...options }: WorkerModuleOptions): DynamicModule {
    const foundation = FoundationModule.on(database, wakeUps, telemetry, new PostgresAuditTrail(new SystemClock()));
    const delivery = DeliveryWorkerModule.with({ foundation, events: VOCABULARY.events, ...options });
    const consumers = [{ from: delivery, consumer: UnscopedEndpointFanOut }];
    const relay = RelayModule.with({ foundation, consumers, report: options.report });
    const {
      secretKeys,
      blobStore: store,
      textExtractor,
      renderer,
      jobSlots: slots,
      jobsPerOrganization: perOrganization,
      jobLeaseMs: leaseMs,
      report,
    } = options;
    const blobs = BlobsModule.with({ foundation, secretKeys, store });
    const collection = BlobsWorkerModule.with({
      ...{ foundation, blobs, report },
      grace: { bytesMs: (options.fileDeletionDelayDays ?? 0) * DAY_MS },
    });
    const content = ContentWorkerModule.with({
      foundation,
      blobs,
      jobs: JobsModule.with(foundation),
      textExtractor,
      renderer,
    });
    const { documentInspector, checkThreads, keptDocumentGib } = options;
    const brandGovernance = BrandGovernanceWorkerModule.with({
      ...{ foundation, blobs, documentInspector, checkThreads, keptDocumentGib },
      documentIllustrator: documentInspector.illustrator,
      templateReader: documentInspector.templateReader,
      documentSimulator: documentInspector.simulator,
      jobs: JobsModule.with(foundation),
    });
    const kinds = [
      ...ContentWorkerModule.jobKinds(content),
      ...DeliveryWorkerModule.jobKinds(delivery),
      ...BrandGovernanceWorkerModule.jobKinds(brandGovernance),
      ...options.jobKinds,
    ];
    const jobs = JobsWorkerModule.with({ foundation, kinds, slots, perOrganization, leaseMs, report });
    return { module: WorkerModule, imports: [relay, delivery, collection, content, brandGovernance, jobs] };
  }
}
