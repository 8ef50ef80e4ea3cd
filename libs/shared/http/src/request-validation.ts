import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError } from '@livery/kernel';
import { DROPPED_NAMES } from './dropped-names.ts';
import { assertListLengths } from './list-of.ts';

/** A caller who repeats one mistake a thousand times reads the first of them. */
const MAX_PROBLEMS = 20;

interface Problem {
  readonly code: 'parameter_missing' | 'parameter_invalid' | 'parameter_unknown';
  readonly message: string;
  readonly param: string;
}

/** Checks the shape of bodies and queries against their request classes; a name that no class knows is an error. */
export class RequestValidation extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      stopAtFirstError: true,
      validationError: { target: false },
      exceptionFactory: (errors) => invalidParameters(errors.flatMap((error) => problemsOf(error, ''))),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const dropped = names.filter((name) => DROPPED_NAMES.has(name));
    if (dropped.length > 0) throw invalidParameters(dropped.map(unknownParameter));
    if (metadata.metatype !== undefined) assertListLengths(value, metadata.metatype);
    return super.transform(value, metadata);
  }
}

function invalidParameters(problems: readonly Problem[]): DomainError {
  const [first] = problems;
  return new DomainError('invalid', first?.code ?? 'parameter_invalid', first?.message ?? 'The request is not valid.', {
    ...(first && { param: first.param }),
    ...(problems.length > 1 && { extras: { errors: problems.slice(0, MAX_PROBLEMS) } }),
  });
}

function problemsOf(error: ValidationError, parent: string): Problem[] {
  const param = pathOf(parent, error.property);
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) =>
    problem(rule, message, param, error.value),
  );
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, param))];
}

function problem(rule: string, message: string, param: string, value: unknown): Problem {
  if (rule === 'whitelistValidation') return unknownParameter(param);
  if (value === undefined) return { code: 'parameter_missing', message: `${param} is required.`, param };
  return { code: 'parameter_invalid', message: `${message}.`, param };
}

function unknownParameter(param: string): Problem {
  return { code: 'parameter_unknown', message: `${param} is not a parameter of this endpoint.`, param };
}

/** `data` + `3` = `data[3]`, `data[3]` + `hex` = `data[3].hex`. */
function pathOf(parent: string, property: string): string {
  if (parent === '') return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}
