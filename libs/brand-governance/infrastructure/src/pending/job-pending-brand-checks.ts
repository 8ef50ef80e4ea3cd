import { PendingBrandChecks } from '@livery/brand-governance-application';
import type { PendingBrandCheck } from '@livery/brand-governance-domain';
import type { Jobs } from '@livery/jobs';
import { publicId, type Transaction } from '@livery/kernel';
import { CHECK_SCOPES } from '../http/check-scopes.ts';

/** The kind of the jobs that judge accepted documents. */
export const JUDGE_DOCUMENT = 'brand_governance.judge_document';

/** Starts a job for each check. */
export class JobPendingBrandChecks extends PendingBrandChecks {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  async queue({ tenant, id, createdBy }: PendingBrandCheck, transaction: Transaction): Promise<void> {
    const payload = { brand_check: publicId('brand_check', id) };
    await this.jobs.start(tenant, { kind: JUDGE_DOCUMENT, payload, scopes: CHECK_SCOPES, createdBy }, transaction);
  }
}
