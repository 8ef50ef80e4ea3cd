import { DomainError } from '@livery/kernel';
import type { NextFunction, Request, Response } from 'express';

/** The headers that must not be repeated, in lower case, with their names in errors. */
const SINGLE = new Map(
  ['Api-Version', 'Authorization', 'Content-Type', 'Host', 'Idempotency-Key'].map((name) => [name.toLowerCase(), name]),
);
const LENGTHS = new Set([...SINGLE.keys()].map(({ length }) => length));

/**
 * Refuses a request that repeats one of these headers. Node drops the second value of some headers and joins others, and a gateway may
 * use a different one.
 */
export function refuseRepeatedHeaders({ rawHeaders }: Request, _: Response, next: NextFunction): void {
  const repeated = repeatedHeader(rawHeaders);
  next(repeated === undefined ? undefined : headerRepeated(repeated));
}

/** @param rawHeaders names and values in turn */
function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  let seen: string[] | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    // Comparing lengths first excludes most headers at nearly no cost.
    if (!LENGTHS.has(name.length)) continue;
    const known = SINGLE.get(name.toLowerCase());
    if (known === undefined) continue;
    if (seen?.includes(known)) return known;
    seen = seen === undefined ? [known] : [...seen, known];
  }
  return undefined;
}

function headerRepeated(name: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', `The request has two ${name} headers. Send one.`, {
    param: name,
  });
}
