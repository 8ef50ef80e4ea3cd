import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Principal } from '@livery/kernel';
import type { Request } from 'express';
import { assertPermitted } from './guards/scope.guard.ts';
import { principalOf } from './principal.ts';

/**
 * Checks the credential of a request that has taken its time, and its scopes, since they may have been revoked meanwhile.
 * @returns the caller as it is now
 */
export async function checkAgain(context: ExecutionContext): Promise<Principal> {
  const request = context.switchToHttp().getRequest<Request>();
  await request.authenticateAgain?.();
  assertPermitted(context);
  return principalOf(request);
}

/** Passes `checkAgain` to a parameter of a handler that waits. */
export const CheckAgain = createParamDecorator((_: unknown, context: ExecutionContext) => () => checkAgain(context));
