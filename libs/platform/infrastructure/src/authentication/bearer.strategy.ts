import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { clientAddress, isRead } from '@livery/http';
import type { Principal } from '@livery/kernel';
import { Authenticate } from '@livery/platform-application';
import { ipNotAllowed } from '@livery/platform-domain';
import type { Request } from 'express';
import { Strategy } from 'passport-http-bearer';
import { allowsAddress } from './address-allow-list.ts';

/** RFC 6750: takes the credential out of the Authorization header and asks whose it is, and whether it may come from there. */
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
 * A stored answer may hold a secret, so it is never shown to a credential that is merely remembered. Each such request
 * writes anyway, so that one more read costs little.
 */
function mayBeReplayed(request: Request): boolean {
  return !isRead(request) && request.headers['idempotency-key'] !== undefined;
}
