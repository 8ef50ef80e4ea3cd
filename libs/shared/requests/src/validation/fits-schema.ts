import { countCharacters, hasAtMost, type JsonSchema } from '@livery/kernel';
import { isInstant } from '../parse-instant.ts';

/**
 * Whether a value is within the limits of its schema: lengths in characters, sizes of lists, ranges and permitted values. The rules of
 * the request class check the type, and the domain checks patterns.
 */
export function fitsSchema(value: unknown, schema: JsonSchema): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((option) => fitsSchema(value, option));
  if (typeof value === 'string') return fitsText(value, schema);
  if (typeof value === 'number') return !(value < (schema.minimum ?? value) || value > (schema.maximum ?? value));
  return !Array.isArray(value) || fitsList(value, schema);
}

function fitsText(text: string, { enum: choices, format, minLength = 0, maxLength = Infinity }: JsonSchema): boolean {
  if (format === 'date-time' && !isInstant(text)) return false;
  if (choices !== undefined && !choices.includes(text)) return false;
  return hasAtMost(text, maxLength) && countCharacters(text) >= minLength;
}

function fitsList(list: readonly unknown[], { items = {}, minItems = 0, maxItems = Infinity }: JsonSchema): boolean {
  if (list.length < minItems || list.length > maxItems) return false;
  return list.every((item) => fitsSchema(item, items));
}
