import { DomainError } from './domain-error.ts';

/** A caller who repeats one mistake a thousand times reads the first of them. */
const MAX_PROBLEMS = 20;

/**
 * Makes every member of a record, so that a caller who is wrong in several hears of all of them at once.
 * @throws DomainError the first that was thrown, with all of them in its `errors`; whatever is no DomainError of kind `invalid`
 */
export function checkedMembers<Made extends object>(makers: { readonly [Name in keyof Made]: () => Made[Name] }): Made;
export function checkedMembers(makers: Readonly<Record<string, () => unknown>>): object {
  const made = checkedEach(Object.entries(makers), ([name, make]) => [name, make()] as const);
  return Object.fromEntries(made);
}

/** Makes one thing of each entry of a list. @throws as `checkedMembers` does */
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
