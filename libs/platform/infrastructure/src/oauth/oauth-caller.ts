import { clientAddress, type FormParameters, insufficientScope, publishableKeyForbidden } from '@livery/http';
import type { Scope } from '@livery/kernel';
import type { Authenticate } from '@livery/platform-application';
import { type Credential, invalidRequest, ipNotAllowed, type TokenInquirer } from '@livery/platform-domain';
import type { Request } from 'express';
import { allowsAddress } from '../authentication/address-allow-list.ts';
import { assertNotInQuery } from './client-credentials.ts';
import type { GuardedClients } from './guarded-clients.ts';

const BEARER = /^bearer +(\S+) *$/i;

/** The caller of an introspection or a revocation. */
export interface OAuthCaller extends TokenInquirer {
  /** The bearer credential; null if the caller is a client. */
  readonly bearer: Credential | null;
}

/** Authenticates the caller with a bearer credential of the API, or as a client (RFC 7662, section 2.1). */
export class OAuthCallers {
  constructor(
    private readonly clients: GuardedClients,
    private readonly authenticate: Authenticate,
  ) {}

  /** @throws DomainError `invalid_client`, `invalid_request`, `too_many_failures`; `BEARER_ERROR_CODES` for a bearer credential */
  async identify(request: Request, form: FormParameters): Promise<OAuthCaller> {
    const secret = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (secret === undefined) {
      const { tenant, applicationId } = await this.clients.authenticate(request, form);
      return { tenant, applicationId, bearer: null };
    }
    assertNotInQuery(request);
    if (form.has('client_secret')) {
      throw invalidRequest(
        'Authenticate with the Authorization header or with the body, not with both.',
        'client_secret',
      );
    }
    const bearer = await this.authenticate.execute(secret);
    request.isKnown = true;
    if (!allowsAddress(bearer.limits?.allowedIps ?? [], clientAddress(request))) throw ipNotAllowed();
    if (bearer.credential === 'publishable_key') throw publishableKeyForbidden();
    return { tenant: bearer.tenant, applicationId: null, bearer };
  }
}

/** @throws DomainError `insufficient_scope` if a bearer credential has none of the scopes; clients need none */
export function assertScope({ bearer }: OAuthCaller, accepted: readonly Scope[]): void {
  if (bearer !== null && !accepted.some((scope) => bearer.scopes.includes(scope))) throw insufficientScope(accepted);
}
