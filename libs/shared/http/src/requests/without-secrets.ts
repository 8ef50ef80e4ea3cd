/**
 * Text that begins like one of our secrets, up to the next separator. The secret of a webhook is base64, so it may contain slashes.
 */
const SECRET = /\b(whsec)_[^\s?#&]*|\b(sk_live|sk_test|pk_live|oat|oa_secret|ust|ses|sil|lnk)_[^\s/?#&]*/gi;

/** Removes text that looks like a secret, and cuts the rest to `most` characters, so that it may be stored. */
export function withoutSecrets(text: string, most: number): string {
  return text.replace(SECRET, '$1$2_[redacted]').slice(0, most);
}
