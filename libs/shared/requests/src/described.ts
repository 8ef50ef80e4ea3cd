import type { JsonSchema } from '@livery/kernel';

type Schemas = WeakMap<object, ReadonlyMap<string, JsonSchema>>;

const descriptions: Schemas = new WeakMap();
const shown: Schemas = new WeakMap();

/** Documents a member of a request class: its meaning, and the limits of its values that its validation does not contain. */
export function Described(schema: JsonSchema): PropertyDecorator {
  return remember(descriptions, schema);
}

/**
 * Says what the contract shows for a member instead of the schema by which it is validated, for generated clients: a number where
 * validation reads the text of a URL, or fewer values than are accepted.
 */
export function ShownAs(schema: JsonSchema): PropertyDecorator {
  return remember(shown, schema);
}

/** The documentation of a member, declared by the class or by one that it extends. */
export function descriptionOf(prototype: object | null, property: string): JsonSchema {
  return declared(descriptions, prototype, property) ?? {};
}

/** What the contract shows instead of the schema of a member, if it shows something else. */
export function shownSchemaOf(prototype: object | null, property: string): JsonSchema | undefined {
  return declared(shown, prototype, property);
}

function remember(schemas: Schemas, schema: JsonSchema): PropertyDecorator {
  return (prototype, property) => {
    const known = schemas.get(prototype) ?? new Map<string, JsonSchema>();
    schemas.set(prototype, new Map([...known, [String(property), schema]]));
  };
}

function declared(schemas: Schemas, prototype: object | null, property: string): JsonSchema | undefined {
  if (prototype === null) return undefined;
  return schemas.get(prototype)?.get(property) ?? declared(schemas, Reflect.getPrototypeOf(prototype), property);
}
