import { MAX_BRAND_RULES } from '@livery/brand-governance-application';
import { Described, ListOf, READ_ONLY } from '@livery/requests';
import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { BrandRuleRequest } from './brand-rule.request.ts';

export class ReplaceBrandRulesRequest {
  @Described({ description: 'All rules. If the list is empty, documents are checked against no rule.' })
  @ListOf(() => BrandRuleRequest, MAX_BRAND_RULES)
  readonly data: BrandRuleRequest[];

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsIn(['list'])
  readonly object?: 'list' | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsBoolean()
  readonly has_more?: boolean | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly url?: string | null;
}
