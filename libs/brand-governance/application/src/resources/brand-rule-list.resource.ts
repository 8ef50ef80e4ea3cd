import type { BrandRuleListResource } from '@livery/brand-governance-contracts';
import type { BrandRule } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import { brandRuleResource } from './brand-rule.resource.ts';

/** A whole set of rules, as GET /brand_rules returns it and events hold it. */
export function brandRuleListResource(rules: readonly BrandRule[], tenant: Tenant): BrandRuleListResource {
  return {
    object: 'list',
    data: rules.map((rule) => brandRuleResource(rule, tenant)),
    has_more: false,
    url: '/api/v1/brand_rules',
  };
}
