import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { clientAddress, isRead } from '@livery/http';
import type { Principal } from '@livery/kernel';
import { Authenticate } from '@livery/platform-application';
import { ipNotAllowed } from '@livery/platform-domain';
import type { Request } from 'express';
import { Strategy } from 'passport-http-bearer';
import { allowsAddress } from './address-allow-list.ts';

/** Authenticates the credential of the Authorization header (RFC 6750), and checks that the client's address may use it. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly authentication: Authenticate) {
    super({ passReqToCallback: true });
  }

  async validate(request: Request, secret: string): Promise<Principal> {
    const credential = await this.authentication.execute(secret, { skipsCache: mayBeReplayed(request) });
    if (!allowsAddress(credential.limits?.allowedIps ?? [], clientAddress(request))) throw ipNotAllowed();
    return credential;
  }
}

/**
 * Whether the request may get a stored response. Such a response can contain a secret, so its credential is read from the
 * database and not from the cache. These requests write anyway, so that one more read costs little.
 */
function mayBeReplayed(request: Request): boolean {
  return !isRead(request) && request.headers['idempotency-key'] !== undefined;
}
