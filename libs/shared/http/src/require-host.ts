import { DomainError } from '@livery/kernel';
import type { NextFunction, Request, Response } from 'express';

/** Refuses a request of HTTP/1.1 without `Host` (RFC 9112, section 3.2). Node itself would respond without a body. */
export function requireHost({ httpVersion, headers }: Request, _: Response, next: NextFunction): void {
  next(httpVersion === '1.1' && headers.host === undefined ? hostMissing() : undefined);
}

function hostMissing(): DomainError {
  return new DomainError('invalid', 'parameter_missing', 'A request of HTTP/1.1 needs a Host header.', {
    param: 'Host',
  });
}
