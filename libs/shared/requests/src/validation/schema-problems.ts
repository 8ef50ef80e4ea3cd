import type { JsonSchema } from '@livery/kernel';
import type { ClassConstructor } from 'class-transformer';
import { nestedMember } from '../nested-members.ts';
import { prototypeOf } from '../prototype-of.ts';
import { pathOf } from './class-problems.ts';
import { expectationOf } from './expectation.ts';
import { fitsSchema } from './fits-schema.ts';
import type { Problem } from './problem.ts';
import { validatedMembers } from './validated-members.ts';

/**
 * The members of a request, and of objects within it, that are not within the limits of the contract. All limits of the contract are
 * checked here, so that all mistakes are reported together and no rule is written twice.
 */
export function schemaProblems(value: unknown, type: ClassConstructor<object>, path = ''): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  const prototype = prototypeOf(type);
  return [...validatedMembers(type).values()].flatMap(({ name, schema, isRequired, isJudgedElsewhere }) => {
    const member: unknown = Reflect.get(value, name);
    const param = pathOf(path, name);
    if (member === undefined || member === null || isJudgedElsewhere) return [];
    const nested = nestedMember(prototype, name);
    if (nested !== undefined) {
      if (!Array.isArray(member)) return schemaProblems(member, nested.type(), param);
      return member.flatMap((item, index) => schemaProblems(item, nested.type(), pathOf(param, String(index))));
    }
    return boundProblems(member, schema, param, isRequired);
  });
}

/** Lists of permitted values get one problem for the whole list; other lists get one for each wrong entry. */
function boundProblems(value: unknown, schema: JsonSchema, param: string, isRequired: boolean): Problem[] {
  const { items } = schema;
  if (
    Array.isArray(value) &&
    items !== undefined &&
    items.enum === undefined &&
    fitsSchema(value, { ...schema, items: {} })
  ) {
    return value.flatMap((item, index) => boundProblems(item, items, pathOf(param, String(index)), true));
  }
  if (fitsSchema(value, schema)) return [];
  const code = value === '' && isRequired ? 'parameter_missing' : 'parameter_invalid';
  return [{ code, message: `${param} must be ${expectationOf(schema)}.`, param }];
}
