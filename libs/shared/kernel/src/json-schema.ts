export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** The keywords of JSON Schema 2020-12 that this service uses. */
export type JsonSchema = {
  /** A schema with a title becomes a component of the OpenAPI document, to which others refer. */
  readonly title?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly const?: string | number | boolean | null;
  readonly enum?: readonly (string | number | null)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Related schemas, by name. They do not take part in validation. */
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly description?: string;
  readonly default?: JsonValue;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly propertyNames?: JsonSchema;
  readonly examples?: readonly JsonValue[];
  /** Says of a text that it is a whole number. Our own client libraries take a number for it. */
  readonly 'x-integer'?: true;
};

/** The TypeScript type that a schema written `as const` describes. */
export type FromSchema<S> = S extends { const: infer Value }
  ? Value
  : S extends { enum: readonly (infer Value)[] }
    ? Value
    : S extends { anyOf: readonly (infer Option)[] }
      ? FromSchema<Option>
      : S extends { type: infer Type }
        ? FromType<Type extends readonly (infer One)[] ? One : Type, S>
        : JsonValue;

type FromType<Type, S> = Type extends 'string'
  ? string
  : Type extends 'integer' | 'number'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Type extends 'array'
          ? S extends { items: infer Item }
            ? readonly FromSchema<Item>[]
            : readonly JsonValue[]
          : S extends { properties: infer Properties }
            ? { readonly [Name in keyof Properties]: FromSchema<Properties[Name]> }
            : S extends { additionalProperties: infer Value extends JsonSchema }
              ? Readonly<Record<string, FromSchema<Value>>>
              : JsonObject;

/** An object schema whose members are all required, which is the convention for every record of this API. */
export function recordSchema<const Properties extends Readonly<Record<string, JsonSchema>>>(properties: Properties) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false } as const;
}

interface NamedRecord<Properties extends Readonly<Record<string, JsonSchema>>> {
  /** In Pascal case and unique in the contract, such as `BrandCheck`. */
  readonly title: string;
  readonly description: string;
  readonly properties: Properties;
  /** An example. It is part of the documentation, and tests validate it. */
  readonly example: NoInfer<FromType<'object', { readonly properties: Properties }>> & JsonObject;
}

/** A record schema with a name in the contract and an example. */
export function namedSchema<const Properties extends Readonly<Record<string, JsonSchema>>>({
  title,
  description,
  properties,
  example,
}: NamedRecord<Properties>) {
  return { title, description, ...recordSchema(properties), examples: [example] } as const;
}
