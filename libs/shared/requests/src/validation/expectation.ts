import type { JsonSchema } from '@livery/kernel';

/** The most values that a message lists. If there are more, it refers to the reference. */
const MOST_VALUES = 20;
const EXAMPLES = 3;

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'a date-time with its offset, such as 2026-11-20T09:14:15Z',
  date: 'a date such as 2026-11-20',
};

/**
 * Describes the values of a schema as the end of a sentence, such as `a string of 1 to 200 characters` or `a list of 1 to 100 strings`.
 * Patterns are not shown, since their declarations have their own messages.
 */
export function expectationOf(schema: JsonSchema): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map(expectationOf).join(' or ');
  if (schema.enum !== undefined) return oneOf(schema.enum);
  if (schema.const !== undefined) return String(schema.const);
  if (schema.contentEncoding === 'base64') return 'a file in base64';
  const { format = '' } = schema;
  return FORMATS[format] ?? ofType(schema);
}

function ofType(schema: JsonSchema): string {
  const [type] = [schema.type].flat();
  if (type === 'array') return `a list${among(schema.minItems, schema.maxItems, nounOf(schema.items ?? {}))}`;
  if (type === 'integer') return `a whole number${between(schema)}`;
  if (type === 'number') return `a number${between(schema)}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'object') return schema.title?.startsWith('Metadata') === true ? 'an object of strings' : 'an object';
  return `a string${among(schema.minLength, schema.maxLength, 'characters')}`;
}

/** The noun for the members of a list, as in `a list of 1 to 100 strings`. */
function nounOf(items: JsonSchema): string {
  if (items.enum !== undefined) return `entries, each ${oneOf(items.enum)}`;
  const type = items.title === undefined ? [items.type].flat()[0] : 'object';
  if (type === 'integer') return `whole numbers${between(items)}`;
  return type === 'object' ? 'objects' : 'strings';
}

function oneOf(values: readonly (string | number | null)[]): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 1) return String(known[0]);
  if (known.length <= MOST_VALUES) return `one of: ${known.join(', ')}`;
  const examples = known.slice(0, EXAMPLES).join(', ');
  return `one of the ${known.length} values that the reference lists, such as ${examples}`;
}

function among(least: number | undefined, most: number | undefined, noun: string): string {
  if (least !== undefined && most !== undefined) return ` of ${least} to ${most} ${noun}`;
  if (most !== undefined) return ` of at most ${most} ${noun}`;
  if (least !== undefined) return ` of ${least} or more ${noun}`;
  return noun === 'characters' ? '' : ` of ${noun}`;
}

function between({ minimum, maximum }: JsonSchema): string {
  const least = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const most = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`;
  if (most !== undefined) return ` of at most ${most}`;
  return least === undefined ? '' : ` of ${least} or more`;
}
