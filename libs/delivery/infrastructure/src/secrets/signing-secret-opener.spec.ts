import { describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { SecretKeys } from '@livery/runtime';
import { HmacWebhookSigner } from './hmac-webhook-signer.ts';
import { SealedSigningSecrets } from './sealed-signing-secrets.ts';
import { SigningSecretOpener, SigningSecretUnreadable } from './signing-secret-opener.ts';

const OLD_KEY = `1:${Buffer.alloc(32, 'old').toString('base64')}`;
const NEW_KEY = `2:${Buffer.alloc(32, 'new').toString('base64')}`;
const tenant = { organizationId: newId(), livemode: true };
const endpointId = newId();
const at = new Date('2026-11-20T09:00:00Z');
const CONTENT = { id: 'evt_1', timestamp: '1763629200', body: Buffer.from('{}') };

const keys = SecretKeys.parse(OLD_KEY);
const { secret, sealed } = new SealedSigningSecrets(keys).issue(tenant, endpointId, at);
const opener = new SigningSecretOpener(keys);
const altered = Buffer.from(sealed.sealed);
altered[20] = (altered[20] ?? 0) ^ 1;

describe('a signing secret', () => {
  it('is whsec_ and 32 random bytes in standard padded base64', () => {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    expect(sealed).toMatchObject({ keyVersion: 1, lastFour: secret.slice(-4), created: at });
  });

  it('is different each time, and encrypted with a different nonce', () => {
    const other = new SealedSigningSecrets(keys).issue(tenant, endpointId, at);
    expect(other.secret).not.toBe(secret);
    expect(Buffer.from(other.sealed.sealed).subarray(0, 12)).not.toEqual(Buffer.from(sealed.sealed).subarray(0, 12));
  });

  it('cannot be read from what is stored', () => {
    expect(Buffer.from(sealed.sealed).toString('latin1')).not.toContain(secret.slice(6, 16));
  });

  it('is decrypted for its own endpoint', () => {
    expect(opener.open(tenant, endpointId, sealed).sign(CONTENT)).toEqual(new HmacWebhookSigner(secret).sign(CONTENT));
  });

  it('is decrypted with the key of its version after a newer key was added', () => {
    const both = SecretKeys.parse(`${NEW_KEY},${OLD_KEY}`);
    const signer = new SigningSecretOpener(both).open(tenant, endpointId, sealed);
    expect(signer.sign(CONTENT)).toEqual(new HmacWebhookSigner(secret).sign(CONTENT));
    expect(new SealedSigningSecrets(both).issue(tenant, endpointId, at).sealed.keyVersion).toBe(2);
  });

  it.each([
    ['another organization', { ...tenant, organizationId: newId() }, endpointId, sealed],
    ['the other mode', { ...tenant, livemode: false }, endpointId, sealed],
    ['another endpoint', tenant, newId(), sealed],
    ['altered bytes', tenant, endpointId, { ...sealed, sealed: altered }],
    ['missing bytes', tenant, endpointId, { ...sealed, sealed: Buffer.alloc(3) }],
    ['a key version that is missing', tenant, endpointId, { ...sealed, keyVersion: 9 }],
  ])('is not decrypted with %s', (_, owner, endpoint, stored) => {
    expect(() => opener.open(owner, endpoint, stored)).toThrow(SigningSecretUnreadable);
  });

  it('is not decrypted with another key of the same version', () => {
    const other = new SigningSecretOpener(SecretKeys.parse(NEW_KEY.replace('2:', '1:')));
    expect(() => other.open(tenant, endpointId, sealed)).toThrow(SigningSecretUnreadable);
  });
});
