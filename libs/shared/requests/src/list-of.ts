import { type ClassConstructor, Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';
import { declareNestedMember } from './nested-members.ts';
import { allOf } from './property-decorators.ts';

/**
 * A list of at most `most` objects of a request class. A longer list is refused before its members are checked.
 * @param example a member, for the message about others
 */
export function ListOf(member: () => ClassConstructor<object>, most: number, example?: string): PropertyDecorator {
  const message = `$property must be a list of at most ${most} objects, such as ${example ?? ''}`;
  const each = example === undefined ? { each: true } : { each: true, message };
  return allOf(IsArray(), IsObject(each), ValidateNested(each), Type(member), (prototype, property) => {
    declareNestedMember(prototype, { property: String(property), type: member, most });
  });
}
