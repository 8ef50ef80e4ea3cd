import { PendingBrandChecks } from '@livery/brand-governance-application';
import type { PendingBrandCheck } from '@livery/brand-governance-domain';
import type { Jobs } from '@livery/jobs';
import { publicId, type Transaction } from '@livery/kernel';
import { queryWithin } from '@livery/persistence';
import { CHECK_SCOPES } from '../http/check-scopes.ts';

/** The kind of the jobs that judge accepted documents. */
export const JUDGE_DOCUMENT = 'brand_governance.judge_document';

const NAME_JOB = `
  update brand_governance.brand_check set job_id = $4 where organization_id = $1 and livemode = $2 and id = $3`;

/** Starts a job for each check. */
export class JobPendingBrandChecks extends PendingBrandChecks {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  async queue({ tenant, id, createdBy }: PendingBrandCheck, transaction: Transaction): Promise<void> {
    const payload = { brand_check: publicId('brand_check', id) };
    const order = { kind: JUDGE_DOCUMENT, payload, scopes: CHECK_SCOPES, createdBy };
    const job = await this.jobs.start(tenant, order, transaction);
    await queryWithin(transaction, NAME_JOB, [tenant.organizationId, tenant.livemode, id, job.id]);
  }
}
