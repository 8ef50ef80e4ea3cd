import type { BrandRuleDraft, RulePattern } from '@livery/brand-governance-domain';
import type { JsonObject } from '@livery/kernel';
import { IsArray, IsBoolean, IsObject, IsOptional, IsString } from 'class-validator';
import { IsRulePattern } from './is-rule-pattern.ts';

/** A rule as it is sent; what its values mean is decided by the rule's type. */
export class BrandRuleRequest {
  @IsString()
  readonly type: string;

  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @IsOptional()
  @IsString()
  readonly severity?: string | null;

  @IsOptional()
  @IsBoolean()
  readonly active?: boolean | null;

  @IsOptional()
  @IsRulePattern()
  readonly pattern?: RulePattern | null;

  @IsOptional()
  @IsString()
  readonly replacement?: string | null;

  @IsOptional()
  @IsObject()
  readonly params?: JsonObject | null;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly applies_to?: string[] | null;

  @IsOptional()
  @IsString()
  readonly message?: string | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, string> | null;
}

/** Null means left out, as everywhere in a request. */
export function brandRuleDraft(request: BrandRuleRequest): BrandRuleDraft {
  return {
    type: request.type,
    name: request.name,
    severity: request.severity,
    active: request.active ?? undefined,
    pattern: request.pattern,
    replacement: request.replacement,
    params: request.params ?? undefined,
    appliesTo: request.applies_to ?? undefined,
    message: request.message,
    metadata: request.metadata ?? undefined,
  };
}
