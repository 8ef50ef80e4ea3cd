import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Principal } from '@livery/kernel';
import type { Request } from 'express';

declare module 'express-serve-static-core' {
  interface Request {
    /** The caller, set by the authentication of platform; absent on public endpoints. */
    principal?: Principal;
    /** Whether the caller is known in another way: by a session, or as an OAuth client. Set by the authentication of platform. */
    isKnown?: boolean;
    /** Authenticates the caller again. It rejects if the credential is no longer valid. Set by the authentication of platform. */
    authenticateAgain?: () => Promise<unknown>;
  }
}

/** The caller of a request. @throws Error on an endpoint that requires no credential */
export function principalOf(request: Request): Principal {
  if (request.principal === undefined) throw new Error('This endpoint has no authenticated principal.');
  return request.principal;
}

/** Passes the authenticated caller to a parameter of a handler. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) =>
  principalOf(context.switchToHttp().getRequest<Request>()),
);
