import {
  type BrandRuleDraft,
  DOCUMENT_FORMATS,
  RULE_TYPES,
  type RulePattern,
  SEVERITIES,
} from '@livery/brand-governance-domain';
import { Described } from '@livery/http';
import { type JsonObject, metadataChangeSchema } from '@livery/kernel';
import { IsArray, IsBoolean, IsIn, IsObject, IsOptional, IsString } from 'class-validator';
import { IsRulePattern } from './is-rule-pattern.ts';
import { READ_ONLY, ReadOnlyMembers } from './read-only-members.ts';
import { RULE_PARAMS_SCHEMAS } from './rule-params-schemas.ts';

/** A rule as a client sends it. The type of the rule decides what its values mean. */
export class BrandRuleRequest extends ReadOnlyMembers {
  @Described({
    description:
      'The id of the rule of the present set that this one is: it keeps its id, also when it changes. Leave it out for a new rule.',
  })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @IsOptional()
  @IsIn(['brand_rule'])
  readonly object?: 'brand_rule' | null;

  @Described({ enum: RULE_TYPES, description: 'What is judged, and how.', examples: ['term.forbidden'] })
  @IsString()
  readonly type: string;

  @Described({ maxLength: 200, description: 'What the type is called, when left out.' })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ enum: SEVERITIES, description: 'That of the type, when left out.' })
  @IsOptional()
  @IsString()
  readonly severity?: string | null;

  @Described({ description: 'Whether it judges; it does, when left out.' })
  @IsOptional()
  @IsBoolean()
  readonly active?: boolean | null;

  @Described({
    anyOf: [
      { type: 'string', maxLength: 1000 },
      { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 1000 } },
    ],
    description: 'What to look for: one term, or alternatives. Types that name a colour or a font need it.',
  })
  @IsOptional()
  @IsRulePattern()
  readonly pattern?: RulePattern | null;

  @Described({ maxLength: 1000, description: 'What to write instead.' })
  @IsOptional()
  @IsString()
  readonly replacement?: string | null;

  @Described({
    description:
      'Parameters of the type. `GET /check_types` has them as JSON Schema; here they are the schemas that are named after the type, as `TermForbiddenParams`.',
    $defs: RULE_PARAMS_SCHEMAS,
    examples: [{ terms: [{ term: 'guaranteed' }] }],
  })
  @IsOptional()
  @IsObject()
  readonly params?: JsonObject | null;

  @Described({ minItems: 1, items: { enum: DOCUMENT_FORMATS }, description: 'Both, when left out.' })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly applies_to?: string[] | null;

  @Described({ maxLength: 1000, description: 'Your own words, added to every finding.' })
  @IsOptional()
  @IsString()
  readonly message?: string | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, string> | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsBoolean()
  readonly auto_fixable?: boolean | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsBoolean()
  readonly default?: boolean | null;
}

/** Makes a draft of the request. Null means left out, as everywhere in a request. */
export function brandRuleDraft(request: BrandRuleRequest): BrandRuleDraft {
  return {
    id: request.id,
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
