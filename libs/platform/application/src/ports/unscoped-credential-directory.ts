import type { Credential } from '@livery/platform-domain';
import type { BearerKind, SecretDigest } from './credential-secrets.ts';

export interface LookUpOptions {
  /** Whether to read the credential from the database and not from a cache. */
  readonly skipsCache?: boolean;
}

/** Finds a bearer credential of any tenant by its digests. Only the credential itself says to which tenant it belongs. */
export abstract class UnscopedCredentialDirectory {
  abstract find(
    kind: BearerKind,
    digests: readonly SecretDigest[],
    options?: LookUpOptions,
  ): Promise<Credential | null>;
}
