import type { JsonSchema, JsonValue } from '@livery/kernel';

const MAX_LIST = 1_000;
const MAX_CHARS = 1_000;

/** The pattern of a text with a character that is no white space. */
export const NOT_BLANK = '\\S';

/**
 * A parameter of a check: the schema of its values, and what it means. The validation of rules (`paramProblem`), `GET
 * /check_types` and the page on checks all read it.
 */
export type Param = JsonSchema & { readonly description: string };

/** A parameter with a default, which holds when a rule does not set it. The check reads the default from here. */
export type DefaultedParam<Default extends JsonValue> = Omit<Param, 'default'> & { readonly default: Default };

export type Params = Readonly<Record<string, Param>>;

/** Makes a parameter without a default. @param description a whole sentence that names the unit */
export function param(schema: JsonSchema, description: string): Param {
  return { ...schema, description };
}

export function defaulted<const Default extends JsonValue>(
  schema: JsonSchema,
  otherwise: Default,
  description: string,
): DefaultedParam<Default> {
  return { ...schema, description, default: otherwise };
}

/** A number from `least` to `most`. */
export function numberFrom(least: number, most: number): JsonSchema {
  return { type: 'number', minimum: least, maximum: most };
}

export function wholeNumberFrom(least: number, most: number): JsonSchema {
  return { type: 'integer', minimum: least, maximum: most };
}

/** The largest width and height of a slide in EMU (ECMA-376 Part 1, ST_SlideSizeCoordinate). */
export const MAX_EMU = 51_206_400;

/** A length in EMU: 914,400 to the inch, 360,000 to the centimetre. */
export const emu: JsonSchema = wholeNumberFrom(0, MAX_EMU);

export const flag: JsonSchema = { type: 'boolean' };

export const text: JsonSchema = { type: 'string', minLength: 1, maxLength: MAX_CHARS, pattern: NOT_BLANK };

export function oneOf(...choices: readonly string[]): JsonSchema {
  return { type: 'string', enum: choices };
}

/** A schema that accepts null, or what the given schema accepts. */
export function nullOr(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items, maxItems: MAX_LIST };
}

/** A list of at least one entry. */
export function filledListOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items, minItems: 1, maxItems: MAX_LIST };
}

export const textList: JsonSchema = listOf(text);

export const color: JsonSchema = {
  type: 'string',
  pattern: '^#?[0-9A-Fa-f]{6}$',
  description: 'A colour as #RRGGBB.',
};

/** An object with these members; those of `required` must be there. */
export function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** An object whose members fit the schema. @param names the schema of their names; without it they have any name */
export function mapOf(member: JsonSchema, names?: JsonSchema): JsonSchema {
  return { type: 'object', ...(names && { propertyNames: names }), additionalProperties: member };
}
