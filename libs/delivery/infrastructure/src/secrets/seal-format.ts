import type { Tenant } from '@livery/kernel';

export const CIPHER = 'aes-256-gcm';
/** NIST SP 800-38D, section 8.2: 96 random bits for each secret. */
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** Binds a sealed secret to its endpoint: moved to another row, tenant or mode it does not open. */
export function sealContext({ organizationId, livemode }: Tenant, endpointId: string): Buffer {
  return Buffer.from(`signing-secret ${organizationId} ${livemode ? 'live' : 'test'} ${endpointId}`);
}
