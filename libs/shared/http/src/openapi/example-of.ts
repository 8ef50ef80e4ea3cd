import type { JsonSchema, JsonValue } from '@livery/kernel';

/** A value that fits a schema: the example of the schema, or one that is composed of the examples of its members. */
export function exampleOf(schema: JsonSchema): JsonValue {
  const given = schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0] ?? undefined;
  if (given !== undefined) return given;
  const [option] = schema.anyOf ?? [];
  if (option !== undefined) return exampleOf(option);
  const [type] = [schema.type ?? 'null'].flat();
  if (type === 'object') return exampleOfObject(schema);
  if (type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  return type === 'string' ? 'text' : null;
}

/** An object with the required members, and with others that have an example. */
function exampleOfObject({ properties = {}, required = [] }: JsonSchema): JsonValue {
  const shown = Object.entries(properties).filter(([name, { examples }]) => required.includes(name) || examples);
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema)]));
}
