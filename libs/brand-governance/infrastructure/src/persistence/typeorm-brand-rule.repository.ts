import { BrandRuleRepository, MAX_BRAND_RULES } from '@livery/brand-governance-application';
import type { BrandRule } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { type ReadBrandRuleRow, toBrandRule, toBrandRuleRow } from './brand-rule.mapper.ts';
import { BrandRuleRowSchema } from './brand-rule.row.ts';
import { GuidelineRowSchema } from './guideline.row.ts';
import { lockGuideline } from './lock-guideline.ts';

/**
 * Reads the set and whether there is one in one statement, so that both are of the same instant. An empty set is one row of
 * nulls.
 */
const LIST = `
  select r.id, r.type, r.name, r.severity, r.active, r.auto_fixable, r.pattern, r.replacement, r.params, r.applies_to,
         r.message, r.metadata, r.is_default, r.created, r.updated
    from brand_governance.guideline g
    left join brand_governance.brand_rule r on r.organization_id = g.organization_id and r.livemode = g.livemode
   where g.organization_id = $1 and g.livemode = $2 and g.rules_stored
   order by r.position
   limit ${MAX_BRAND_RULES}`;

type JoinedRow = ReadBrandRuleRow | { readonly id: null };

export class TypeOrmBrandRuleRepository extends BrandRuleRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async list({ organizationId, livemode }: Tenant): Promise<readonly BrandRule[] | null> {
    return toStoredRules(await this.database.query<JoinedRow>(LIST, [organizationId, livemode]));
  }

  async listForUpdate(tenant: Tenant, transaction: Transaction): Promise<readonly BrandRule[] | null> {
    await lockGuideline(tenant, transaction);
    const rows = await managerOf(transaction).query<JoinedRow[]>(LIST, [tenant.organizationId, tenant.livemode]);
    return toStoredRules(rows);
  }

  async replace(tenant: Tenant, rules: readonly BrandRule[], transaction: Transaction): Promise<void> {
    const ofTenant = { organization_id: tenant.organizationId, livemode: tenant.livemode };
    const manager = managerOf(transaction);
    await manager.update(GuidelineRowSchema, ofTenant, { rules_stored: true });
    await manager.delete(BrandRuleRowSchema, ofTenant);
    if (rules.length === 0) return;
    await manager.insert(
      BrandRuleRowSchema,
      rules.map((rule, position) => toBrandRuleRow(tenant, rule, position)),
    );
  }
}

function toStoredRules(rows: readonly JoinedRow[]): readonly BrandRule[] | null {
  return rows.length === 0 ? null : rows.flatMap((row) => (row.id === null ? [] : [toBrandRule(row)]));
}
