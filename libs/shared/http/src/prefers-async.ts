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
  return preferencesIn(header).some((preference) => /^\s*respond-async\s*(?:;.*)?$/is.test(preference));
}

/** The preferences of a header `Prefer`, with empty texts in quotes. A text that does not end takes the rest. */
export function preferencesIn(header: string | readonly string[] | undefined): readonly string[] {
  const text = [header ?? ''].flat().join(',');
  return text.replace(/"(?:[^"\\]|\\.)*(?:"|\\?$)/gs, '""').split(',');
}

/** Says of a response with status 202 where the record is, and that the preference was heeded. @param body the record, or its JSON */
export function announceAcceptance({ path }: Pick<EndpointOptions, 'path'>, body: unknown, response: Response): void {
  response.setHeader('Location', `/api/v1${path}/${recordId(body)}`);
  response.setHeader('Preference-Applied', RESPOND_ASYNC);
}

/** The public id of a record. @param body the record, or its JSON */
export function recordId(body: unknown): string {
  const record: unknown = typeof body === 'string' ? JSON.parse(body) : body;
  if (typeof record !== 'object' || record === null || !('id' in record)) throw new Error('A record has an id.');
  return String(record.id);
}
