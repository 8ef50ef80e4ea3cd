import { type BrandRule, isFixable } from '@livery/brand-governance-domain';
import type { JsonObject, Tenant } from '@livery/kernel';
import type { BrandRuleRow } from './brand-rule.row.ts';

/** A row of a rule as it is read, by its tenant and in the order of the set. */
export type ReadBrandRuleRow = Omit<
  BrandRuleRow,
  'organization_id' | 'livemode' | 'position' | 'auto_fixable' | 'params' | 'finding_params'
> & {
  readonly params: JsonObject;
  readonly finding_params: JsonObject | null;
};

export function toBrandRule(row: ReadBrandRuleRow): BrandRule {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    severity: row.severity,
    active: row.active,
    pattern: row.pattern,
    replacement: row.replacement,
    params: row.params,
    ...(row.finding_params && { findingParams: row.finding_params }),
    appliesTo: row.applies_to,
    message: row.message,
    metadata: row.metadata,
    isDefault: row.is_default,
    revision: row.revision,
    created: row.created,
    updated: row.updated,
  };
}

export function toBrandRuleRow(tenant: Tenant, rule: BrandRule, position: number): BrandRuleRow {
  return {
    organization_id: tenant.organizationId,
    livemode: tenant.livemode,
    id: rule.id,
    position,
    type: rule.type,
    name: rule.name,
    severity: rule.severity,
    active: rule.active,
    auto_fixable: isFixable(rule),
    pattern: rule.pattern,
    replacement: rule.replacement,
    params: rule.params,
    finding_params: rule.findingParams ?? null,
    applies_to: rule.appliesTo,
    message: rule.message,
    metadata: rule.metadata,
    is_default: rule.isDefault,
    revision: rule.revision,
    created: rule.created,
    updated: rule.updated,
  };
}
