import type { Jobs } from '@livery/jobs';
import type { Actor, JsonObject, Tenant, Transaction } from '@livery/kernel';
import { WRITE_LIBRARY } from '../http/content-scopes.ts';
import { payloadOf, type PreviewOrder, RENDER_PREVIEW } from './preview-order.ts';

/** Starts the jobs that render contents. */
export class PreviewJobs {
  constructor(private readonly jobs: Jobs) {}

  async start(tenant: Tenant, order: PreviewOrder, createdBy: Actor | null, transaction: Transaction): Promise<void> {
    const payload: JsonObject = payloadOf(order);
    await this.jobs.start(tenant, { kind: RENDER_PREVIEW, payload, scopes: WRITE_LIBRARY, createdBy }, transaction);
  }

  /** Starts a job for each content. */
  async startEach(
    tenant: Tenant,
    contentHashes: readonly string[],
    createdBy: Actor | null,
    transaction: Transaction,
  ): Promise<void> {
    for (const contentHash of contentHashes) {
      const order = { sourceHash: contentHash, pages: [{ index: 0, contentHash }], pageCount: null };
      await this.start(tenant, order, createdBy, transaction);
    }
  }
}
