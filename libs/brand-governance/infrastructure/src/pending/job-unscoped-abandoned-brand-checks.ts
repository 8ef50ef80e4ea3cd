import { type AbandonedBrandCheck, UnscopedAbandonedBrandChecks } from '@livery/brand-governance-application';
import type { Jobs } from '@livery/jobs';
import { type Database, unscoped } from '@livery/persistence';
import { ABANDONED_CHECKS } from '../persistence/tenant-guard-exceptions.ts';

/** The oldest pending checks; others follow when these have ended. */
const OLDEST = unscoped(
  ABANDONED_CHECKS,
  `select organization_id, livemode, id, job_id from brand_governance.brand_check
    where status = 'pending' and created < $1 order by created limit 100`,
);

interface PendingRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly job_id: string;
}

/** A check is abandoned if its job has ended, or is gone. */
export class JobUnscopedAbandonedBrandChecks extends UnscopedAbandonedBrandChecks {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async find(before: Date): Promise<readonly AbandonedBrandCheck[]> {
    const abandoned: AbandonedBrandCheck[] = [];
    for (const row of await this.database.query<PendingRow>(OLDEST, [before])) {
      const tenant = { organizationId: row.organization_id, livemode: row.livemode };
      const job = await this.jobs.find(tenant, row.job_id);
      if (job?.status !== 'queued' && job?.status !== 'running') abandoned.push({ tenant, id: row.id });
    }
    return abandoned;
  }
}
