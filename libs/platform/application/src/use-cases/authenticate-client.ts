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

/** Turns client credentials into the client behind them, with as much work for a client that does not exist. */
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
    // What nobody can have been given is refused unasked; that tells nothing of who exists.
    if (uuid === undefined || recognised?.kind !== 'client_secret') throw invalidClient();
    const known = await this.directory.find(uuid);
    const at = this.clock.now();
    const proof = this.secrets.findKept(recognised.digests, known?.secrets ?? []);
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
