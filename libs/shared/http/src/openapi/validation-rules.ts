import type { JsonSchema } from '@livery/kernel';

type Rule = (...constraints: readonly unknown[]) => JsonSchema;

/**
 * What each rule of class-validator that request classes use says in JSON Schema. Rules of length are not among them: they count UTF-16
 * units, and lengths are what `@Described` says.
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

/** @returns undefined for a rule of which nothing is known but its name */
export function ruleSchema(name: string, constraints: readonly unknown[] | undefined): JsonSchema | undefined {
  return RULES[name]?.(...(constraints ?? []));
}
