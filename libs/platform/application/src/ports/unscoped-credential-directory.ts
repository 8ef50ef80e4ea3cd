import type { Credential } from '@livery/platform-domain';
import type { BearerKind, SecretDigest } from './credential-secrets.ts';

export interface LookUpOptions {
  /** Asks for the credential as it is stored now, never as it was remembered. */
  readonly skipsCache?: boolean;
}

/** Finds the bearer of a secret. Looks across tenants: only the credential itself says whose it is. */
export abstract class UnscopedCredentialDirectory {
  abstract find(
    kind: BearerKind,
    digests: readonly SecretDigest[],
    options?: LookUpOptions,
  ): Promise<Credential | null>;
}
