import type { SecretDigest } from './api-key.repository.ts';

/** The kinds of secret that are issued here, by their prefix. */
export type SecretPrefix = 'sk_live' | 'sk_test' | 'pk_live';

export interface IssuedSecret {
  /** The plain secret: goes to the caller once, and nowhere else. */
  readonly secret: string;
  readonly lastFour: string;
  readonly digest: SecretDigest;
}

/** Makes secrets and recognises them again without keeping them. */
export abstract class CredentialSecrets {
  abstract issue(prefix: SecretPrefix): IssuedSecret;
  /** Digests under every live pepper, newest first; null when the text is not shaped like a secret or its checksum is wrong. */
  abstract digestsOf(secret: string): readonly SecretDigest[] | null;
}
