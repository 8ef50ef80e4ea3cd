import { MAX_BRAND_RULES } from '@livery/brand-governance-application';
import { ListOf } from '@livery/http';
import { BrandRuleRequest } from './brand-rule.request.ts';

export class ReplaceBrandRulesRequest {
  @ListOf(() => BrandRuleRequest, MAX_BRAND_RULES)
  readonly data: BrandRuleRequest[];
}
