import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import type { SealedSecret, WebhookSigner } from '@livery/delivery-application';
import type { Tenant } from '@livery/kernel';
import type { SecretKeys } from '@livery/runtime';
import { HmacWebhookSigner } from './hmac-webhook-signer.ts';
import { CIPHER, NONCE_BYTES, sealContext, TAG_BYTES } from './seal-format.ts';

/** Opening one costs as much as several signatures (measured), and every claim needs it again. */
const KEPT_OPEN = 1_000;

/** A sealed secret that cannot be opened: its key is gone, or it is not the secret of this endpoint. */
export class SigningSecretUnreadable extends Error {
  constructor(endpointId: string, reason: string, cause?: unknown) {
    super(`The signing secret of endpoint ${endpointId} cannot be opened: ${reason}.`, { cause });
    this.name = 'SigningSecretUnreadable';
  }
}

/** Opens what `SealedSigningSecrets` sealed. For the worker only: no process that serves requests holds one. */
export class SigningSecretOpener {
  private readonly keys: ReadonlyMap<number, KeyObject>;
  /** By all that it depends on, the oldest first. */
  private readonly opened = new Map<string, WebhookSigner>();

  constructor({ all }: SecretKeys) {
    this.keys = new Map(all.map((key) => [key.version, createSecretKey(key.derive('signing-secret-seal'))]));
  }

  /**
   * The plain secret stays in what signs with it.
   * @throws SigningSecretUnreadable
   */
  open(tenant: Tenant, endpointId: string, secret: Pick<SealedSecret, 'sealed' | 'keyVersion'>): WebhookSigner {
    const context = sealContext(tenant, endpointId);
    const sealed = Buffer.from(secret.sealed);
    const known = `${secret.keyVersion} ${context.toString()} ${sealed.toString('base64')}`;
    const signer = this.opened.get(known) ?? this.signer(endpointId, context, sealed, secret.keyVersion);
    this.opened.set(known, signer);
    const [oldest] = this.opened.keys();
    if (this.opened.size > KEPT_OPEN && oldest !== undefined) this.opened.delete(oldest);
    return signer;
  }

  private signer(endpointId: string, context: Buffer, sealed: Buffer, keyVersion: number): WebhookSigner {
    const key = this.keys.get(keyVersion);
    if (key === undefined)
      throw new SigningSecretUnreadable(endpointId, `LIVERY_SECRET_KEYS lacks version ${keyVersion}`);
    try {
      return new HmacWebhookSigner(unseal(sealed, key, context));
    } catch (error) {
      throw new SigningSecretUnreadable(endpointId, 'it does not belong to it, or was altered', error);
    }
  }
}

function unseal(sealed: Buffer, key: KeyObject, context: Buffer): string {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(context).setAuthTag(sealed.subarray(-TAG_BYTES));
  return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
