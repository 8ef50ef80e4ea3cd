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

/** The rows of what an object, a list of objects or an object of objects holds. */
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
  const { type, anyOf, enum: choices, minimum, maximum, items, minItems, additionalProperties } = schema;
  if (Array.isArray(anyOf)) return `${valueInWords(anyOf[0])}, or null`;
  if (Array.isArray(choices)) return choices.map((choice) => code(String(choice))).join(', ');
  switch (type) {
    case 'integer':
    case 'number':
      return `${type === 'integer' ? 'whole number' : 'number'}, ${String(minimum)} to ${String(maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `list${minItems === undefined ? '' : `, at least ${String(minItems)}`}: ${valueInWords(items)}`;
    case 'object':
      return isObject(additionalProperties) ? `object with any names: ${valueInWords(additionalProperties)}` : 'object';
    default:
      return 'text';
  }
}

function code(text: string): string {
  return `\`${text}\``;
}
