import type { CheckTypeListResource, CheckTypeResource } from '@livery/brand-governance-contracts';
import {
  aliasExample,
  type Check,
  CHECK_CATALOGUE,
  DOCUMENT_FORMATS,
  type ExampleRule,
  exampleRule,
  paramDefaults,
  paramsSchema,
  patternUse,
  type RuleType,
} from '@livery/brand-governance-domain';
import type { JsonObject } from '@livery/kernel';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Every type of check as GET /check_types returns it. */
export function checkTypeListResource(): CheckTypeListResource {
  return { object: 'list', data: CHECK_CATALOGUE.map(checkTypeResource), has_more: false, url: '/api/v1/check_types' };
}

function checkTypeResource(check: Check): CheckTypeResource {
  const [own, ...aliases] = check.ruleTypes;
  return {
    id: check.type,
    object: 'check_type',
    type: check.type,
    name: own?.name ?? check.type,
    summary: check.summary,
    severity: check.severity,
    formats: check.formats ?? DOCUMENT_FORMATS,
    surfaces: check.surfaces ?? [],
    parameters: { $schema: DRAFT, ...paramsSchema(check) },
    defaults: paramDefaults(check),
    needs: check.needs ?? [],
    pattern: own === undefined ? 'unused' : patternUse(own),
    auto_fixable: check.fix !== undefined,
    aliases: aliases.map(aliasMembers),
    example: exampleMembers(exampleRule(check)),
  };
}

function aliasMembers(alias: RuleType): CheckTypeResource['aliases'][number] {
  return {
    type: alias.type,
    name: alias.name,
    pattern: patternUse(alias),
    replacement_required: alias.replacementRequired ?? false,
    example: exampleMembers(aliasExample(alias)),
  };
}

function exampleMembers({ type, severity, pattern, replacement, params }: ExampleRule): JsonObject {
  return {
    type,
    ...(severity !== undefined && { severity }),
    ...(pattern !== undefined && { pattern }),
    ...(replacement !== undefined && { replacement }),
    ...(params !== undefined && { params }),
  };
}
