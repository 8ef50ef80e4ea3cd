import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DROPPED_NAMES } from './dropped-names.ts';
import { repeatedParameter } from './errors/http.errors.ts';
import { classProblems } from './validation/class-problems.ts';
import { boundLists } from './validation/list-lengths.ts';
import { invalidRequest, type Problem, unknownParameter } from './validation/problem.ts';
import { schemaProblems } from './validation/schema-problems.ts';

/** Carries the problems that class-validator has found. It is caught in this file. */
class ClassRefused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super('The request does not have the shape of its class.');
    this.name = 'ClassRefused';
  }
}

/**
 * Validates bodies and queries with their request classes and with the schemas of the contract. It reports all mistakes at once. An
 * unknown name is a mistake, too.
 */
export class RequestValidation extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      // One message says everything that is required of a value.
      stopAtFirstError: true,
      // The messages are composed from the declarations of the class.
      validationError: { target: true, value: true },
      exceptionFactory: (errors: ValidationError[]) =>
        new ClassRefused(errors.flatMap((error) => classProblems(error))),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    const dropped = droppedNames(value).map(unknownParameter);
    if (metatype === undefined || !this.toValidate(metadata)) {
      if (dropped.length > 0) throw invalidRequest(dropped);
      return super.transform(value, metadata);
    }
    const { value: bounded, problems: tooLong } = boundLists(value, metatype);
    const { problems, transformed } = await this.ofClass(bounded, metadata);
    const found = firstOfEachParameter([...tooLong, ...problems, ...dropped, ...schemaProblems(bounded, metatype)]);
    if (found.length > 0)
      throw invalidRequest(metadata.type === 'query' ? found.map(withMessageForRepeats(value)) : found);
    return transformed;
  }

  private async ofClass(
    value: unknown,
    metadata: ArgumentMetadata,
  ): Promise<{ readonly problems: readonly Problem[]; readonly transformed?: unknown }> {
    try {
      return { problems: [], transformed: await super.transform(value, metadata) };
    } catch (error) {
      if (error instanceof ClassRefused) return { problems: error.problems };
      throw error;
    }
  }
}

function droppedNames(value: unknown): readonly string[] {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return names.filter((name) => DROPPED_NAMES.has(name));
}

/** Changes the message for repeated query parameters. Express turns their values into a list, which no parameter accepts. */
function withMessageForRepeats(query: unknown): (problem: Problem) => Problem {
  const values = new Map(Object.entries(typeof query === 'object' && query !== null ? query : {}));
  return (problem) => {
    const isRepeated = problem.code === 'parameter_invalid' && Array.isArray(values.get(problem.param));
    return isRepeated ? { ...problem, message: repeatedParameter(problem.param) } : problem;
  };
}

/** Keeps the first problem of each parameter. */
function firstOfEachParameter(problems: readonly Problem[]): readonly Problem[] {
  const params = new Set<string>();
  return problems.filter(({ param }) => !params.has(param) && params.add(param));
}
