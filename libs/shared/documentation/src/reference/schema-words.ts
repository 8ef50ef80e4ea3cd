import type { JsonValue } from '@livery/kernel';
import type { Contract } from './contract.ts';
import { nameOf, type Schema } from './open-api.ts';

/** The type of a value in words, such as `string or null` or `array of Font`. */
export function typeWords(schema: Schema, contract: Contract): string {
  if (schema.$ref !== undefined)
    return refersToObject(schema, contract) ? nameOf(schema.$ref) : wordsOf(schema, contract);
  if (schema.anyOf !== undefined) return schema.anyOf.map((option) => typeWords(option, contract)).join(' or ');
  if (schema.items !== undefined)
    return [`array of ${typeWords(schema.items, contract)}`, ...nullWord(schema)].join(' or ');
  return [schema.type ?? 'any'].flat().join(' or ');
}

/** The limits of a value in addition to its type, as short Markdown texts. */
export function constraintWords(schema: Schema): readonly string[] {
  const values = schema.enum ?? schema.items?.enum;
  return [
    ...(schema.const === undefined ? [] : [`Always ${code(schema.const)}.`]),
    ...(values === undefined ? [] : [`One of ${values.map(code).join(', ')}.`]),
    ...(schema.format === undefined ? [] : [`Format ${code(schema.format)}.`]),
    ...rangeWords(schema.minimum, schema.maximum, null),
    ...rangeWords(schema.minLength, schema.maxLength, 'character'),
    ...rangeWords(schema.minItems, schema.maxItems, 'entry'),
    ...(schema.default === undefined ? [] : [`Default ${code(schema.default)}.`]),
  ];
}

type Unit = keyof typeof PLURALS | null;
const PLURALS = { character: 'characters', entry: 'entries' } as const;

function rangeWords(least: number | undefined, most: number | undefined, unit: Unit): readonly string[] {
  const counted = (count: number): string =>
    unit === null ? String(count) : `${count} ${count === 1 ? unit : PLURALS[unit]}`;
  if (least !== undefined && most !== undefined) return [`${least} to ${counted(most)}.`];
  if (most !== undefined) return [`At most ${counted(most)}.`];
  return least === undefined ? [] : [`At least ${counted(least)}.`];
}

function code(value: JsonValue): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function wordsOf(schema: Schema, contract: Contract): string {
  return typeWords(contract.resolved(schema), contract);
}

function refersToObject(schema: Schema, contract: Contract): boolean {
  return contract.resolved(schema).properties !== undefined;
}

function nullWord({ type }: Schema): readonly string[] {
  return [type].flat().includes('null') ? ['null'] : [];
}
