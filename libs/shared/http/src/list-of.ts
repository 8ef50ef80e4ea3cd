import { applyDecorators } from '@nestjs/common';
import { type ClassConstructor, Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';
import { declareNestedMember } from './nested-members.ts';

/** A list of at most `most` objects of a request class. A longer list is refused before its members are checked. */
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
