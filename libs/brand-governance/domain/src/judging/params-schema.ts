import type { JsonObject, JsonSchema, JsonValue } from '@livery/kernel';
import type { Check, RuleExample, RuleType } from './check.ts';
import { type Param, type Params } from './param-schemas.ts';
import { COMMON_PARAMS } from './read-rule-params.ts';

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

/** The parameters of a check, without those that every check takes. */
export function ownParams({ params }: Check): Params {
  return Object.fromEntries(Object.entries(params).filter(([name, one]) => COMMON_PARAMS[name] !== one));
}

/** The default of each parameter that has one, by the name of the parameter. */
export function paramDefaults({ params }: Check): JsonObject {
  const defaults = new Map<string, JsonValue>();
  for (const [name, one] of Object.entries(params)) if (one.default !== undefined) defaults.set(name, one.default);
  return Object.fromEntries(defaults);
}

/**
 * The parameters of a check as JSON Schema. The schema states a need of the check only when parameters alone meet it: a need
 * that the pattern or the replacement of a rule may meet is left out.
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

/** The name of the parameter in a path `params.name`; null for the path of another member of a rule. */
function paramName(member: string): string | null {
  const [, name = null] = /^params\.(\w+)$/.exec(member) ?? [];
  return name;
}

/** A schema for parameters that hold this one, neither null nor false. */
function givenSchema(name: string, schema: Param | undefined): JsonSchema {
  const given: JsonSchema = schema?.type === 'boolean' ? { const: true } : (schema?.anyOf?.[0] ?? {});
  return { type: 'object', properties: { [name]: given }, required: [name] };
}

/** An example of a rule that has the check's own type. PUT /brand_rules accepts it as it stands. */
export function exampleRule(check: Check): ExampleRule {
  const { type, severity, example } = check;
  if (example !== undefined && Object.keys(example).length > 0) return { type, severity, ...example };
  const params = Object.entries(ownParams(check)).flatMap(([name, { default: value }]) =>
    value === undefined || value === null ? [] : [[name, value] as const],
  );
  return { type, severity, ...(params.length > 0 && { params: Object.fromEntries(params) }) };
}

/** An example of a rule that has one of the customers' names for a check as its type. */
export function aliasExample({ type, example = {} }: RuleType): ExampleRule {
  return { type, ...example };
}
