import { ApiError } from '@livery/sdk';
import { createContext, use } from 'react';

/** The error of the last request of a form; null if there is none. */
export const FormError = createContext<unknown>(null);

/** Reads what the API found wrong with the field that it calls by this name; null if nothing. */
export function useFieldProblem(param: string): string | null {
  return problemOf(use(FormError), param);
}

/** What an error says about a part of the request, or about a part of that part. */
export function problemOf(error: unknown, param: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const problems = error.problems.length > 0 ? error.problems : [{ param: error.param, message: error.message }];
  const isAbout = (named: string | null): boolean => named?.split(/[.[]/)[0] === param;
  return problems.find((problem) => isAbout(problem.param))?.message ?? null;
}
