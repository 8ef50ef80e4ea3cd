import { countCharacters, type JsonObject, type JsonSchema, type JsonValue } from '@livery/kernel';
import { NOT_BLANK } from './param-schemas.ts';

/** What is wrong with the value of a parameter. */
export interface ParamProblem {
  /** The path to what is wrong within the value, such as `[0].match`; empty for the value as a whole. */
  readonly path: string;
  /** What is wrong, as the end of a sentence that begins with the path. */
  readonly sentence: string;
}

/** Returns what is wrong with the value of a parameter, or null. It understands the schemas that `param-schemas` writes. */
export function paramProblem(schema: JsonSchema, value: JsonValue): ParamProblem | null {
  if (schema.anyOf !== undefined) return optionProblem(schema.anyOf, value);
  if (schema.type === 'array') return listProblem(schema, value);
  if (schema.type === 'object') return objectProblem(schema, value);
  const sentence = valueProblem(schema, value);
  return sentence === null ? null : { path: '', sentence };
}

/** Returns what is wrong with a value that is neither a list nor an object. */
function valueProblem(schema: JsonSchema, value: JsonValue): string | null {
  const { type, enum: choices } = schema;
  if (choices !== undefined) {
    return typeof value === 'string' && choices.includes(value) ? null : `must be one of ${choices.join(', ')}.`;
  }
  if (type === 'number' || type === 'integer') return numberProblem(schema, value);
  if (type === 'boolean') return typeof value === 'boolean' ? null : 'must be true or false.';
  if (type === 'string') return textProblem(schema, value);
  return value === null ? null : 'must be null.';
}

/** Returns what is wrong with a value that may also be null. */
function optionProblem([schema = {}]: readonly JsonSchema[], value: JsonValue): ParamProblem | null {
  const problem = value === null ? null : paramProblem(schema, value);
  if (problem === null || problem.path !== '') return problem;
  return { path: '', sentence: problem.sentence.replace(/^must be /, 'must be null or ') };
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

function listProblem({ items = {}, minItems = 0, maxItems = 0 }: JsonSchema, value: JsonValue): ParamProblem | null {
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
    const least = minItems === 0 ? 'at most' : `${minItems} to`;
    const entries = minItems === maxItems ? `${maxItems}` : `${least} ${maxItems}`;
    return { path: '', sentence: `must be a list of ${entries} entries.` };
  }
  const entries: readonly JsonValue[] = value;
  for (const [index, entry] of entries.entries()) {
    const problem = paramProblem(items, entry);
    if (problem !== null) return within(`[${index}]`, problem);
  }
  return null;
}

function objectProblem(schema: JsonSchema, value: JsonValue): ParamProblem | null {
  const names = Object.keys(schema.properties ?? {});
  if (!isObject(value)) {
    const members = names.length === 0 ? '' : ` with ${names.join(', ')}`;
    return { path: '', sentence: `must be an object${members}.` };
  }
  const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return { path: '', sentence: `must have a member "${missing}".` };
  for (const [name, member] of Object.entries(value)) {
    const own = memberSchema(schema, name);
    if (own === undefined)
      return { path: '', sentence: `has a member "${name}" that is not known. Known: ${names.join(', ')}.` };
    const problem = nameProblem(schema, name) ?? paramProblem(own, member);
    if (problem !== null) return within(`.${name}`, problem);
  }
  return null;
}

function nameProblem({ propertyNames }: JsonSchema, name: string): ParamProblem | null {
  const sentence = propertyNames && valueProblem(propertyNames, name);
  return sentence ? { path: '', sentence: `has a name that ${sentence}` } : null;
}

function within(step: string, { path, sentence }: ParamProblem): ParamProblem {
  return { path: `${step}${path}`, sentence };
}

function memberSchema({ properties = {}, additionalProperties }: JsonSchema, name: string): JsonSchema | undefined {
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
