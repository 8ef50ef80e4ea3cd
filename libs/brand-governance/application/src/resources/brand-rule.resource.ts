import type { BrandRuleResource } from '@livery/brand-governance-contracts';
import { type BrandRule, isFixable, writtenOut } from '@livery/brand-governance-domain';
import { publicId, type Tenant } from '@livery/kernel';

/** A brand rule, as lists return it and events hold it. */
export function brandRuleResource(rule: BrandRule, tenant: Tenant): BrandRuleResource {
  const { type, params } = writtenOut(rule);
  return {
    id: publicId('brand_rule', rule.id),
    object: 'brand_rule',
    organization: publicId('org', tenant.organizationId),
    livemode: tenant.livemode,
    type,
    name: rule.name,
    severity: rule.severity,
    active: rule.active,
    auto_fixable: isFixable(rule),
    pattern: rule.pattern,
    replacement: rule.replacement,
    params,
    applies_to: rule.appliesTo,
    message: rule.message,
    metadata: rule.metadata,
    default: rule.isDefault,
    created: rule.created.toISOString(),
    updated: rule.updated.toISOString(),
  };
}
