import type { JsonSchema } from '@livery/kernel';

const descriptions = new WeakMap<object, ReadonlyMap<string, JsonSchema>>();

/** Tells consumers what a member of a request class means, and what its validation alone does not say of its values. */
export function Described(schema: JsonSchema): PropertyDecorator {
  return (prototype, property) => {
    const known = descriptions.get(prototype) ?? new Map<string, JsonSchema>();
    descriptions.set(prototype, new Map([...known, [String(property), schema]]));
  };
}

/** What the class, or one that it extends, says of a member. */
export function descriptionOf(prototype: object | null, property: string): JsonSchema {
  if (prototype === null) return {};
  return descriptions.get(prototype)?.get(property) ?? descriptionOf(Reflect.getPrototypeOf(prototype), property);
}
