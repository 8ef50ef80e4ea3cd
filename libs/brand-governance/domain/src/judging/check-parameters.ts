import type { JsonObject, JsonSchema, JsonValue } from '@livery/kernel';
import type { Check, RuleExample, RuleType } from './check.ts';
import { type Param, type Params } from './param-schemas.ts';
import { COMMON_PARAMS } from './rule-params.ts';

/** A rule as PUT /brand_rules takes it. */
export interface ExampleRule extends RuleExample {
  readonly type: string;
  readonly severity?: string;
}

/** How a rule of a type uses its pattern. */
export type PatternUse = 'required' | 'optional' | 'unused';

export function patternUse({ pattern, patternOptional }: RuleType): PatternUse {
  if (pattern === null) return 'unused';
  return patternOptional === true ? 'optional' : 'required';
}

/** The parameters that this check takes beside those of every check. */
export function ownParams({ params }: Check): Params {
  return Object.fromEntries(Object.entries(params).filter(([name, one]) => COMMON_PARAMS[name] !== one));
}

/** By the name of a parameter, the value that holds when a rule does not say. */
export function paramDefaults({ params }: Check): JsonObject {
  const defaults = new Map<string, JsonValue>();
  for (const [name, one] of Object.entries(params)) if (one.default !== undefined) defaults.set(name, one.default);
  return Object.fromEntries(defaults);
}

/**
 * The parameters of a check as JSON Schema. What a rule needs stands in it as far as it lies in the parameters alone: of
 * `needs`, a rule may meet one by its pattern or replacement.
 */
export function paramsSchema({ params, needs = [] }: Check): JsonSchema {
  const choices = needs.map((need) => need.map(paramName)).filter((names) => names.every((name) => name !== null));
  const required = choices.flatMap((names) => (names.length === 1 ? names : []));
  const anyOf = choices.filter(({ length }) => length > 1)[0]?.map((name) => givenSchema(name, params[name]));
  return {
    type: 'object',
    properties: params,
    ...(required.length > 0 && { required }),
    ...(anyOf !== undefined && { anyOf }),
    additionalProperties: false,
  };
}

/** The name of a parameter in a path `params.name`; null for another member of a rule. */
function paramName(member: string): string | null {
  const [, name = null] = /^params\.(\w+)$/.exec(member) ?? [];
  return name;
}

/** The parameter is there, and neither null nor false. */
function givenSchema(name: string, schema: Param | undefined): JsonSchema {
  const given: JsonSchema = schema?.type === 'boolean' ? { const: true } : (schema?.anyOf?.[0] ?? {});
  return { type: 'object', properties: { [name]: given }, required: [name] };
}

/** A rule by the check's own name, which PUT /brand_rules accepts as it stands. */
export function exampleRule(check: Check): ExampleRule {
  const { type, severity, example } = check;
  if (example !== undefined && Object.keys(example).length > 0) return { type, severity, ...example };
  const params = Object.entries(ownParams(check)).flatMap(([name, { default: value }]) =>
    value === undefined || value === null ? [] : [[name, value] as const],
  );
  return { type, severity, ...(params.length > 0 && { params: Object.fromEntries(params) }) };
}

/** A rule by one of the customers' names for a check. */
export function aliasExample({ type, example = {} }: RuleType): ExampleRule {
  return { type, ...example };
}
