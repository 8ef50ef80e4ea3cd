import type { OAuthClient } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export interface KnownClientSecret {
  readonly id: string;
  readonly digest: SecretDigest;
  readonly retiresAt: Date | null;
}

export interface KnownOAuthClient {
  readonly client: OAuthClient;
  /** The secrets of the client, including those that have ended. */
  readonly secrets: readonly KnownClientSecret[];
}

/** Finds an OAuth application of any tenant by its client id. Only the application itself says to which tenant it belongs. */
export abstract class UnscopedOAuthClientDirectory {
  /** @param clientId the UUID of `oa_client_…` */
  abstract find(clientId: string): Promise<KnownOAuthClient | null>;
}
