import { GuidelineSnapshotRepository } from '@livery/brand-governance-application';
import type { Guideline } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, queryWithin } from '@livery/persistence';
import { type StoredGuideline, toGuideline } from './guideline-snapshot.mapper.ts';

const OF_VERSION = 'organization_id = $1 and livemode = $2 and version = $3';
const EXISTS = `select 1 from brand_governance.guideline_snapshot where ${OF_VERSION}`;
const INSERT = `
  insert into brand_governance.guideline_snapshot (organization_id, livemode, version, guideline)
  values ($1, $2, $3, $4) on conflict do nothing`;
const FIND = `select guideline from brand_governance.guideline_snapshot where ${OF_VERSION}`;

export class PostgresGuidelineSnapshotRepository extends GuidelineSnapshotRepository {
  constructor(private readonly database: Database) {
    super();
  }

  /** Asks first, because nearly every check finds its guideline, which is much larger than the question. */
  async keep(
    { organizationId, livemode }: Tenant,
    version: string,
    guideline: Guideline,
    transaction: Transaction,
  ): Promise<void> {
    const key = [organizationId, livemode, version];
    if ((await queryWithin(transaction, EXISTS, key)).length > 0) return;
    await queryWithin(transaction, INSERT, [...key, JSON.stringify(guideline)]);
  }

  async find({ organizationId, livemode }: Tenant, version: string): Promise<Guideline | null> {
    const key = [organizationId, livemode, version];
    const [row] = await this.database.query<{ readonly guideline: StoredGuideline }>(FIND, key);
    return row === undefined ? null : toGuideline(row.guideline);
  }
}
