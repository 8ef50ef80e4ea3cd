// class-transformer stores the types of members with it.
import 'reflect-metadata';
export { Described, ShownAs } from './described.ts';
export { DROPPED_NAMES } from './dropped-names.ts';
export { ListOf } from './list-of.ts';
export { nestedMembers } from './nested-members.ts';
export { ObjectOf } from './object-of.ts';
export { isInstant, parseInstant } from './parse-instant.ts';
export { allOf } from './property-decorators.ts';
export { prototypeOf } from './prototype-of.ts';
export { READ_ONLY, ReadOnlyMembers } from './read-only-members.ts';
export { requestMembers, requestSchema } from './request-schema.ts';
export { type Problem, invalidRequest, MAX_PROBLEMS, unknownParameter } from './validation/problem.ts';
export { CLASS_VALIDATION, ClassRefused, droppedNames, judgeRequest, readRequest } from './validation/judge-request.ts';
