import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { endpointOf, isRead } from '@livery/http';
import { AuthenticateSession } from '@livery/platform-application';
import { originForbidden, type Session, sessionRequired } from '@livery/platform-domain';
import type { Request, Response } from 'express';
import { BrowserCookies } from './browser-cookies.ts';
import { PublicAddress } from './public-address.ts';

const SESSIONS = new WeakMap<Request, Session>();

/**
 * Requires the session of a person who is signed in, at the endpoints that are declared so. Writes are accepted from pages of this service
 * only, whose browser names them in `Origin` (Fetch Standard, section 3.2).
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly authentication: AuthenticateSession,
    private readonly address: PublicAddress,
    private readonly cookies: BrowserCookies,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    context.switchToHttp().getResponse<Response>().setHeader('Cache-Control', 'no-store');
    if (!isRead(request) && request.headers.origin !== this.address.originFor(request)) throw originForbidden();
    if (endpointOf(context.getHandler())?.scopes !== 'session') return true;
    const secret = this.cookies.read(request, 'session');
    if (secret === undefined) throw sessionRequired();
    SESSIONS.set(request, await this.authentication.execute(secret));
    request.isKnown = true;
    return true;
  }
}

/** Passes the session of the caller to a parameter of a handler. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): Session => {
  const session = SESSIONS.get(context.switchToHttp().getRequest<Request>());
  if (session === undefined) throw new Error('This endpoint requires no session.');
  return session;
});
