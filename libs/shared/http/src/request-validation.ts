import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import {
  CLASS_VALIDATION,
  ClassRefused,
  droppedNames,
  invalidRequest,
  judgeRequest,
  type Problem,
} from '@livery/requests';
import type { ValidationError } from 'class-validator';
import { repeatedParameter } from './errors/http.errors.ts';

/** Validates bodies and queries with their request classes, and reports all mistakes at once. */
export class RequestValidation extends ValidationPipe {
  constructor() {
    super({
      ...CLASS_VALIDATION,
      transform: true,
      exceptionFactory: (errors: ValidationError[]) => new ClassRefused(errors),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (metatype === undefined || !this.toValidate(metadata)) {
      const dropped = droppedNames(value);
      if (dropped.length > 0) throw invalidRequest(dropped);
      return super.transform(value, metadata);
    }
    const toInstance = async (bounded: unknown): Promise<unknown> => super.transform(bounded, metadata);
    const { problems, instance } = await judgeRequest(value, metatype, toInstance);
    if (problems.length === 0) return instance;
    throw invalidRequest(metadata.type === 'query' ? problems.map(withMessageForRepeats(value)) : problems);
  }
}

/** Changes the message for repeated query parameters. Express turns their values into a list, which no parameter accepts. */
function withMessageForRepeats(query: unknown): (problem: Problem) => Problem {
  const values = new Map(Object.entries(typeof query === 'object' && query !== null ? query : {}));
  return (problem) => {
    const isRepeated = problem.code === 'parameter_invalid' && Array.isArray(values.get(problem.param));
    return isRepeated ? { ...problem, message: repeatedParameter(problem.param) } : problem;
  };
}
