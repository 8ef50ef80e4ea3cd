import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@livery/kernel';
import type { Request } from 'express';

/** Passes the revision in `If-Match` to a parameter of a handler: a number, or null without the header and for `*`. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext) =>
  revisionOf(context.switchToHttp().getRequest<Request>().headers['if-match']),
);

/**
 * Reads the header (RFC 9110, section 13.1.1). A weak tag matches nothing, so that the change is refused.
 * @throws DomainError `parameter_invalid` for several tags, and text that is no tag
 */
export function revisionOf(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const [, weak, tag] = /^\s*(W\/)?"([^",]*)"\s*$/.exec(header) ?? [];
  if (tag === undefined) {
    const message = 'If-Match must be one ETag in quotes, as the record was returned with, or *.';
    throw new DomainError('invalid', 'parameter_invalid', message, { param: 'If-Match' });
  }
  const [, revision] = /^(0|[1-9]\d{0,8})(?:-[0-9a-f]{32})?$/.exec(tag) ?? [];
  return weak === undefined && revision !== undefined ? Number(revision) : -1;
}
