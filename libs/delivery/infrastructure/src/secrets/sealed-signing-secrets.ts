import { createCipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { type IssuedSigningSecret, SigningSecrets } from '@livery/delivery-application';
import { newId, type Tenant } from '@livery/kernel';
import type { SecretKeys } from '@livery/runtime';
import { CIPHER, NONCE_BYTES, sealContext } from './seal-format.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Creates secrets in the format of Standard Webhooks 1.0, and encrypts them with AES-256-GCM and the newest key. */
export class SealedSigningSecrets extends SigningSecrets {
  private readonly key: KeyObject;
  private readonly keyVersion: number;

  constructor({ current }: SecretKeys) {
    super();
    this.key = createSecretKey(current.derive('signing-secret-seal'));
    this.keyVersion = current.version;
  }

  issue(tenant: Tenant, endpointId: string, at: Date): IssuedSigningSecret {
    const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
    const sealed = this.seal(secret, sealContext(tenant, endpointId));
    const lastFour = secret.slice(-4);
    return { secret, sealed: { id: newId(), sealed, keyVersion: this.keyVersion, lastFour, created: at } };
  }

  /** @returns the nonce, the ciphertext and the authentication tag, one after the other */
  private seal(secret: string, context: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(context);
    return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }
}
