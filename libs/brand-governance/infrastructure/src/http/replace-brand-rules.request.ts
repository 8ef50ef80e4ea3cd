import { MAX_BRAND_RULES } from '@livery/brand-governance-application';
import { Described, ListOf } from '@livery/http';
import { BrandRuleRequest } from './brand-rule.request.ts';

export class ReplaceBrandRulesRequest {
  @Described({ description: 'The whole set; an empty one judges nothing.' })
  @ListOf(() => BrandRuleRequest, MAX_BRAND_RULES)
  readonly data: BrandRuleRequest[];
}
