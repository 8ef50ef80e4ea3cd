import type { Credential } from '@livery/platform-domain';
import type { BearerKind, SecretDigest } from './credential-secrets.ts';

/** Finds the bearer of a secret. Looks across tenants: only the credential itself says whose it is. */
export abstract class UnscopedCredentialDirectory {
  abstract find(kind: BearerKind, digests: readonly SecretDigest[]): Promise<Credential | null>;
}
