import { applyDecorators } from '@nestjs/common';
import { DomainError } from '@livery/kernel';
import { type ClassConstructor, Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';
import { declareNestedMember, nestedMembers } from './nested-members.ts';

/** A list of at most `most` objects of a request class: a longer one is refused before its members are looked at. */
export function ListOf(member: () => ClassConstructor<object>, most: number): PropertyDecorator {
  return applyDecorators(
    IsArray(),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(member),
    (prototype: object, property: string | symbol) => {
      declareNestedMember(prototype, { property: String(property), type: member, most });
    },
  );
}

/**
 * Transformer and validator walk every member of a list, however long: this comes before them.
 * @throws DomainError `parameter_invalid` naming the first list of `value` that is too long, as `palettes[0].colors`
 */
export function assertListLengths(value: unknown, type: ClassConstructor<object>, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  const prototype: unknown = type.prototype;
  if (typeof prototype !== 'object' || prototype === null) return;
  for (const { property, type: member, most } of nestedMembers(prototype)) {
    const list: unknown = Reflect.get(value, property);
    if (most === null || !Array.isArray(list)) continue;
    const param = path + property;
    if (list.length > most) throw tooLong(param, most);
    list.forEach((item, index) => assertListLengths(item, member(), `${param}[${index}].`));
  }
}

function tooLong(param: string, most: number): DomainError {
  return new DomainError('invalid', 'parameter_invalid', `${param} holds at most ${most} entries.`, { param });
}
