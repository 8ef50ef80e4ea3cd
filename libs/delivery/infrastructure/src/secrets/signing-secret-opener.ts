import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import type { SealedSecret, WebhookSigner } from '@livery/delivery-application';
import type { Tenant } from '@livery/kernel';
import type { SecretKeys } from '@livery/runtime';
import { HmacWebhookSigner } from './hmac-webhook-signer.ts';
import { CIPHER, NONCE_BYTES, sealContext, TAG_BYTES } from './seal-format.ts';

/** The number of decrypted secrets that are kept in memory. Decrypting costs as much as several signatures (measured). */
const MAX_CACHED = 1_000;

/** A secret cannot be decrypted: its key is missing, it belongs to another endpoint, or it was altered. */
export class SigningSecretUnreadable extends Error {
  constructor(endpointId: string, reason: string, cause?: unknown) {
    super(`The signing secret of endpoint ${endpointId} cannot be decrypted: ${reason}.`, { cause });
    this.name = 'SigningSecretUnreadable';
  }
}

/** Decrypts the secrets of `SealedSigningSecrets`. Only the worker does so; processes that serve requests do not. */
export class SigningSecretOpener {
  private readonly keys: ReadonlyMap<number, KeyObject>;
  /** The signers of decrypted secrets, the oldest first. The key is everything that a signer depends on. */
  private readonly cache = new Map<string, WebhookSigner>();

  constructor({ all }: SecretKeys) {
    this.keys = new Map(all.map((key) => [key.version, createSecretKey(key.derive('signing-secret-seal'))]));
  }

  /**
   * Decrypts a secret. The plain secret does not leave the signer.
   * @throws SigningSecretUnreadable
   */
  open(tenant: Tenant, endpointId: string, secret: Pick<SealedSecret, 'sealed' | 'keyVersion'>): WebhookSigner {
    const context = sealContext(tenant, endpointId);
    const sealed = Buffer.from(secret.sealed);
    const cacheKey = `${secret.keyVersion} ${context.toString()} ${sealed.toString('base64')}`;
    const signer = this.cache.get(cacheKey) ?? this.decrypt(endpointId, context, sealed, secret.keyVersion);
    this.cache.set(cacheKey, signer);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
    return signer;
  }

  private decrypt(endpointId: string, context: Buffer, sealed: Buffer, keyVersion: number): WebhookSigner {
    const key = this.keys.get(keyVersion);
    if (key === undefined)
      throw new SigningSecretUnreadable(endpointId, `LIVERY_SECRET_KEYS has no version ${keyVersion}`);
    try {
      return new HmacWebhookSigner(unseal(sealed, key, context));
    } catch (error) {
      throw new SigningSecretUnreadable(endpointId, 'it belongs to another endpoint or was altered', error);
    }
  }
}

function unseal(sealed: Buffer, key: KeyObject, context: Buffer): string {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(context).setAuthTag(sealed.subarray(-TAG_BYTES));
  return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
