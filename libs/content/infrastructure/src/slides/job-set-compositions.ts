import { type PptSetRepository, SetCompositions } from '@livery/content-application';
import type { Jobs } from '@livery/jobs';
import { type Actor, publicId, type Tenant, type Transaction } from '@livery/kernel';
import { WRITE_SLIDES } from '../http/content-scopes.ts';

/** The kind of the jobs that compose the sets with a changed slide. */
export const COMPOSE_SETS = 'content.compose_ppt_sets';

/** Starts one job for all sets that contain a slide. */
export class JobSetCompositions extends SetCompositions {
  constructor(
    private readonly sets: PptSetRepository,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async request(tenant: Tenant, slideId: string, createdBy: Actor | null, transaction: Transaction): Promise<void> {
    const holding = await this.sets.holding(tenant, { slideId, after: null, most: 1 }, transaction);
    if (holding.length === 0) return;
    const payload = { slide: publicId('slide', slideId) };
    await this.jobs.start(tenant, { kind: COMPOSE_SETS, payload, scopes: WRITE_SLIDES, createdBy }, transaction);
  }
}
