import { componentOf, type Schema } from '../document.ts';
import { typeNameOf } from '../names.ts';
import { typePart } from './python-names.ts';

/** What is done with an object that has members: it gets a type with this name. */
export type Define = (name: string, schema: Schema) => void;

/**
 * The Python type of a schema, as text.
 * @param name the name of the type, if the schema is an object with members
 * @param define is called for each such object within the schema
 */
export function pythonTypeOf(schema: Schema, name: string, define: Define = () => undefined): string {
  if (schema.$ref !== undefined) return typeNameOf(componentOf(schema.$ref));
  if (schema.anyOf !== undefined) return unionOf(alternatives(schema.anyOf, name, define));
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
  const types = [schema.type ?? []].flat();
  if (schema.enum !== undefined) return openUnionOf(schema.enum);
  return types.length === 0 ? 'Any' : unionOf(types.map((type) => simpleTypeOf(type, schema, { name, define })));
}

/** The type of an argument, which takes more than a type of a member: any sequence, and any mapping. */
export function argumentTypeOf(schema: Schema, name: string): string {
  return pythonTypeOf(schema, name)
    .replaceAll(/\blist\[/g, 'Sequence[')
    .replaceAll(/\bdict\[/g, 'Mapping[');
}

/** The types of alternatives. Of several objects each has a number. */
function alternatives(schemas: readonly Schema[], name: string, define: Define): readonly string[] {
  const objects = schemas.filter(({ properties }) => properties !== undefined);
  return schemas.map((schema) => {
    const number = objects.length > 1 && objects.includes(schema) ? String(objects.indexOf(schema) + 1) : '';
    return pythonTypeOf(schema, name + number, define);
  });
}

/** All values of an enumeration, and any other one, since a later version of the service may have more values. */
function openUnionOf(values: readonly unknown[]): string {
  const known = values.filter((value) => value !== null);
  const others = known.every((value) => typeof value === 'number') ? 'int' : 'str';
  return unionOf([
    `Literal[${known.map(literal).join(', ')}]`,
    others,
    ...(known.length < values.length ? ['None'] : []),
  ]);
}

function simpleTypeOf(
  type: string,
  schema: Schema,
  { name, define }: { readonly name: string; readonly define: Define },
): string {
  switch (type) {
    case 'string':
      return 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'array':
      return `list[${schema.items === undefined ? 'Any' : pythonTypeOf(schema.items, `${name}Item`, define)}]`;
    case 'object':
      return objectTypeOf(schema, name, define);
    default:
      throw new Error(`Say how the type ${type} is written in Python.`);
  }
}

function objectTypeOf(schema: Schema, name: string, define: Define): string {
  const { properties, additionalProperties } = schema;
  if (properties !== undefined) {
    define(name, schema);
    return name;
  }
  if (typeof additionalProperties !== 'object') return 'dict[str, Any]';
  return `dict[str, ${pythonTypeOf(additionalProperties, `${name}Value`, define)}]`;
}

/** The name of the type of a member, if it is an object with members of its own. */
export function memberTypeName(type: string, member: string): string {
  return type + typePart(member);
}

function literal(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);
}

function unionOf(types: readonly string[]): string {
  const different = [...new Set(types.flatMap((type) => splitUnion(type)))];
  return [...different.filter((type) => type !== 'None'), ...different.filter((type) => type === 'None')].join(' | ');
}

/** The alternatives of a union, without those within its brackets. */
function splitUnion(type: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const part of type.split(' | ')) {
    if (depth > 0) parts.push(`${parts.pop() ?? ''} | ${part}`);
    else parts.push(part);
    depth += part.split('[').length - part.split(']').length;
  }
  return parts;
}
