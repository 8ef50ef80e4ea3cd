import type { IssuedToken } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

/** Finds the access token behind a secret. Looks across tenants: who may know of it is decided afterwards. */
export abstract class UnscopedAccessTokenDirectory {
  abstract find(digests: readonly SecretDigest[]): Promise<IssuedToken | null>;
}
