import { DomainError } from '@livery/kernel';

/** Most problems in one error. */
export const MAX_PROBLEMS = 20;

/** One mistake in a request. */
export interface Problem {
  readonly code: 'parameter_missing' | 'parameter_invalid' | 'parameter_unknown';
  readonly message: string;
  readonly param: string;
}

export function unknownParameter(param: string): Problem {
  return { code: 'parameter_unknown', message: `${param} is not a parameter of this endpoint.`, param };
}

/** The error for a request: its first mistake, and a list of all if there are several. */
export function invalidRequest(problems: readonly Problem[]): DomainError {
  const [first] = problems;
  return new DomainError('invalid', first?.code ?? 'parameter_invalid', first?.message ?? 'The request is not valid.', {
    ...(first && { param: first.param }),
    ...(problems.length > 1 && { extras: { errors: problems.slice(0, MAX_PROBLEMS) } }),
  });
}
