import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { endpointOf } from './endpoint.ts';

const CHARSET = '; charset=utf-8';

/**
 * The media type of the response that the caller prefers: `application/json`, or one of the `alternatives` of the endpoint. It is JSON for
 * a caller that accepts everything alike. The response is marked as depending on `Accept`.
 */
export const AcceptedType = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const http = context.switchToHttp();
  const { alternatives = {} } = endpointOf(context.getHandler()) ?? {};
  http.getResponse<Response>().vary('Accept');
  const types = ['application/json', ...Object.keys(alternatives)];
  return preferredType(http.getRequest<Request>(), types) ?? 'application/json';
});

/**
 * Which of some media types `Accept` prefers (RFC 9110, section 12.5.1), the first one if it prefers none; null if it allows none of
 * them. A range with parameters allows the types that have them. All text is in UTF-8, so that `text/html;charset=utf-8` allows `text/html`.
 */
export function preferredType(request: Request, types: readonly string[]): string | null {
  const accepted = request.accepts(types.map((type) => `${type}${CHARSET}`));
  return accepted === false ? null : accepted.slice(0, -CHARSET.length);
}
