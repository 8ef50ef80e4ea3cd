import type { Tenant } from '@livery/kernel';

export const CIPHER = 'aes-256-gcm';
/** 96 random bits per secret (NIST SP 800-38D, section 8.2). */
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** The additional authenticated data. With it, a secret that was copied to another row, tenant or mode cannot be decrypted. */
export function sealContext({ organizationId, livemode }: Tenant, endpointId: string): Buffer {
  return Buffer.from(`signing-secret ${organizationId} ${livemode ? 'live' : 'test'} ${endpointId}`);
}
