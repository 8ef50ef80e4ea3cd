import type { ClassConstructor } from 'class-transformer';

/** A member of a request class whose value is an object, or a list of objects, of another request class. */
export interface NestedMember {
  readonly property: string;
  readonly type: () => ClassConstructor<object>;
  /** Most entries of the list; null for a single object. */
  readonly most: number | null;
}

const declarations = new WeakMap<object, readonly NestedMember[]>();

export function declareNestedMember(prototype: object, member: NestedMember): void {
  declarations.set(prototype, [...(declarations.get(prototype) ?? []), member]);
}

/** The nested members of a request class, those that it inherits first. */
export function nestedMembers(prototype: object): readonly NestedMember[] {
  const own = declarations.get(prototype) ?? [];
  const parent = Reflect.getPrototypeOf(prototype);
  return parent === null ? own : [...nestedMembers(parent), ...own];
}

export function nestedMember(prototype: object, name: string): NestedMember | undefined {
  return nestedMembers(prototype).find(({ property }) => property === name);
}
