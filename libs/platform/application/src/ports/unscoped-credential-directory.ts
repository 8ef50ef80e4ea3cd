import type { Credential } from '@livery/platform-domain';
import type { SecretDigest } from './api-key.repository.ts';

/** Finds the bearer of a secret. Looks across tenants: only the credential itself says whose it is. */
export abstract class UnscopedCredentialDirectory {
  abstract find(digests: readonly SecretDigest[]): Promise<Credential | null>;
}
