import { hash } from 'node:crypto';
import { clientAddress, type FormParameters, type RateLimiter, type RateLimitPolicy } from '@livery/http';
import { DomainError } from '@livery/kernel';
import type { AuthenticateClient } from '@livery/platform-application';
import { type OAuthClient, tooManyFailures } from '@livery/platform-domain';
import type { Request } from 'express';
import { clientCredentials } from './client-credentials.ts';

/** Ten failures at once, and one more every six seconds. */
const FAILURES: RateLimitPolicy = { name: 'client_failures', perSecond: 10 / 60, burst: 10 };

/** Authenticates clients. After too many failures of a client from an address, further attempts are refused for a while. */
export class GuardedClients {
  constructor(
    private readonly clients: AuthenticateClient,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws DomainError `too_many_failures`, `invalid_client`, `unauthorized_client`, `invalid_request` */
  async authenticate(request: Request, form: FormParameters): Promise<OAuthClient> {
    const credentials = clientCredentials(request, form);
    const key = failureKey(credentials.clientId, clientAddress(request));
    const { isAllowed, retryAfterSeconds } = await this.limiter.peek({ key, policy: FAILURES });
    if (!isAllowed) throw tooManyFailures(retryAfterSeconds);
    try {
      const client = await this.clients.execute(credentials);
      request.isKnown = true;
      return client;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'invalid_client')
        await this.limiter.take([{ key, policy: FAILURES }]);
      throw error;
    }
  }
}

/** Returns a key of constant length, since a caller can send a client id of any length. */
function failureKey(clientId: string, address: string | null): string {
  return `oauth:${hash('sha256', `${clientId}\n${address ?? ''}`, 'base64url')}`;
}
