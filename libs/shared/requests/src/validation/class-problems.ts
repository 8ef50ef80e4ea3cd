import type { ClassConstructor } from 'class-transformer';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { ruleSchema } from '../validation-rules.ts';
import { expectationOf } from './expectation.ts';
import { type Problem, unknownParameter } from './problem.ts';
import { validatedMembers } from './validated-members.ts';

/** Converts the errors of class-validator to messages that say everything that is required of a value, not only the violated rule. */
export function classProblems(error: ValidationError, parent = ''): Problem[] {
  const param = pathOf(parent, error.property);
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => problemOf(error, rule, message, param));
  return [...own, ...(error.children ?? []).flatMap((child) => classProblems(child, param))];
}

/** The path of a member: `data` and `3` give `data[3]`, `data[3]` and `hex` give `data[3].hex`. */
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

/** Whether a rule has a message of class-validator. */
function isOfLibrary(rule: string): boolean {
  return ruleSchema(rule, []) !== undefined || rule === 'isInstance' || rule === 'nestedValidation';
}

/** Whether the declaration of a rule has its own message. */
function hasOwnWords(type: ClassConstructor<object>, property: string, rule: string): boolean {
  if (!isOfLibrary(rule)) return true;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return rules.some(
    ({ propertyName, name, type: kind, message }) =>
      propertyName === property && (name === rule || kind === rule) && Boolean(message),
  );
}

function classOf(target: object): ClassConstructor<object> | undefined {
  const type: unknown = Reflect.get(target, 'constructor');
  return isClass(type) ? type : undefined;
}

function isClass(type: unknown): type is ClassConstructor<object> {
  return typeof type === 'function';
}
