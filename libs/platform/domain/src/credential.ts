import type { Principal } from '@livery/kernel';
import { credentialsExpired, credentialsInvalid, organizationSuspended } from './platform.errors.ts';

/** A stored credential, with the principal that it authenticates. */
export interface Credential extends Principal {
  /** The UUID of the API key or the access token. */
  readonly id: string;
  /** Its expiry, or the end of its overlap if that is earlier. */
  readonly expiresAt: Date | null;
  /** Whether the credential is revoked, or the application of a token is disabled. */
  readonly revoked: boolean;
  readonly organizationStatus: 'active' | 'suspended';
}

/**
 * Decides whether a credential may be used now. Unknown and revoked credentials get the same error.
 * @throws DomainError `credentials_invalid`, `credentials_expired`, `organization_suspended`
 */
export function admit(credential: Credential | null, now: Date): Credential {
  if (credential === null || credential.revoked) throw credentialsInvalid();
  if (credential.expiresAt !== null && credential.expiresAt <= now) throw credentialsExpired();
  if (credential.organizationStatus === 'suspended') throw organizationSuspended();
  return credential;
}
