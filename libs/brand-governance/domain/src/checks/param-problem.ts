import { countCharacters, type JsonObject, type JsonSchema, type JsonValue } from '@livery/kernel';
import { NOT_BLANK } from './param-schemas.ts';

/** Says what is wrong with the value of a parameter, as the end of a sentence, or null. It knows what `param-schemas` writes. */
export function paramProblem(schema: JsonSchema, value: JsonValue): string | null {
  const { type, enum: choices, anyOf } = schema;
  if (anyOf !== undefined) return optionProblem(anyOf, value);
  if (choices !== undefined) {
    return typeof value === 'string' && choices.includes(value) ? null : `must be one of ${choices.join(', ')}.`;
  }
  switch (type) {
    case 'number':
    case 'integer':
      return numberProblem(schema, value);
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be true or false.';
    case 'string':
      return textProblem(schema, value);
    case 'array':
      return listProblem(schema, value);
    case 'object':
      return objectProblem(schema, value);
    case 'null':
    case undefined:
    default:
      return value === null ? null : 'must be null.';
  }
}

/** The schema with null beside it. */
function optionProblem([schema = {}]: readonly JsonSchema[], value: JsonValue): string | null {
  const problem = value === null ? null : paramProblem(schema, value);
  return problem === null ? null : `must be null or ${problem.replace('must be ', '')}`;
}

function numberProblem({ type, minimum = 0, maximum = 0 }: JsonSchema, value: JsonValue): string | null {
  const isWhole = type === 'integer';
  const isNumber = typeof value === 'number' && (!isWhole || Number.isSafeInteger(value));
  if (isNumber && value >= minimum && value <= maximum) return null;
  return `must be a ${isWhole ? 'whole ' : ''}number from ${minimum} to ${maximum}.`;
}

function textProblem(
  { pattern = '', minLength = 0, maxLength = Infinity, description = '' }: JsonSchema,
  value: JsonValue,
): string | null {
  if (typeof value === 'string') {
    const length = countCharacters(value);
    if (length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(value)) return null;
  }
  if (pattern === NOT_BLANK) return `must be a text of ${minLength} to ${maxLength} characters.`;
  return `must be ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}

function listProblem({ items = {}, minItems = 0, maxItems = 0 }: JsonSchema, value: JsonValue): string | null {
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
    if (minItems === maxItems) return `must be a list of ${maxItems} entries.`;
    return `must be a list of ${minItems === 0 ? 'at most' : `${minItems} to`} ${maxItems} entries.`;
  }
  const entries: readonly JsonValue[] = value;
  for (const [index, entry] of entries.entries()) {
    const problem = paramProblem(items, entry);
    if (problem !== null) return `has an entry ${index} that ${problem}`;
  }
  return null;
}

function objectProblem(schema: JsonSchema, value: JsonValue): string | null {
  if (!isObject(value)) return 'must be an object.';
  const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `must have a member "${missing}".`;
  for (const [name, member] of Object.entries(value)) {
    const own = memberSchema(schema, name);
    const problem = own === undefined ? 'is not known.' : paramProblem(own, member);
    if (problem !== null) return `has a member "${name}" that ${problem}`;
  }
  return null;
}

function memberSchema({ properties = {}, additionalProperties }: JsonSchema, name: string): JsonSchema | undefined {
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
