import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { endpointOf } from './endpoint.ts';

/**
 * The media type of the response that the caller prefers: `application/json`, or one of the `alternatives` of the endpoint. It is JSON for
 * a caller that accepts everything alike. The response is marked as depending on `Accept`.
 */
export const AcceptedType = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const http = context.switchToHttp();
  const { alternatives = {} } = endpointOf(context.getHandler()) ?? {};
  http.getResponse<Response>().vary('Accept');
  const accepted = http.getRequest<Request>().accepts(['application/json', ...Object.keys(alternatives)]);
  return accepted === false ? 'application/json' : accepted;
});
