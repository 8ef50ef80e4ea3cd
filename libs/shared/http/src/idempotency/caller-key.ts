import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What one caller's Idempotency-Key comes to under one version of the server's key. Everything that is kept is derived from
 * both, so that neither the table nor the server's key alone tells a key, a request or an answer.
 */
export class CallerKey {
  readonly #root: KeyObject;
  /** By which the answer is found again. */
  readonly hash: Buffer;

  /**
   * @param serverKey 32 bytes; a key object, since an HMAC under plain bytes takes four times as long (measured)
   * @param key the caller's own, with whatever it is unique within
   */
  constructor(serverKey: KeyObject, key: string) {
    this.#root = createSecretKey(createHmac('sha256', serverKey).update(key).digest());
    this.hash = this.derive('key');
  }

  /** By which a repeat is told from another request under the same key. */
  fingerprint(request: string): Buffer {
    return this.derive(`request\n${request}`);
  }

  /** AES-256-GCM: nonce, tag, ciphertext. */
  seal(text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.derive('answer'), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error when the bytes are not what `seal` made of a text under this very key */
  open(sealed: Buffer): string {
    const decipher = createDecipheriv(CIPHER, this.derive('answer'), sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  private derive(purpose: string): Buffer {
    return createHmac('sha256', this.#root).update(purpose).digest();
  }
}
