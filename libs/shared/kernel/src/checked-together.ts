import { DomainError } from './domain-error.ts';

/** Most problems in one error. */
const MAX_PROBLEMS = 20;

/**
 * Creates every member of a record, and collects the errors, so that the caller learns of all mistakes at once.
 * @throws DomainError the first error of kind `invalid`, with all of them in its `errors`. Other errors are thrown at once
 */
export function checkedMembers<Made extends object>(makers: { readonly [Name in keyof Made]: () => Made[Name] }): Made;
export function checkedMembers(makers: Readonly<Record<string, () => unknown>>): object {
  const made = checkedEach(Object.entries(makers), ([name, make]) => [name, make()] as const);
  return Object.fromEntries(made);
}

/** Creates a value from each entry of a list. @throws like `checkedMembers` */
export function checkedEach<From, Made>(list: readonly From[], make: (from: From, index: number) => Made): Made[] {
  const refusals: DomainError[] = [];
  const made = list.flatMap((from, index) => {
    try {
      return [make(from, index)];
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'invalid') throw error;
      refusals.push(error);
      return [];
    }
  });
  if (refusals.length > 0) throw together(refusals);
  return made;
}

function together(refusals: readonly DomainError[]): DomainError {
  const problems = refusals.flatMap(problemsOf);
  const [first] = refusals;
  if (first === undefined || problems.length === 1) return first ?? new DomainError('invalid', 'parameter_invalid', '');
  const { kind, code, message, param, extras } = first;
  return new DomainError(kind, code, message, {
    ...(param !== null && { param }),
    extras: { ...extras, errors: problems.slice(0, MAX_PROBLEMS) },
    cause: first,
  });
}

function problemsOf(refusal: DomainError): readonly unknown[] {
  const { errors } = refusal.extras;
  if (Array.isArray(errors)) return errors;
  return [{ code: refusal.code, message: refusal.message, param: refusal.param }];
}
