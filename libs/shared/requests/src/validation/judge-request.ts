import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { DROPPED_NAMES } from '../dropped-names.ts';
import { classProblems } from './class-problems.ts';
import { boundLists } from './list-lengths.ts';
import { invalidRequest, type Problem, unknownParameter } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';

/** The options of class-validator for requests. */
export const CLASS_VALIDATION = {
  whitelist: true,
  forbidNonWhitelisted: true,
  // One message says everything that is required of a value.
  stopAtFirstError: true,
  // The messages are composed from the declarations of the class.
  validationError: { target: true, value: true },
} as const;

/** Carries the problems that class-validator has found. `judgeRequest` catches it. */
export class ClassRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(errors: readonly ValidationError[]) {
    super('The request does not have the shape of its class.');
    this.name = 'ClassRefused';
    this.problems = errors.flatMap((error) => classProblems(error));
  }
}

/** What is wrong with a request, and the instance of its class if nothing is. */
interface Judgement {
  readonly problems: readonly Problem[];
  readonly instance?: unknown;
}

/**
 * Validates a value with a request class and with its schema in the contract. It finds all mistakes at once. An unknown name is a
 * mistake, too.
 * @param toInstance makes an instance of the class, or throws ClassRefused
 */
export async function judgeRequest(
  value: unknown,
  type: ClassConstructor<object>,
  toInstance: (value: unknown) => Promise<unknown>,
): Promise<Judgement> {
  // They are looked for first: a pipe of Nest removes some of them from the value.
  const dropped = droppedNames(value);
  const { value: bounded, problems: tooLong } = boundLists(value, type);
  const { problems, instance } = await ofClass(bounded, toInstance);
  const found = [...tooLong, ...problems, ...dropped, ...schemaProblems(bounded, type)];
  return { problems: firstOfEachParameter(found), instance };
}

/**
 * Makes a request of a value that does not come over HTTP.
 * @throws DomainError that names all mistakes
 */
export async function readRequest<Request extends object>(
  value: object,
  type: ClassConstructor<Request>,
): Promise<Request> {
  const { problems, instance } = await judgeRequest(value, type, async (bounded) => validInstance(bounded, type));
  if (problems.length > 0) throw invalidRequest(problems);
  if (!(instance instanceof type)) throw new Error('The validation made no request.');
  return instance;
}

async function validInstance(value: unknown, type: ClassConstructor<object>): Promise<object> {
  const instance = plainToInstance(type, value);
  const errors = await validate(instance, CLASS_VALIDATION);
  if (errors.length > 0) throw new ClassRefused(errors);
  return instance;
}

async function ofClass(value: unknown, toInstance: (value: unknown) => Promise<unknown>): Promise<Judgement> {
  try {
    return { problems: [], instance: await toInstance(value) };
  } catch (error) {
    if (error instanceof ClassRefused) return { problems: error.problems };
    throw error;
  }
}

/** A problem for each name that Nest and class-transformer would drop without an error. */
export function droppedNames(value: unknown): readonly Problem[] {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return names.filter((name) => DROPPED_NAMES.has(name)).map(unknownParameter);
}

/** Keeps the first problem of each parameter. */
function firstOfEachParameter(problems: readonly Problem[]): readonly Problem[] {
  const params = new Set<string>();
  return problems.filter(({ param }) => !params.has(param) && params.add(param));
}
