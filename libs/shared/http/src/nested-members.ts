import type { ClassConstructor } from 'class-transformer';

/** Objects of a request class within another one. */
export interface NestedMember {
  readonly property: string;
  readonly type: () => ClassConstructor<object>;
  /** Most entries of a list; null for a single object. */
  readonly most: number | null;
}

const declarations = new WeakMap<object, readonly NestedMember[]>();

export function declareNestedMember(prototype: object, member: NestedMember): void {
  declarations.set(prototype, [...nestedMembers(prototype), member]);
}

export function nestedMembers(prototype: object): readonly NestedMember[] {
  return declarations.get(prototype) ?? [];
}

export function nestedMember(prototype: object, name: string): NestedMember | undefined {
  return nestedMembers(prototype).find(({ property }) => property === name);
}
