import type { JsonSchema, JsonValue } from '@livery/kernel';
import type { ApiContract } from '@livery/testing';
import fc, { type Arbitrary } from 'fast-check';
import { type DocumentedSchema, isSchema } from './documented-operations.ts';
import { damaged } from './damaged-document.ts';
import { nastyText, nastyValue } from './nasty-values.ts';

const MOST_ITEMS = 3;
const MOST_CHARACTERS = 60;

/** Generates values that fit a schema. Ids of existing records are more frequent than in random text. */
export class FittingValues {
  constructor(
    private readonly contract: ApiContract,
    /** Ids of existing records. */
    private readonly ids: readonly string[],
    /** Documents that an endpoint can process. */
    private readonly documents: readonly Buffer[],
  ) {}

  of(schema: DocumentedSchema): Arbitrary<JsonValue> {
    if (schema.$ref !== undefined) return this.of(this.referenced(schema.$ref));
    const { const: value, enum: values, anyOf } = schema;
    if (value !== undefined) return fc.constant(value);
    if (values !== undefined) return fc.constantFrom(...values);
    if (anyOf !== undefined) return fc.oneof(...anyOf.map((option) => this.of(option)));
    const types = [schema.type ?? []].flat();
    if (types.length === 0) return nastyValue;
    return fc.oneof(...types.map((type) => this.ofType(type, schema)));
  }

  private referenced(reference: string): DocumentedSchema {
    const schema = this.contract.at(reference.split('/').slice(1));
    if (!isSchema(schema)) throw new Error(`There is nothing at ${reference}.`);
    return schema;
  }

  private ofType(type: string, schema: JsonSchema): Arbitrary<JsonValue> {
    const { minimum = -1e9, maximum = 1e9 } = schema;
    switch (type) {
      case 'string':
        return this.text(schema);
      case 'integer':
        return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
      case 'number':
        return fc.double({ min: minimum, max: maximum, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'array':
        return this.list(schema);
      case 'object':
        return this.object(schema);
      default:
        return fc.constant(null);
    }
  }

  private text({ pattern, format, contentEncoding, minLength = 0, maxLength = MOST_CHARACTERS }: JsonSchema) {
    if (contentEncoding === 'base64') return this.base64();
    if (format === 'date-time') return instant;
    if (format === 'date')
      return fc.oneof(
        fc.constant('2026-11-20'),
        instant.map((text) => text.slice(0, 10)),
      );
    if (pattern !== undefined) return this.matching(pattern);
    const length = { minLength, maxLength: Math.min(maxLength, MOST_CHARACTERS) };
    return fc.oneof(fc.string(length), fc.string({ ...length, unit: 'grapheme' }), nastyText.filter(fits(length)));
  }

  private base64(): Arbitrary<string> {
    const whole = fc.constantFrom(...this.documents);
    const documents = fc.oneof(whole, damaged(whole)).map((bytes) => bytes.toString('base64'));
    return fc.oneof({ weight: 4, arbitrary: documents }, fc.base64String());
  }

  private matching(pattern: string): Arbitrary<string> {
    const fitting = this.ids.filter((id) => new RegExp(pattern, 'u').test(id));
    const any = fc.stringMatching(new RegExp(pattern));
    return fitting.length === 0 ? any : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fitting) }, any);
  }

  private list({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: JsonSchema): Arbitrary<JsonValue> {
    return fc.array(this.of(items), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    });
  }

  private object({
    properties = {},
    required = [],
    additionalProperties,
    propertyNames,
  }: JsonSchema): Arbitrary<JsonValue> {
    const members = Object.entries(properties).map(([name, schema]) => [name, this.of(schema)] as const);
    const named = fc.record<Record<string, JsonValue>>(Object.fromEntries(members), { requiredKeys: [...required] });
    if (typeof additionalProperties !== 'object') return named;
    const { maxLength = 20 } = propertyNames ?? {};
    const names = fc.string({ minLength: 1, maxLength: Math.min(maxLength, 20) });
    return fc.dictionary(names, this.of(additionalProperties), { maxKeys: MOST_ITEMS });
  }
}

const instant = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

function fits({ minLength, maxLength }: { readonly minLength: number; readonly maxLength: number }) {
  return ({ length }: string): boolean => length >= minLength && length <= maxLength;
}
