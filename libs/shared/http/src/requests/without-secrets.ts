/**
 * Whatever begins as one of our secrets, however long, and whatever else stands where a credential was typed by mistake.
 * A slash ends no secret of a webhook, which is base64.
 */
const SECRET = /\b(whsec)_[^\s?#&]*|\b(sk_live|sk_test|pk_live|oat|oa_secret)_[^\s/?#&]*/gi;

/** A text of a caller's choice as it may be kept: without what looks like a secret, and not longer than `most`. */
export function withoutSecrets(text: string, most: number): string {
  return text.replace(SECRET, '$1$2_[redacted]').slice(0, most);
}
