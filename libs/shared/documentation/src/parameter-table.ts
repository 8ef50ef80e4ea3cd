import type { JsonObject, JsonValue } from '@livery/kernel';

/** A table of the properties of a JSON Schema, with the members of objects as rows of their own: `terms[].term`. */
export function parameterTable(properties: JsonObject): string {
  const rows = Object.entries(properties).flatMap(([name, schema]) => rowsOf(name, schema));
  return ['| parameter | value | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsOf(name: string, schema: JsonValue): readonly string[] {
  if (!isObject(schema)) return [];
  const { default: value, description } = schema;
  const cells = [
    code(name),
    valueInWords(schema),
    value === undefined ? '' : code(JSON.stringify(value)),
    typeof description === 'string' ? description : '',
  ];
  return [`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`, ...memberRows(name, schema)];
}

/** The rows for the members of an object, of a list of objects, or of an object of objects. */
function memberRows(name: string, schema: JsonObject): readonly string[] {
  const { properties, items, additionalProperties } = schema;
  if (isObject(properties)) {
    return Object.entries(properties).flatMap(([member, one]) => rowsOf(`${name}.${member}`, one));
  }
  if (isObject(items)) return memberRows(`${name}[]`, items);
  return isObject(additionalProperties) ? memberRows(`${name}.*`, additionalProperties) : [];
}

function valueInWords(schema: JsonValue | undefined): string {
  if (!isObject(schema)) return '';
  const { type, items, additionalProperties, propertyNames } = schema;
  const [option] = entriesOf(schema['anyOf']);
  if (option !== undefined) return `${valueInWords(option)}, or null`;
  const choices = entriesOf(schema['enum']);
  if (choices.length > 0) return choices.map((choice) => code(textOf(choice))).join(', ');
  if (type === 'integer' || type === 'number') {
    const range = `${textOf(schema['minimum'])} to ${textOf(schema['maximum'])}`;
    return `${type === 'integer' ? 'whole number' : 'number'}, ${range}`;
  }
  if (type === 'boolean') return 'true or false';
  if (type === 'array') {
    const least = textOf(schema['minItems']);
    return `list${least === '' ? '' : `, at least ${least}`}: ${valueInWords(items)}`;
  }
  if (type !== 'object') return 'text';
  if (!isObject(additionalProperties)) return 'object';
  return `object${isObject(propertyNames) ? '' : ' with any names'}: ${valueInWords(additionalProperties)}`;
}

function entriesOf(value: JsonValue | undefined): readonly JsonValue[] {
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return entries;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function code(text: string): string {
  return `\`${text}\``;
}
