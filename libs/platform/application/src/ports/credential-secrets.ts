/** The kinds of secret that are issued here, by their prefix. */
export type SecretPrefix = 'sk_live' | 'sk_test' | 'pk_live' | 'oat' | 'oa_secret';

/** What a secret is good for; only the first two are bearer credentials. */
export type SecretKind = BearerKind | 'client_secret';
export type BearerKind = 'api_key' | 'access_token';

/** The keyed hash of a secret and the version of the pepper that made it. */
export interface SecretDigest {
  readonly hash: Uint8Array;
  readonly pepperVersion: number;
}

export interface IssuedSecret {
  /** The plain secret: goes to the caller once, and nowhere else. */
  readonly secret: string;
  readonly lastFour: string;
  readonly digest: SecretDigest;
}

export interface RecognisedSecret {
  readonly kind: SecretKind;
  /** Under every live pepper, newest first. */
  readonly digests: readonly SecretDigest[];
}

/** Makes secrets and recognises them again without keeping them. */
export abstract class CredentialSecrets {
  abstract issue(prefix: SecretPrefix): IssuedSecret;
  /** null when the text is not shaped like a secret that is issued here, or its checksum is wrong. */
  abstract recognise(text: string): RecognisedSecret | null;
  /** What any text would be kept as, under every live pepper, newest first. */
  abstract digestsOf(text: string): readonly SecretDigest[];
  /** The one that was kept with one of the digests; takes as long when none was. */
  abstract findKept<Kept extends { readonly digest: SecretDigest }>(
    digests: readonly SecretDigest[],
    kept: readonly Kept[],
  ): Kept | null;
}
