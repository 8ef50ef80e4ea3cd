import {
  BrandRuleRepository,
  type BrandRuleSet,
  MAX_BRAND_RULES,
  type StoredBrandRuleSet,
} from '@livery/brand-governance-application';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { type ReadBrandRuleRow, toBrandRule, toBrandRuleRow } from './brand-rule.mapper.ts';
import { BrandRuleRowSchema } from './brand-rule.row.ts';
import { type GuidelineRow, GuidelineRowSchema } from './guideline.row.ts';
import { lockGuideline } from './lock-guideline.ts';

/**
 * Reads the set and whether there is one in one statement, so that both are of the same instant. Without rules it returns one
 * row, whose rule consists of nulls.
 */
const SET = `
  select g.rules_stored, g.rules_revision, r.id, r.type, r.name, r.severity, r.active, r.pattern,
         r.replacement, r.params, r.finding_params, r.applies_to, r.message, r.metadata, r.is_default, r.revision,
         r.created, r.updated
    from brand_governance.guideline g
    left join brand_governance.brand_rule r on r.organization_id = g.organization_id and r.livemode = g.livemode
   where g.organization_id = $1 and g.livemode = $2
   order by r.position
   limit ${MAX_BRAND_RULES}`;

type JoinedRow = Pick<GuidelineRow, 'rules_stored' | 'rules_revision'> & (ReadBrandRuleRow | { readonly id: null });

export class TypeOrmBrandRuleRepository extends BrandRuleRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant): Promise<StoredBrandRuleSet> {
    return toStoredSet(await this.database.query<JoinedRow>(SET, [organizationId, livemode]));
  }

  async findForUpdate(tenant: Tenant, transaction: Transaction): Promise<StoredBrandRuleSet> {
    await lockGuideline(tenant, transaction);
    const rows = await managerOf(transaction).query<JoinedRow[]>(SET, [tenant.organizationId, tenant.livemode]);
    return toStoredSet(rows);
  }

  async replace(tenant: Tenant, { rules, revision }: BrandRuleSet, transaction: Transaction): Promise<void> {
    const ofTenant = { organization_id: tenant.organizationId, livemode: tenant.livemode };
    const manager = managerOf(transaction);
    await manager.update(GuidelineRowSchema, ofTenant, { rules_stored: true, rules_revision: revision });
    await manager.delete(BrandRuleRowSchema, ofTenant);
    if (rules.length === 0) return;
    await manager.insert(
      BrandRuleRowSchema,
      rules.map((rule, position) => toBrandRuleRow(tenant, rule, position)),
    );
  }
}

function toStoredSet(rows: readonly JoinedRow[]): StoredBrandRuleSet {
  const [first] = rows;
  const revision = first?.rules_revision ?? 0;
  if (first?.rules_stored !== true) return { rules: null, revision };
  return { rules: rows.flatMap((row) => (row.id === null ? [] : [toBrandRule(row)])), revision };
}
