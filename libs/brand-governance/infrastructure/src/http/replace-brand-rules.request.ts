import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';
import { BrandRuleRequest } from './brand-rule.request.ts';

export class ReplaceBrandRulesRequest {
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => BrandRuleRequest)
  readonly data: BrandRuleRequest[];
}
