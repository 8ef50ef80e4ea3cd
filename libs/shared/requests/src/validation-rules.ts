import type { JsonSchema } from '@livery/kernel';

type Rule = (...constraints: readonly unknown[]) => JsonSchema;

/**
 * The rules of class-validator that request classes use, in JSON Schema. Rules of length are not among them, because they count UTF-16
 * code units; `@Described` declares lengths.
 */
const RULES: Readonly<Record<string, Rule>> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isBoolean: () => ({ type: 'boolean' }),
  isObject: () => ({ type: 'object' }),
  isArray: () => ({ type: 'array' }),
  arrayNotEmpty: () => ({ minItems: 1 }),
  arrayMaxSize: (most) => ({ maxItems: Number(most) }),
  isIn: (values) => ({ enum: Array.isArray(values) ? values.map(String) : [] }),
  min: (least) => ({ minimum: Number(least) }),
  max: (most) => ({ maximum: Number(most) }),
  matches: (pattern) => ({ type: 'string', pattern: pattern instanceof RegExp ? pattern.source : '' }),
};

/** The JSON Schema of a rule; undefined for an unknown rule. */
export function ruleSchema(name: string, constraints: readonly unknown[] | undefined): JsonSchema | undefined {
  return RULES[name]?.(...(constraints ?? []));
}
