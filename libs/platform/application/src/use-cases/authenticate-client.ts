import { type Clock, parsePublicId } from '@livery/kernel';
import { admitClient, invalidClient, isLive, type OAuthClient } from '@livery/platform-domain';
import type { CredentialSecrets, RecognisedSecret } from '../ports/credential-secrets.ts';
import type { CredentialUse } from '../ports/credential-use.ts';
import type { KnownClientSecret, UnscopedOAuthClientDirectory } from '../ports/unscoped-oauth-client-directory.ts';

export interface ClientCredentials {
  /** `oa_client_…` */
  readonly clientId: string;
  /** `oa_secret_…` */
  readonly clientSecret: string;
}

/** Authenticates an OAuth client. It does the same work for a client that does not exist, so that its duration reveals nothing. */
export class AuthenticateClient {
  constructor(
    private readonly secrets: CredentialSecrets,
    private readonly directory: UnscopedOAuthClientDirectory,
    private readonly credentialUse: CredentialUse,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid_client`, `unauthorized_client` */
  async execute({ clientId, clientSecret }: ClientCredentials): Promise<OAuthClient> {
    const uuid = parsePublicId('oa_client', clientId);
    const recognised = this.secrets.recognise(clientSecret);
    // A malformed id or secret was never issued. Refusing it without a query reveals nothing about clients that exist.
    if (uuid === undefined || recognised?.kind !== 'client_secret') throw invalidClient();
    const known = await this.directory.find(uuid);
    const at = this.clock.now();
    const proof = this.secrets.findStored(recognised.digests, known?.secrets ?? []);
    const client = admitClient(known?.client ?? null, proof !== null && isLive(proof, at));
    if (proof !== null) this.noteUse(client, proof, recognised, at);
    return client;
  }

  private noteUse(
    { tenant }: OAuthClient,
    { id, digest }: KnownClientSecret,
    { digests: [newest] }: RecognisedSecret,
    at: Date,
  ): void {
    this.credentialUse.note({ kind: 'client_secret', tenant, id }, at);
    if (newest === undefined || newest.pepperVersion === digest.pepperVersion) return;
    this.credentialUse.noteOldPepper('client_secret', digest, newest);
  }
}
