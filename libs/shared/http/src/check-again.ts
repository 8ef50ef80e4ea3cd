import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Principal } from '@livery/kernel';
import type { Request } from 'express';
import { assertPermitted } from './guards/scope.guard.ts';
import { principalOf } from './principal.ts';

/**
 * Passes a function to a parameter of a handler that waits. It checks the credential and its scopes again, since they may have been
 * revoked meanwhile, and returns the caller as it is now.
 */
export const CheckAgain = createParamDecorator(
  (_: unknown, context: ExecutionContext) => async (): Promise<Principal> => {
    const request = context.switchToHttp().getRequest<Request>();
    await request.authenticateAgain?.();
    assertPermitted(context);
    return principalOf(request);
  },
);
