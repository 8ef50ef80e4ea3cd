import { applyDecorators } from '@nestjs/common';
import { type ClassConstructor, Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { declareNestedMember } from './nested-members.ts';

/** Declares a member that is an object of another request class. */
export function ObjectOf(member: () => ClassConstructor<object>): PropertyDecorator {
  return applyDecorators(IsObject(), ValidateNested(), Type(member), (prototype: object, property: string | symbol) => {
    declareNestedMember(prototype, { property: String(property), type: member, most: null });
  });
}
