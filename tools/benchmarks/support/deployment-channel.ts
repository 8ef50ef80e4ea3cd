import { NestFactory } from '@nestjs/core';
import { BlobsModule } from '@livery/blobs';
import { ActivateDeployment, CreateDeployment } from '@livery/content-application';
import {
  ContentHttpModule,
  ContentWorkerModule,
  OfficeparserTextExtractor,
  PreviewRenderer,
  TEXT_EXTRACTION_LIMITS,
} from '@livery/content-infrastructure';
import { Dashboard } from '@livery/http';
import { JobsModule } from '@livery/jobs';
import { newId, type Tenant, UnitOfWork } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import { PlatformModule } from '@livery/platform-infrastructure';
import { BENCHMARK_BLOB_STORE } from './benchmark-blob-store.ts';
import { SECRET_KEYS } from './webhook-rows.ts';

export const CHANNEL = 'web';
/** A dashboard whose files nobody reads. */
const NOT_BUILT = new Dashboard({ directory: '' });

/** Creates and activates deployments to one channel, as the api and the worker do. */
export class DeploymentChannel {
  readonly close: () => Promise<void>;
  private readonly creation: CreateDeployment;
  private readonly activation: ActivateDeployment;
  private readonly unitOfWork: UnitOfWork;

  private constructor(
    creation: CreateDeployment,
    activation: ActivateDeployment,
    unitOfWork: UnitOfWork,
    close: () => Promise<void>,
  ) {
    this.creation = creation;
    this.activation = activation;
    this.unitOfWork = unitOfWork;
    this.close = close;
  }

  static async open(database: Database): Promise<DeploymentChannel> {
    const foundation = FoundationModule.on(database);
    const blobs = BlobsModule.with({ foundation, secretKeys: SECRET_KEYS, store: BENCHMARK_BLOB_STORE });
    const options = { foundation, blobs, jobs: JobsModule.with(foundation) };
    const textExtractor = new OfficeparserTextExtractor(TEXT_EXTRACTION_LIMITS);
    const renderer = new PreviewRenderer();
    const origins = PlatformModule.with({ foundation, secretKeys: SECRET_KEYS });
    const api = ContentHttpModule.with({ ...options, origins, dashboard: NOT_BUILT });
    const http = await NestFactory.createApplicationContext(api, { logger: false });
    const work = ContentWorkerModule.with({ ...options, textExtractor, renderer });
    const worker = await NestFactory.createApplicationContext(work, { logger: false });
    const [creation, activation] = [http.get(CreateDeployment), worker.get(ActivateDeployment)];
    return new DeploymentChannel(creation, activation, http.get(UnitOfWork, { strict: false }), async () => {
      await Promise.all([http.close(), worker.close(), textExtractor.close(), renderer.close()]);
    });
  }

  /** @returns the UUID of the deployment */
  async create(tenant: Tenant, assetIds: readonly string[]): Promise<string> {
    const draft = { channel: CHANNEL, notes: '', scheduledAt: null, expectedActive: { isChecked: false } } as const;
    const items = assetIds.map((assetId) => ({ kind: 'library_asset', assetId }) as const);
    const requestedBy = { kind: 'api_key', id: newId() } as const;
    return (await this.creation.execute({ tenant, draft, items, requestedBy })).deployment.id;
  }

  /** Activates a deployment. @returns the milliseconds of each of its transactions; the last one is the activation itself */
  async activate(tenant: Tenant, id: string): Promise<readonly number[]> {
    const times: number[] = [];
    const deployment = await this.activation.execute(tenant, id, async (step) => {
      const started = performance.now();
      await this.unitOfWork.run(step);
      times.push(performance.now() - started);
    });
    if (deployment?.status !== 'active') throw new Error(`The deployment is ${deployment?.status ?? 'gone'}.`);
    return times;
  }
}
