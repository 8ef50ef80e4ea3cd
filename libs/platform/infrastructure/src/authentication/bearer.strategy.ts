import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Principal } from '@livery/kernel';
import { Authenticate } from '@livery/platform-application';
import { Strategy } from 'passport-http-bearer';

/** RFC 6750: takes the credential out of the Authorization header and asks whose it is. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly authentication: Authenticate) {
    super();
  }

  async validate(secret: string): Promise<Principal> {
    return this.authentication.execute(secret);
  }
}
