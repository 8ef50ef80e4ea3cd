import {
  ANSWERED_RULE_TYPES,
  type BrandRuleChange,
  type BrandRuleDraft,
  DOCUMENT_FORMATS,
  RULE_TYPES,
  type RulePattern,
  SEVERITIES,
} from '@livery/brand-governance-domain';
import { type JsonObject, metadataChangeSchema } from '@livery/kernel';
import { allOf, Described, READ_ONLY, ReadOnlyMembers, ShownAs } from '@livery/requests';
import { IsArray, IsBoolean, IsIn, IsObject, IsOptional, IsString } from 'class-validator';
import { IsRulePattern } from './is-rule-pattern.ts';
import { RULE_PARAMS_SCHEMAS } from './rule-params-schemas.ts';

/** Declares the type of a rule. */
function RuleType(): PropertyDecorator {
  const description = 'The check type, or one of its aliases.';
  return allOf(
    Described({ enum: RULE_TYPES, description, examples: ['term.forbidden'] }),
    ShownAs({ enum: ANSWERED_RULE_TYPES }),
    IsString(),
  );
}

/** What a client says about a rule beside its type, which decides what the values mean. */
class BrandRuleMembers extends ReadOnlyMembers {
  @IsOptional()
  @IsIn(['brand_rule'])
  readonly object?: 'brand_rule' | null;

  @Described({ maxLength: 200, description: 'The name of the rule. Default: the name of the type.' })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ enum: SEVERITIES, description: 'The severity of the rule. Default: the severity of the type.' })
  @IsOptional()
  @IsString()
  readonly severity?: string | null;

  @Described({ description: 'Whether documents are checked against the rule. Default: true.' })
  @IsOptional()
  @IsBoolean()
  readonly active?: boolean | null;

  @Described({
    anyOf: [
      { type: 'string', maxLength: 1000 },
      { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 1000 } },
    ],
    description:
      'What to look for: one term, or a list of alternatives. Types that name a colour or a font require it.',
  })
  @IsOptional()
  @IsRulePattern()
  readonly pattern?: RulePattern | null;

  @Described({
    maxLength: 1000,
    description:
      'The text to write instead. In the place of a regular expression, `$1` and `$<name>` are what a group has caught, and `$$` is a dollar sign.',
  })
  @IsOptional()
  @IsString()
  readonly replacement?: string | null;

  @Described({
    description:
      'The parameters of the type. `GET /check_types` returns them as JSON Schema. In this document each type has a schema that is named after the type, such as `TermForbiddenParams`.',
    $defs: RULE_PARAMS_SCHEMAS,
    examples: [{ terms: [{ term: 'guaranteed' }] }],
  })
  @IsOptional()
  @IsObject()
  readonly params?: JsonObject | null;

  @Described({
    minItems: 1,
    items: { enum: DOCUMENT_FORMATS },
    description: 'The types of documents that the rule applies to. Default: all types that the check judges.',
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly applies_to?: string[] | null;

  @Described({ maxLength: 1000, description: 'Your own text. It is added to every finding.' })
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

/** A rule as an entry of the whole set. */
export class BrandRuleRequest extends BrandRuleMembers {
  @Described({
    description:
      'The id of the existing rule that you send again or change. The rule keeps this id. Leave it out for a new rule.',
  })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @RuleType()
  readonly type: string;
}

export class CreateBrandRuleRequest extends BrandRuleMembers {
  @RuleType()
  readonly type: string;
}

export class UpdateBrandRuleRequest extends BrandRuleMembers {
  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @RuleType()
  @IsOptional()
  readonly type?: string | null;
}

/** Makes a draft of the request. Null means left out, as everywhere in a request. */
export function brandRuleDraft(request: CreateBrandRuleRequest & Pick<BrandRuleRequest, 'id'>): BrandRuleDraft {
  return { id: request.id, type: request.type, ...draftMembers(request) };
}

/** Makes a change of the request. Null removes a pattern, a replacement or a message, and else means left out. */
export function brandRuleChange(request: UpdateBrandRuleRequest): BrandRuleChange {
  return { type: request.type ?? undefined, ...draftMembers(request) };
}

function draftMembers(request: BrandRuleMembers) {
  return {
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
