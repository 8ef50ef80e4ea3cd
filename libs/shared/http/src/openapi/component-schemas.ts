import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@livery/kernel';

/** A schema of the OpenAPI document. Named schemas are replaced by references. */
export type DocumentedSchema = Readonly<Record<string, unknown>>;

/** Collects the named schemas of a document. Each is written once, and referred to from other places. */
export class ComponentSchemas {
  private readonly schemas = new Map<string, DocumentedSchema>();

  /** Adds a schema. @returns a reference to it if it has a name @throws Error if two different schemas have the same name */
  reference(schema: JsonSchema): DocumentedSchema {
    const { title, ...anonymous } = schema;
    const shown = this.withReferences(anonymous);
    if (title === undefined) return shown;
    const known = this.schemas.get(title);
    if (known !== undefined && !isDeepStrictEqual(known, shown)) throw new Error(`Two schemas are named ${title}.`);
    this.schemas.set(title, shown);
    return { $ref: `#/components/schemas/${title}` };
  }

  /** The schemas by name, sorted. */
  toObject(): Readonly<Record<string, DocumentedSchema>> {
    return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private withReferences(schema: JsonSchema): DocumentedSchema {
    const { items, properties, additionalProperties, anyOf, allOf, $defs } = schema;
    return {
      ...typeOfValues(schema),
      ...withoutBooleanConst(withoutEmptyDefault(schema)),
      ...formatOfBytes(schema),
      ...(items && { items: this.reference(items) }),
      ...(properties && { properties: this.referenceEach(properties) }),
      ...($defs && { $defs: this.referenceEach($defs) }),
      ...(typeof additionalProperties === 'object' && { additionalProperties: this.reference(additionalProperties) }),
      ...(anyOf && { anyOf: anyOf.map((option) => this.reference(option)) }),
      ...(allOf && { allOf: allOf.map((part) => this.reference(part)) }),
    };
  }

  private referenceEach(properties: Readonly<Record<string, JsonSchema>>): DocumentedSchema {
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, this.reference(schema)]));
  }
}

/** Describes a boolean constant in words, because client generators turn it into an enumeration of strings. */
function withoutBooleanConst(schema: JsonSchema): JsonSchema {
  const { const: value, ...rest } = schema;
  if (typeof value !== 'boolean') return schema;
  const always = `Always ${String(value)}.`;
  return { ...rest, description: rest.description === undefined ? always : `${rest.description} ${always}` };
}

/** Leaves out a default that is an empty object, for which client generators write code that does not compile. */
function withoutEmptyDefault(schema: JsonSchema): JsonSchema {
  const { default: preset, ...rest } = schema;
  return isDeepStrictEqual(preset, {}) ? rest : schema;
}

/** The type and the format of bytes, by which client generators know a file. Those of OpenAPI 3.0 ignore `contentMediaType`. */
function formatOfBytes({ contentMediaType, contentEncoding }: JsonSchema): DocumentedSchema {
  return contentMediaType === undefined || contentEncoding !== undefined ? {} : { type: 'string', format: 'binary' };
}

/** The type of the values of `const` and `enum`, which client generators need. */
function typeOfValues({ type, const: value, enum: values = [] }: JsonSchema): DocumentedSchema {
  if (type !== undefined) return {};
  const types = [...new Set([...(value === undefined ? [] : [value]), ...values].map(typeOf))];
  return types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types };
}

function typeOf(value: string | number | boolean | null): string {
  return value === null ? 'null' : typeof value;
}
