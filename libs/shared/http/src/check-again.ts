import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { assertPermitted } from './guards/scope.guard.ts';

/**
 * Passes a function to a parameter of a handler that has waited. It checks the credential and its scopes again, since they may have been
 * revoked meanwhile.
 */
export const CheckAgain = createParamDecorator((_: unknown, context: ExecutionContext) => async (): Promise<void> => {
  await context.switchToHttp().getRequest<Request>().authenticateAgain?.();
  assertPermitted(context);
});
