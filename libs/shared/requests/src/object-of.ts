import { type ClassConstructor, Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { declareNestedMember } from './nested-members.ts';
import { allOf } from './property-decorators.ts';

/** Declares a member that is an object of another request class. */
export function ObjectOf(member: () => ClassConstructor<object>): PropertyDecorator {
  return allOf(IsObject(), ValidateNested(), Type(member), (prototype, property) => {
    declareNestedMember(prototype, { property: String(property), type: member, most: null });
  });
}
