import { randomUUID } from 'node:crypto';
import type { Tenant } from '@livery/kernel';

/**
 * The key of a new object: `<organization>/<live or test>/<first two digits>/<sha256>-<uuid>`. No two uploads have the same key, so
 * the deletion of one object never deletes what another caller has just uploaded.
 */
export function objectKey({ organizationId, livemode }: Tenant, sha256: string): string {
  return `${organizationId}/${livemode ? 'live' : 'test'}/${sha256.slice(0, 2)}/${sha256}-${randomUUID()}`;
}
