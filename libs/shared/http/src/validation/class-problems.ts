import type { ClassConstructor } from 'class-transformer';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { ruleSchema } from '../openapi/validation-rules.ts';
import { expectationOf } from './expectation.ts';
import { type Problem, unknownParameter } from './problem.ts';
import { validatedMembers } from './validated-members.ts';

/** What class-validator has found, in sentences of this API: all that a value has to be, instead of the one rule that it broke. */
export function classProblems(error: ValidationError, parent = ''): Problem[] {
  const param = pathOf(parent, error.property);
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => problemOf(error, rule, message, param));
  return [...own, ...(error.children ?? []).flatMap((child) => classProblems(child, param))];
}

/** `data` + `3` = `data[3]`, `data[3]` + `hex` = `data[3].hex`. */
export function pathOf(parent: string, property: string): string {
  if (parent === '') return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}

function problemOf(
  { target, property, value }: ValidationError,
  rule: string,
  message: string,
  param: string,
): Problem {
  if (rule === 'whitelistValidation') return unknownParameter(param);
  const type = target && classOf(target);
  const schema = type && validatedMembers(type).get(property)?.schema;
  const expectation = schema && expectationOf(schema);
  if (value === undefined) {
    const message = expectation === undefined ? `${param} is required.` : `${param} is required: ${expectation}.`;
    return { code: 'parameter_missing', message, param };
  }
  const isOurs = expectation === undefined || (type !== undefined && hasOwnWords(type, property, rule));
  return { code: 'parameter_invalid', message: isOurs ? `${message}.` : `${param} must be ${expectation}.`, param };
}

/** Rules of class-validator whose messages are no sentences of ours. */
function isOfLibrary(rule: string): boolean {
  return ruleSchema(rule, []) !== undefined || rule === 'isInstance' || rule === 'nestedValidation';
}

/** Whether whoever declared the rule says in words what it asks for. */
function hasOwnWords(type: ClassConstructor<object>, property: string, rule: string): boolean {
  if (!isOfLibrary(rule)) return true;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return rules.some(
    ({ propertyName, name, message }) => propertyName === property && name === rule && Boolean(message),
  );
}

function classOf(target: object): ClassConstructor<object> | undefined {
  const type: unknown = Reflect.get(target, 'constructor');
  return isClass(type) ? type : undefined;
}

function isClass(type: unknown): type is ClassConstructor<object> {
  return typeof type === 'function';
}
