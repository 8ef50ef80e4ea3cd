import type { JsonSchema } from '@livery/kernel';

const descriptions = new WeakMap<object, ReadonlyMap<string, JsonSchema>>();

/** Documents a member of a request class: its meaning, and the limits of its values that its validation does not contain. */
export function Described(schema: JsonSchema): PropertyDecorator {
  return (prototype, property) => {
    const known = descriptions.get(prototype) ?? new Map<string, JsonSchema>();
    descriptions.set(prototype, new Map([...known, [String(property), schema]]));
  };
}

/** The documentation of a member, declared by the class or by one that it extends. */
export function descriptionOf(prototype: object | null, property: string): JsonSchema {
  if (prototype === null) return {};
  return descriptions.get(prototype)?.get(property) ?? descriptionOf(Reflect.getPrototypeOf(prototype), property);
}
