import type { ClassConstructor } from 'class-transformer';
import { type RequestMember, requestMembers } from '../request-schema.ts';

const members = new WeakMap<ClassConstructor<object>, ReadonlyMap<string, RequestMember>>();

/** The members of a request class by their names. They are stored, since they are needed for each request. */
export function validatedMembers(type: ClassConstructor<object>): ReadonlyMap<string, RequestMember> {
  const known = members.get(type) ?? new Map(requestMembers(type).map((member) => [member.name, member]));
  members.set(type, known);
  return known;
}
