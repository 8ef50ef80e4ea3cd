import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Principal } from '@livery/kernel';
import type { Request } from 'express';

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by platform's authentication; absent on public endpoints. */
    principal?: Principal;
  }
}

/** @throws Error on an endpoint that asks for no credential: such a handler has nobody to name */
export function principalOf(request: Request): Principal {
  if (request.principal === undefined) throw new Error('This endpoint has no authenticated principal.');
  return request.principal;
}

/** The authenticated caller, as a handler's argument. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) =>
  principalOf(context.switchToHttp().getRequest<Request>()),
);
