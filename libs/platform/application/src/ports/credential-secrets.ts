/** The prefixes of secrets. */
export type SecretPrefix = 'sk_live' | 'sk_test' | 'pk_live' | 'oat' | 'oa_secret' | 'ust' | 'ses' | 'sil';

/** The kinds of secrets. Only some are bearer credentials. A session is the secret in a cookie. */
export type SecretKind = BearerKind | 'client_secret' | 'session' | 'sign_in_link';
export type BearerKind = (typeof BEARER_KINDS)[number];

export const BEARER_KINDS = ['api_key', 'access_token', 'user_token'] as const;

/** The keyed hash of a secret and the version of the pepper that made it. */
export interface SecretDigest {
  readonly hash: Uint8Array;
  readonly pepperVersion: number;
}

export interface IssuedSecret {
  /** The plain secret. It is returned to the caller once and never stored. */
  readonly secret: string;
  readonly lastFour: string;
  readonly digest: SecretDigest;
}

export interface RecognisedSecret {
  readonly kind: SecretKind;
  /** The digest with each pepper that is in use, the newest pepper first. */
  readonly digests: readonly SecretDigest[];
}

/** Creates secrets, and recognises them without storing them. */
export abstract class CredentialSecrets {
  abstract issue(prefix: SecretPrefix): IssuedSecret;
  /** @returns null if the text does not have the form of a secret, or its checksum is wrong */
  abstract recognise(text: string): RecognisedSecret | null;
  /** Returns the digests of any text, with each pepper that is in use, the newest pepper first. */
  abstract digestsOf(text: string): readonly SecretDigest[];
  /** Returns the stored secret that has one of the digests. It takes the same time whether there is one or not. */
  abstract findStored<Stored extends { readonly digest: SecretDigest }>(
    digests: readonly SecretDigest[],
    stored: readonly Stored[],
  ): Stored | null;
}
