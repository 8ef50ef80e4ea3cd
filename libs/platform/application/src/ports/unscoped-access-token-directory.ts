import type { IssuedToken } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

/** Finds an access token of any tenant by its digests. The caller decides who may see it. */
export abstract class UnscopedAccessTokenDirectory {
  abstract find(digests: readonly SecretDigest[]): Promise<IssuedToken | null>;
}
