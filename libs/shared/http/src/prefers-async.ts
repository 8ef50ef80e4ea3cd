import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { EndpointOptions } from './endpoint.ts';

const RESPOND_ASYNC = 'respond-async';

/** Passes to a parameter of a handler whether the caller prefers that the work is done later. */
export const PrefersAsync = createParamDecorator((_: unknown, context: ExecutionContext) =>
  prefersAsync(context.switchToHttp().getRequest<Request>().headers['prefer']),
);

/** Whether a header `Prefer` (RFC 7240) has `respond-async`. Several headers are one, and commas in quotes separate nothing. */
export function prefersAsync(header: string | readonly string[] | undefined): boolean {
  const text = [header ?? ''].flat().join(',');
  const preferences = text.replace(/"(?:[^"\\]|\\.)*"/g, '""').split(',');
  return preferences.some((preference) => /^\s*respond-async\s*(?:;.*)?$/is.test(preference));
}

/** Says of a response with status 202 where the record is, and that the preference was heeded. @param body the record, or its JSON */
export function announceAcceptance({ path }: Pick<EndpointOptions, 'path'>, body: unknown, response: Response): void {
  const record: unknown = typeof body === 'string' ? JSON.parse(body) : body;
  if (typeof record !== 'object' || record === null || !('id' in record)) throw new Error('A record has an id.');
  response.setHeader('Location', `/api/v1${path}/${String(record.id)}`);
  response.setHeader('Preference-Applied', RESPOND_ASYNC);
}
