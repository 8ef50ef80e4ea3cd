import { componentOf, type Schema } from './document.ts';
import { typeNameOf } from './names.ts';

/** The TypeScript type of a schema, as text. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return typeNameOf(componentOf(schema.$ref));
  if (schema.anyOf !== undefined) return unionOf(schema.anyOf.map(typeOf));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = [schema.type ?? []].flat();
  if (schema.enum !== undefined) return openUnionOf(schema.enum, types.includes('null'));
  return types.length === 0 ? 'unknown' : unionOf(types.map((type) => simpleTypeOf(type, schema)));
}

/** All values of an enumeration, and any other text, since a later version of the service may have more values. */
function openUnionOf(values: readonly unknown[], isNullable: boolean): string {
  const texts = values.filter((value) => value !== null).map((value) => JSON.stringify(value));
  const others = values.every((value) => typeof value !== 'number') ? '(string & {})' : '(number & {})';
  return unionOf([...texts, others, ...(isNullable ? ['null'] : [])]);
}

function simpleTypeOf(type: string, schema: Schema): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      return `Array<${schema.items === undefined ? 'unknown' : typeOf(schema.items)}>`;
    case 'object':
      return objectTypeOf(schema);
    default:
      return type;
  }
}

function objectTypeOf({ properties, required = [], additionalProperties }: Schema): string {
  if (properties !== undefined) {
    const members = Object.entries(properties).map(([name, member]) => memberOf(name, member, required.includes(name)));
    return members.length === 0 ? 'Record<string, never>' : `{\n${members.join('\n')}\n}`;
  }
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`;
}

/** A member of an object type with its documentation. */
export function memberOf(name: string, schema: Schema, isRequired: boolean): string {
  const key = /^[a-zA-Z_]\w*$/.test(name) ? name : JSON.stringify(name);
  const type = typeOf(schema);
  return `${commentOf(sentencesOf(schema))}${key}${isRequired ? '' : '?'}: ${isRequired ? type : unionOf([type, 'undefined'])};`;
}

/** What the schema says of a value in words: its description, its bounds, its form, and its default. */
export function sentencesOf(schema: Schema): string {
  const { description, minimum, maximum, default: preset } = schema;
  return [
    description,
    minimum !== undefined && maximum !== undefined && `From ${minimum} to ${maximum}.`,
    schema.format === 'date-time' && 'A time in ISO 8601.',
    preset !== undefined && `Default: \`${JSON.stringify(preset)}\`.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

export function commentOf(text: string): string {
  if (text === '') return '';
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  return lines.length === 1
    ? `/** ${text.replaceAll('*/', '*\\/')} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

function unionOf(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}
