import type { OAuthClient } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export interface KnownClientSecret {
  readonly id: string;
  readonly digest: SecretDigest;
  readonly retiresAt: Date | null;
}

export interface KnownOAuthClient {
  readonly client: OAuthClient;
  /** Those that prove it, also such as have ended. */
  readonly secrets: readonly KnownClientSecret[];
}

/** Finds the application behind a client id. Looks across tenants: only the client itself says whose it is. */
export abstract class UnscopedOAuthClientDirectory {
  /** @param clientId UUID behind `oa_client_…` */
  abstract find(clientId: string): Promise<KnownOAuthClient | null>;
}
