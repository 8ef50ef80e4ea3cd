import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { originOf } from './origin.ts';

/** Passes the URL by which the caller has reached this server to a parameter of a handler, such as `https://livery.example`. */
export const RequestOrigin = createParamDecorator((_: unknown, context: ExecutionContext) =>
  originOf(context.switchToHttp().getRequest<Request>()),
);
