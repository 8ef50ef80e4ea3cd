import { BrandCheckFixRepository } from '@livery/brand-governance-application';
import type { BrandCheckFix } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { actorColumns, actorOf, type Database, managerOf } from '@livery/persistence';
import { type BrandCheckFixRow, BrandCheckFixRowSchema } from './brand-check-fix.row.ts';

const FIND = `
  select organization_id, livemode, id, source_check_id, brand_check_id, fixed, remaining, fixed_findings, changes, declined, file,
         created_by_kind, created_by_id, created
    from brand_governance.brand_check_fix where organization_id = $1 and livemode = $2 and id = $3`;

export class TypeOrmBrandCheckFixRepository extends BrandCheckFixRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(tenant: Tenant, id: string): Promise<BrandCheckFix | null> {
    const [row] = await this.database.query<BrandCheckFixRow>(FIND, [tenant.organizationId, tenant.livemode, id]);
    return row === undefined ? null : toBrandCheckFix(row, tenant);
  }

  async insert(fix: BrandCheckFix, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(BrandCheckFixRowSchema, toRow(fix));
  }
}

function toBrandCheckFix(row: BrandCheckFixRow, tenant: Tenant): BrandCheckFix {
  return {
    id: row.id,
    tenant,
    sourceCheckId: row.source_check_id,
    brandCheckId: row.brand_check_id,
    fixed: row.fixed,
    remaining: row.remaining,
    fixedFindings: row.fixed_findings,
    changes: row.changes,
    declined: row.declined.map((one) => ({ type: null, location: null, ...one })),
    file: row.file,
    createdBy: actorOf(row),
    created: row.created,
  };
}

function toRow({ tenant, ...fix }: BrandCheckFix): BrandCheckFixRow {
  return {
    organization_id: tenant.organizationId,
    livemode: tenant.livemode,
    id: fix.id,
    source_check_id: fix.sourceCheckId,
    brand_check_id: fix.brandCheckId,
    fixed: fix.fixed,
    remaining: fix.remaining,
    fixed_findings: fix.fixedFindings,
    changes: fix.changes,
    declined: fix.declined,
    file: fix.file,
    ...actorColumns(fix.createdBy),
    created: fix.created,
  };
}
