const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** The key of a signing secret. @throws TypeError if the secret is none */
export function signingKey(bytes: Uint8Array<ArrayBuffer> | undefined, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  if (bytes === undefined || bytes.length === 0) throw new TypeError('A signing secret begins with whsec_.');
  return crypto.subtle.importKey('raw', bytes, HMAC, false, [usage]);
}
