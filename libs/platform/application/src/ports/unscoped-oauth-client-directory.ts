import type { OAuthClient } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export interface KnownOAuthClient {
  readonly client: OAuthClient;
  /** Of the secrets that prove it. */
  readonly digests: readonly SecretDigest[];
}

/** Finds the application behind a client id. Looks across tenants: only the client itself says whose it is. */
export abstract class UnscopedOAuthClientDirectory {
  /** @param clientId UUID behind `oa_client_…` */
  abstract find(clientId: string): Promise<KnownOAuthClient | null>;
}
